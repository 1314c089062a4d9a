// Variables of Velocity, such as `$name` and `$!name`.
extension JSONNode {
  /// Whether the text contains a variable, and the document contains a directive such as `#if($x)`.
  ///
  /// Without a directive, `$name` is a text like any other.
  var namesVelocityVariable: Bool {
    let core = tape.core
    if core.pointee.tags.isEmpty { return false }
    return Self.hasVariable(rawContent) && core.pointee.hasVelocityTag
  }

  private static func hasVariable(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.indices.contains { index in
      guard text[index] == .dollar else { return false }
      var next = index + 1
      if next < text.count, text[next] == UInt8(ascii: "!") { next += 1 }
      return next < text.count && text[next].isLetter
    }
  }
}

extension JSONCore {
  /// Whether a tag outside strings is a directive of Velocity: no other tag begins with `#`.
  fileprivate var hasVelocityTag: Bool { tags.contains { bytes[$0.range.start] == .hash } }
}
