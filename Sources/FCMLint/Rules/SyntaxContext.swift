/// The source around a syntax error, for the rules that report it.
@usableFromInline
package struct SyntaxContext {
  let tree: JSONTree
  let bytes: UnsafeBufferPointer<UInt8>

  /// The source text of a range, shortened for a message.
  package func excerpt(_ range: ByteRange) -> String {
    Excerpt.of(place(range), in: bytes)
  }

  /// The source text of a range, with malformed UTF-8 replaced by U+FFFD.
  package func text(_ range: ByteRange) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[place(range)]), as: UTF8.self)
  }

  private func place(_ range: ByteRange) -> Range<Int> {
    let start = min(max(range.start, 0), bytes.count)
    return start..<min(max(range.end, start), bytes.count)
  }

  /// The node with the error: a string or key for an error inside it, otherwise the innermost
  /// container; nil if the source contains no value.
  package func node(of error: SyntaxError) -> JSONNode? {
    error.node < tree.core.pointee.count ? JSONNode(core: tree.core, index: error.node) : nil
  }

  /// The two keys of a duplicate and their object; nil if it is not closed or very large.
  package func duplicateKeys(of error: SyntaxError)
    -> (object: JSONNode, first: JSONNode, second: JSONNode)?
  {
    guard let second = node(of: error), second.kind == .key, let object = second.container,
      object.isObject, object.isClosed, object.isSearchable,
      let first = object.members.first(where: { $0.key.range == error.related })?.key
    else { return nil }
    return (object, first, second)
  }

  /// Whether the last brace of a message can be missing only at its end: at an earlier place it would
  /// move members to an object that does not have them.
  package var canOnlyCloseAtEnd: Bool {
    guard let root = tree.root, root.isObject, let message = root[name: "message"] else {
      return false
    }
    var (object, outer) = (root, root)
    while object.isObject {
      var (count, last) = (0, object)
      for member in object.members { (count, last) = (count + 1, member.value) }
      // No member of a notification has the name of one of the message.
      let isCommon = object.key?.matches("notification") == true && outer.isSame(as: message)
      if count > 1, !isCommon, !object.isSame(as: message) { return false }
      if count == 0 { break }
      (outer, object) = (object, last)
    }
    return true
  }

  /// Whether the error is a value in `data`, where all values are strings.
  package func isInData(_ error: SyntaxError) -> Bool {
    guard let root = tree.root, let data = node(of: error) else { return false }
    let messages = [root] + Self.members("message", of: root)
    return messages.contains { Self.members("data", of: $0).contains { $0.isSame(as: data) } }
  }

  private static func members(_ name: String, of object: JSONNode) -> [JSONNode] {
    object.isSearchable ? object.members.filter { $0.key.isNamed(name) }.map { $0.value } : []
  }

  /// The finding of every rule of this family: at the error, with its repair as a fix.
  package func finding(
    _ error: SyntaxError, _ message: String, help: String? = nil, related: String? = nil,
    fix title: String? = nil, _ safety: Fix.Safety = .safe
  ) -> Finding {
    var finding = Finding(
      range: error.range, anchor: error.node, message: message, help: help)
    if let related, let range = error.related {
      finding.notes.append(Finding.Note(message: related, range: range, anchor: error.node))
    }
    guard let title, 1...FindingLimit.edits ~= error.repair.count else { return finding }
    return finding.fix(Fix(title, safety, error.repair))
  }
}

extension Finding {
  init(range: ByteRange, anchor: Int, message: String, help: String?) {
    self.range = range
    self.message = message
    self.help = help
    self.anchor = anchor
  }
}
