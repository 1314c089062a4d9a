// Repairs at colons after a value: the value is a key, or its container is not an array.
extension JSONParser {
  /// The last element is a key, and there is no closer left for the array.
  /// `{"a": ["x", "b": 1}` → `{"a": ["x"], "b": 1}`
  mutating func repairArrayBeforeKey() -> Step? {
    guard isInArray, let entry = textBeforeColon, stack.count > 1,
      stack[stack.count &- 2].isObject, closersAhead() == stack.count &- 1
    else { return nil }
    let comma = endOfPreviousToken(before: Int(entry.start)) &- 1
    let opener = openerOfContainer
    guard bytes[comma] == .comma else { return nil }
    core.pointee.count = lastNode
    // A missing element may be after the last byte before the comma.
    let last = Int(entries[lastNode].end)
    _ = closeContainer(at: max(last, withoutSpace(from: opener, to: comma)))
    appendKey(from: entry)
    error(
      .unclosedContainer, opener, opener &+ 1,
      related: ByteRange(Int(entry.start), Int(entry.end)))
    return .value
  }

  /// The last element is a key, and there is one closer too many.
  /// `{"a": ["b": 1}]}` → `{"a": [{"b": 1}]}`
  mutating func repairMissingOpenerInArray() -> Step? {
    guard isInArray, let entry = textBeforeColon, stack.count < Self.deepest,
      closersAhead() == stack.count &+ 1
    else { return nil }
    if !hasReported(.colon) { error(.unexpectedToken, position, position &+ 1) }
    core.pointee.count = lastNode
    openObject(at: entry)
    return .value
  }

  /// The first element is a key: Swift and PHP write objects in brackets. This is reported once in
  /// a document, because all its objects are written like that.
  /// `["a": 1, "b": 2]` → `{"a": 1, "b": 2}`
  mutating func repairArrayForObject() -> Step? {
    let (node, object) = (lastNode, container)
    guard isInArray, textBeforeColon != nil, node == object &+ 1 else { return nil }
    entries[object].kind = .object
    stack[stack.count &- 1] = JSONFrame(node: object, isObject: true)
    entries[node].kind = .key
    rename(node)
    replaceBracket(openerOfContainer, by: "{")
    position &+= 1
    return .value
  }

  /// The end of an array that is an object.
  /// `["a": 1]` → `{"a": 1}`
  mutating func repairArrayForObjectEnd() -> Step? {
    guard byte == .closeBracket, !isInArray, openerOfContainer < position,
      bytes[openerOfContainer] == .openBracket
    else { return nil }
    if let comma = danglingComma() { reportTrailingComma(from: comma, to: comma &+ 1) }
    replaceBracket(position, by: "}")
    return close()
  }

  private mutating func replaceBracket(_ place: Int, by brace: String) {
    let here = ByteRange(place, place &+ 1)
    let edit = Edit(here, brace)
    let known = tree.errors.firstIndex { $0.kind == .mismatchedBracket && !$0.repair.isEmpty }
    if let known {
      tree.errors[known].repair.note(edit)
    } else {
      error(.mismatchedBracket, here.start, here.end, repair: [edit])
    }
  }

  /// A later element is before the colon; only the first such colon in an array is reported.
  /// `[1, "a": 2]` → `[1, "a", 2]`
  mutating func repairColonInArray() -> Step? {
    guard isInArray, byte == .colon else { return nil }
    if !hasReported(.colon) { error(.unexpectedToken, position, position &+ 1) }
    position &+= 1
    return .value
  }

  /// A key is after the colon.
  /// `{"a": 1: "b": 2}` → `{"a": 1, "b": 2}`
  mutating func repairColonForComma() -> Step? {
    let here = ByteRange(position, position &+ 1)
    guard !isInArray, byte == .colon, startsKey(at: indexAfterSpace(from: here.end))
    else { return nil }
    error(.missingComma, here.start, here.end, repair: [Edit(here, ",")])
    position &+= 1
    return .key
  }

  /// The value before the colon is a key, whose own key has no opener.
  /// `{"a": "b": 1}}` → `{"a": {"b": 1}}`
  mutating func repairMissingOpener() -> Step? {
    let node = lastNode
    guard !isInArray, let value = textBeforeColon, stack.count < Self.deepest else { return nil }
    let key = entries[node &- 1]
    guard key.kind == .key else { return nil }
    let closer = closersAhead() == stack.count &+ 1 ? nil : closerMissing(after: key, value)
    guard closer != nil || closersAhead() == stack.count &+ 1 else { return nil }
    if key.start < key.end { reportMissingOpener(of: key, closer) }
    core.pointee.count = node
    openObject(at: value)
    return .value
  }

  private mutating func reportMissingOpener(of key: TapeEntry, _ closer: Edit?) {
    guard let colon = colon(after: Int(key.end)) else { return }
    error(
      .missingBraces, Int(key.start), Int(key.end),
      repair: [Edit(ByteRange(colon &+ 1, colon &+ 1), " {")] + (closer.map { [$0] } ?? []),
      detail: .missingBraces(closer == nil ? .openingOfObject : .bothOfObject))
  }

  /// The edit that adds the closer of the members of a key, judging by their indentation; nil if
  /// other members follow.
  private mutating func closerMissing(after key: TapeEntry, _ value: TapeEntry) -> Edit? {
    guard closersAhead() == stack.count, stack.count <= 8,
      (0..<stack.count).allSatisfy({ stack[$0].isObject }),
      let column = damaged.column(of: Int(key.start)),
      let inner = damaged.column(of: Int(value.start)), column < inner,
      let outer = damaged.firstPlace(after: position, indentedBy: column)
    else { return nil }
    var index = outer
    for _ in 0..<stack.count {
      guard index < end, bytes[index] == .closeBrace else { return nil }
      index = indexAfterSpace(from: index &+ 1)
    }
    guard index == end else { return nil }
    let line = damaged.lineStart(of: Int(key.start))
    let lineBreak = line > start &+ 1 && bytes[line &- 2] == .carriageReturn ? "\r\n" : "\n"
    let stop = endOfPreviousToken(before: outer)
    return Edit(ByteRange(stop, stop), lineBreak + string(line, Int(key.start)) + "}")
  }

  /// The value before the colon is a key, whose own key has no value.
  /// `{"a": "b": 1}` → `{"a": …, "b": 1}`
  mutating func repairValueThatIsKey() -> Step? {
    let node = lastNode
    guard !isInArray, let value = textBeforeColon else { return nil }
    let key = entries[node &- 1]
    guard key.kind == .key else { return nil }
    if key.start < key.end { error(.missingValue, Int(key.start), Int(key.end)) }
    entries[node &- 1].flags.insert(.malformed)
    core.pointee.count = node
    _ = tree.append(.missing, Int(key.end), Int(key.end))
    appendKey(from: value)
    return .value
  }

  /// A container is instead of a key, which is already reported.
  /// `{{"a": 1}: 2}` → `{"…": 2}`
  mutating func repairColonAfterContainer() -> Step? {
    guard !isInArray, byte == .colon,
      hasReported(.openBrace) || hasReported(.openBracket) || hasReported(.colon)
    else { return nil }
    appendNamelessKey()
    position &+= 1
    return .value
  }

  /// The last string, if it ends directly before the colon here.
  private var textBeforeColon: TapeEntry? {
    mutating get {
      let entry = lastEntry
      guard byte == .colon, entry.kind == .string,
        !entry.flags.contains(.unterminated), Int(entry.end) == endOfPreviousToken()
      else { return nil }
      return entry
    }
  }

  /// Opens an object without a brace before the string that is its first key.
  private mutating func openObject(at string: TapeEntry) {
    let object = tree.append(.object, Int(string.start), Int(string.start))
    stack.append(JSONFrame(node: object, isObject: true))
    appendKey(from: string)
  }

  /// Appends the string before the colon as a key, and skips the colon.
  private mutating func appendKey(from string: TapeEntry) {
    let key = tree.append(
      .key, Int(string.start), Int(string.end), flags: string.flags, open: string.openQuote,
      close: string.closeQuote)
    rename(key)
    position &+= 1
  }
}
