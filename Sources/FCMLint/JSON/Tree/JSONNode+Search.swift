// Searching: members by name, numbers in a subtree, and text in a string.
extension JSONNode {
  /// The first member with one of these names; nil if there is none.
  package func member(named names: String...) -> JSONMember? {
    members.first { member in names.contains { member.key.isNamed($0) } }
  }

  /// Whether the text of a key is this name; creates no string for a key without escapes.
  func isNamed(_ name: String) -> Bool {
    if hasEscapes { return text == name }
    let raw = rawContent
    guard raw.count == name.utf8.count, let start = raw.baseAddress else { return false }
    var name = name
    return name.withUTF8 { $0.baseAddress.map { ByteSearch.equal(start, $0, raw.count) } ?? false }
  }

  /// Whether the node is a string that is not empty.
  package var isText: Bool { isString && !contentRange.isEmpty }

  /// The numbers of this subtree that are at least `count` bytes long, in the order of the source.
  public func numbers(ofAtLeast count: Int) -> [JSONNode] {
    // Without syntax errors the parser knows whether there is a long number.
    let core = tape.core
    let isKnown = count >= JSONCore.lengthOfLongNumber && core.pointee.errors.isEmpty
    if isKnown, !core.pointee.hasLongNumber { return [] }
    return descendants.filter { $0.isNumber && $0.range.count >= count }
  }

  /// Whether a template may add members to this object.
  ///
  /// A key with a placeholder and a tag between members, such as `{{> target}}`, may add members.
  public var mayGainMembers: Bool { members.contains { $0.key.isOpaque } || hasFillingTag }

  /// Whether there is a tag between the members that a value or another file may replace.
  private var hasFillingTag: Bool {
    let tags = tape.tags
    if !isObject || tags.isEmpty { return false }
    let range = range
    var place = tape.core.pointee.firstTag(from: range.start)
    let last = place + JSONCore.manyTags
    while place < tags.count, tags[place].range.end <= range.end {
      if place == last { return true }
      let tag = tags[place]
      if tag.container == index {
        let role = TemplateTag(tape.bytes, at: tag.range.start)?.role
        if role == .value || role == .other { return true }
      }
      place += 1
    }
    return false
  }

  /// Whether this subtree contains a placeholder or a template tag.
  public var isTemplate: Bool {
    let tags = tape.tags
    if !tags.isEmpty {
      let range = range
      let place = tape.core.pointee.firstTag(from: range.start)
      if place < tags.count, tags[place].range.end <= range.end { return true }
    }
    return (index..<endIndex).contains { tape[$0].isOpaque }
  }

  /// Whether the decoded text of a string or key starts with `prefix`.
  public func starts(with prefix: StaticString) -> Bool {
    guard kind == .string || kind == .key else { return false }
    let text = rawContent
    let count = prefix.utf8CodeUnitCount
    if !hasEscapes, let base = text.baseAddress {
      return text.count >= count && ByteSearch.equal(base, prefix.utf8Start, count)
    }
    for offset in 0..<count {
      guard offset < text.count else { return false }
      // Nearly every text differs before its first escape.
      if text[offset] == .backslash {
        return withDecoded { ByteSearch.starts($0[...], with: prefix) }
      }
      if text[offset] != prefix.utf8Start[offset] { return false }
    }
    return true
  }

  /// Whether the decoded text of a string or key contains `part`.
  public func contains(_ part: StaticString) -> Bool {
    guard kind == .string || kind == .key else { return false }
    return withDecoded { ByteSearch.position(of: part, in: $0) } != nil
  }

  /// Whether the decoded text of a string or key contains an ASCII capital letter.
  public var hasCapitals: Bool {
    guard kind == .string || kind == .key else { return false }
    return withDecoded { ByteSearch.hasCapitals($0) }
  }
}
