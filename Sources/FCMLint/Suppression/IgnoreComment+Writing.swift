// Comments that a tool writes.
extension IgnoreComment {
  /// The marks around a comment of one line.
  package struct Form: Sendable {
    let opener: StaticString
    let closer: StaticString

    package static let slashes = Form(opener: "// ", closer: "")
    package static let hash = Form(opener: "# ", closer: "")
    package static let markup = Form(opener: "<!-- ", closer: " -->")
    /// A comment of MDX, which takes none of HTML.
    package static let braces = Form(opener: "{/* ", closer: " */}")
  }

  /// The reason in what editors and fixes write, which a person replaces.
  package static var reasonToReplace: String { "TODO: explain why" }

  /// The edit that writes a comment about a rule above the line with an offset, indented as the line.
  package static func edit(
    above offset: Int, rule: String, _ form: Form, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Edit {
    var start = offset
    while start > 0, bytes[start - 1] != .lineFeed { start -= 1 }
    let indent = bytes[start...].prefix { $0 == .space || $0 == .tab }
    let breaksAsWindows = bytes[start...].firstIndex(of: .lineFeed).map {
      $0 > start && bytes[$0 - 1] == .carriageReturn
    }
    let text =
      String(decoding: indent, as: UTF8.self)
      + "\(form.opener)\(marker) \(rule): \(reasonToReplace)\(form.closer)"
      + (breaksAsWindows == true ? "\r\n" : "\n")
    return Edit(ByteRange(start, start), text)
  }
}
