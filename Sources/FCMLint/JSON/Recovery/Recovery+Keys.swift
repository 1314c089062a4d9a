// Repairs where a key is expected.
extension JSONParser {
  /// A comma is instead of a key.
  /// `{"a": 1,, "b": 2}` → `{"a": 1, "b": 2}`
  mutating func repairSurplusComma() -> Step? {
    guard byte == .comma else { return nil }
    let (last, next) = endOfCommas()
    error(.unexpectedToken, position, last, repair: removalOfCommas(from: position, to: last))
    position = next
    return .key
  }

  /// A colon is instead of a key.
  /// `{: 1}` → `{"…": 1}`
  mutating func repairColonWithoutKey() -> Step? {
    guard byte == .colon else { return nil }
    error(.unexpectedToken, position, position &+ 1)
    appendNamelessKey()
    position &+= 1
    return .value
  }

  /// A placeholder is a key, or a tag such as `{{#if x}}` prints no member.
  mutating func readPlaceholderKey() -> Step? {
    guard let tag = tag(at: position) else { return nil }
    guard let colon = colon(after: tag.end) else { return pass(tag) }
    appendBareKey(to: tag.end)
    position = colon &+ 1
    return .value
  }

  /// A brace is instead of a key, and there is no closer left for it.
  /// `{"a": {{"b": 1}}` → `{"a": {"b": 1}}`
  mutating func repairDoubledBrace() -> Step? {
    guard byte == .openBrace, closersAhead() == stack.count else { return nil }
    return skipUnexpected(then: .key, repairs: true)
  }

  /// A container is instead of a key.
  /// `{[1], "a": 2}` → `{"…": [1], "a": 2}`
  mutating func repairContainerWithoutKey() -> Step? {
    guard isOpener(position) else { return nil }
    if !isNameless(container), !continuesError() {
      error(.unexpectedToken, position, position &+ 1)
    }
    appendNamelessKey()
    return .value
  }

  /// A container, a tag or a doubled brace is after a value without a comma.
  /// `{"a": 1 {"b": 2}` → `{"a": 1, "b": 2}`
  mutating func repairOpener() -> Step? {
    guard isOpener(position) else { return nil }
    return readPlaceholderKey() ?? repairDoubledBrace() ?? repairContainerWithoutKey()
  }

  /// Inserts an empty key before a value that has no key.
  mutating func appendNamelessKey() {
    _ = tree.append(.key, position, position, next: 0, flags: .malformed, open: 0, close: 0)
  }

  /// Whether the key of the value was inserted by the parser.
  private func isNameless(_ node: Int) -> Bool {
    guard node > 0 else { return false }
    let key = entries[node &- 1]
    return key.kind == .key && key.start == key.end
  }

  /// A key is in quotes that are not valid JSON.
  /// `{'a': 1}` → `{"a": 1}`
  mutating func repairQuotesAroundKey() -> Step? {
    guard let key = readQuoted(as: .key) else { return nil }
    note(key: key)
    return .colon
  }

  /// A key has no quotes, or only the closing one.
  /// `{a: 1, b": 2}` → `{"a": 1, "b": 2}`
  mutating func repairBareKey() -> Step? {
    let stop = endOfWord(from: position)
    guard stop > position, byte != .period else { return nil }
    let opening = Edit(ByteRange(position, position), "\"")
    if let colon = colon(after: stop) {
      error(.unquotedKey, position, stop, repair: [opening, Edit(ByteRange(stop, stop), "\"")])
      appendBareKey(to: stop)
      position = colon &+ 1
      return .value
    }
    guard stop < end, bytes[stop] == .quote, let colon = colon(after: stop &+ 1) else { return nil }
    error(.unquotedKey, position, stop &+ 1, repair: [opening])
    appendBareKey(to: stop &+ 1, close: 1)
    position = colon &+ 1
    return .value
  }

  private mutating func appendBareKey(to stop: Int, close: UInt8 = 0) {
    rename(tree.append(.key, position, stop, open: 0, close: close))
  }

  // MARK: Where a colon is expected

  /// The colon is inside the quotes, and a value follows.
  /// `{"a:" 1}` → `{"a": 1}`
  mutating func repairColonInQuotes() -> Step? {
    guard let stop = endOfTextBeforeColon, startsValue(after: Int(lastEntry.end)) else {
      return nil
    }
    let range = ByteRange(stop, Int(lastEntry.end))
    entries[lastNode].end = UInt32(truncatingIfNeeded: stop &+ 1)
    rename(lastNode)
    error(.missingColon, range.start, range.end, repair: [Edit(range, "\":")])
    return .value
  }

  /// The closing quote is missing, and the opening quote of the value closes the key.
  /// `{"a: "x"}` → `{"a": "x"}`
  mutating func repairQuoteMissingBeforeColon() -> Step? {
    guard let stop = endOfTextBeforeColon, position == Int(lastEntry.end) else { return nil }
    return closeEarly(at: withoutSpace(from: Int(lastEntry.start) &+ 1, to: stop), then: .colon)
  }

  /// The index of the colon at the end of the last key, if the key is in double quotes.
  private var endOfTextBeforeColon: Int? {
    let key = lastEntry
    guard key.openQuote == 1, key.closeQuote == 1, bytes[Int(key.start)] == .quote else {
      return nil
    }
    let content = Int(key.start) &+ 1
    let stop = withoutSpace(from: content, to: Int(key.end) &- 1) &- 1
    return stop > content && bytes[stop] == .colon ? stop : nil
  }

  /// Whether a value begins after a key that ended at `stop`. A quote directly after the key may
  /// belong to the key.
  private func startsValue(after stop: Int) -> Bool {
    isOpener(position)
      || position > stop && startsElement(at: position)
        && !startsKey(at: position)
  }

  /// The closing quote is missing, and the text up to the next quote contains the colon.
  /// `{"a: 1, "b": 2}` → `{"a": 1, "b": 2}`
  mutating func repairUnterminatedKey() -> Step? {
    guard let entry = adjoiningString(.key) else { return nil }
    let content = Int(entry.start) &+ 1
    guard let colon = (content..<Int(entry.end)).first(where: { bytes[$0] == .colon }) else {
      return nil
    }
    return closeEarly(at: withoutSpace(from: content, to: colon), then: .colon)
  }

  /// A key contains unescaped quotes.
  /// `{"a"b"c": 1}` → `{"a\"b\"c": 1}`
  mutating func repairQuotesInKey() -> Step? {
    guard adjoiningString(.key) != nil else { return nil }
    let limit = min(end, position &+ Self.sight)
    guard
      let closing = (position..<limit).first(where: { bytes[$0] == .quote || bytes[$0] < .space }),
      bytes[closing] == .quote, colon(after: closing &+ 1) != nil
    else { return nil }
    extend(to: closing)
    return .colon
  }

  /// Another separator is instead of the colon.
  /// `{"a" = 1, "b", 2}` → `{"a": 1, "b": 2}`
  mutating func repairSeparatorForColon() -> Step? {
    var stop = position &+ 1
    switch byte {
    case .equals: if stop < end, bytes[stop] == .greaterThan { stop &+= 1 }
    case .comma, .semicolon:
      let next = indexAfterSpace(from: stop)
      guard next < end, startsElement(at: next), !startsKey(at: next) else { return nil }
    default: return nil
    }
    let separator = ByteRange(position, stop)
    error(.missingColon, separator.start, separator.end, repair: [Edit(separator, ":")])
    position = stop
    return .value
  }

  /// A comma or closer is after the key.
  /// `{"a", "b": 1}` → `{"a": …, "b": 1}`
  mutating func repairKeyWithoutValue() -> Step? {
    byte == .comma || isCloser(position) ? reportMissingValue(then: .afterValue) : nil
  }

  /// Another key is after the key: one of them is a value without a key, or a key without a value.
  /// `{"a" "b": 1}` → `{"a": …, "b": 1}`
  mutating func repairValueWithoutKey() -> Step? {
    startsKey(at: position) ? reportMissingValue(then: .afterGap) : nil
  }

  private mutating func reportMissingValue(then step: Step) -> Step {
    let (key, entry) = (lastNode, lastEntry)
    // If the key is unterminated or missing, that is already reported.
    if !entry.flags.contains(.unterminated), entry.start < entry.end {
      error(.missingValue, Int(entry.start), Int(entry.end))
      entries[key].flags.insert(.malformed)
    }
    _ = tree.append(.missing, Int(entry.end), Int(entry.end))
    return step
  }

  /// A value is after the key.
  /// `{"a" 1}` → `{"a": 1}`
  mutating func repairMissingColon() -> Step {
    let stop = Int(lastEntry.end)
    error(
      .missingColon, position, endOfToken(from: position),
      repair: [Edit(ByteRange(stop, stop), ":")])
    return .value
  }
}
