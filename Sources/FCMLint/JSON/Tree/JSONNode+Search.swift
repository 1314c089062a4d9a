// Looking for members by name, for numbers in a subtree, and for short texts in a string.
extension JSONNode {
  /// The first member with one of these names; nil if there is none.
  package func member(named names: String...) -> JSONMember? {
    members.first { member in names.contains { member.key.isNamed($0) } }
  }

  /// Whether the text of a key is this name; makes no string of a key without escapes.
  func isNamed(_ name: String) -> Bool {
    if hasEscapes { return text == name }
    let raw = rawContent
    return raw.count == name.utf8.count && raw.elementsEqual(name.utf8)
  }

  /// The numbers of this subtree that are at least `count` bytes long, in the order of the source.
  public func numbers(ofAtLeast count: Int) -> [JSONNode] {
    // The parser has met them all, and where it had to mend something, they are looked for.
    let isKnown = count >= JSONCore.lengthOfLongNumber && core.pointee.errors.isEmpty
    if isKnown, !core.pointee.hasLongNumber { return [] }
    let entries = core.pointee.entries
    var found: [JSONNode] = []
    for index in index..<endIndex
    where entries[index].kind == .number && entries[index].end &- entries[index].start >= count {
      found.append(JSONNode(core: core, index: index))
    }
    return found
  }

  /// Whether a template may add members to this object.
  ///
  /// It may through a key with a placeholder, or a tag between members such as `{{> target}}`.
  public var mayGainMembers: Bool { members.contains { $0.key.isOpaque } || hasFillingTag }

  /// Whether a tag stands between the members that a value or another file may come for.
  private var hasFillingTag: Bool {
    if !isObject || core.pointee.tags.isEmpty { return false }
    var place = core.pointee.firstTag(from: Int(entry.start))
    let last = place + Self.manyTags
    while place < core.pointee.tags.count, core.pointee.tags[place].range.end <= Int(entry.end) {
      // An object that holds so many may become anything.
      if place == last { return true }
      let tag = core.pointee.tags[place]
      if tag.container == index {
        let role = TemplateTag(core.pointee.bytes, at: tag.range.start)?.role
        if role == .value || role == .other { return true }
      }
      place += 1
    }
    return false
  }

  private static var manyTags: Int { 64 }

  /// Whether this subtree contains a placeholder or a template tag.
  public var isTemplate: Bool {
    let tags = core.pointee.tags
    let place = tags.isEmpty ? 0 : core.pointee.firstTag(from: Int(entry.start))
    if place < tags.count, tags[place].range.end <= Int(entry.end) { return true }
    return (index..<endIndex).contains { JSONNode(core: core, index: $0).isOpaque }
  }

  /// Whether the decoded text of a string or key starts with `prefix`.
  public func starts(with prefix: StaticString) -> Bool {
    guard kind == .string || kind == .key else { return false }
    return withDecoded { ByteSearch.starts($0[...], with: prefix) }
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

  /// Calls `body` with the decoded text of a string or key, copied only where it holds escapes.
  @inline(__always)
  func withDecoded<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if hasEscapes { return decodedBytes.withUnsafeBufferPointer(body) }
    return body(rawContent)
  }
}
