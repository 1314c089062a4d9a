// Repairs where a value is expected.
extension JSONParser {
  /// A closer is before the document.
  /// `} {"a": 1}` → `{"a": 1}`
  mutating func repairCloserBeforeDocument() -> Step? {
    guard stack.isEmpty, isCloser(position) else { return nil }
    return skipUnexpected(then: .value)
  }

  /// A closer is after the last comma, or after several commas.
  /// `[1, 2, ]` → `[1, 2 ]`
  mutating func repairTrailingComma() -> Step? {
    let (last, next) = endOfCommas()
    guard next < end, isCloser(next) else { return nil }
    if closes(next), let comma = danglingComma() {
      reportTrailingComma(from: comma, to: next == position ? comma &+ 1 : last)
    } else if next > position {
      return nil
    }
    position = next
    return .afterValue
  }

  /// A comma is instead of an element.
  /// `[1, , 2]` → `[1, …, 2]`
  mutating func repairMissingElement() -> Step? {
    guard isInArray, byte == .comma else { return nil }
    let last = endOfCommas().last
    error(.missingValue, position, last)
    _ = tree.append(.missing, position, position)
    position = last
    return .value
  }

  /// A comma or closer is instead of the value of a member.
  /// `{"a": , "b": 1}` → `{"a": …, "b": 1}`
  mutating func repairMissingValue() -> Step? {
    guard byte == .comma || isCloser(position) else { return nil }
    error(.missingValue, position, position &+ 1)
    if stack.isEmpty {
      position &+= 1
      return .value
    }
    _ = tree.append(.missing, position, position)
    return .afterValue
  }

  /// A colon is instead of a value.
  /// `{"a":: 1}` → `{"a": 1}`
  mutating func repairDoubledColon() -> Step? {
    byte == .colon ? skipUnexpected(then: .value) : nil
  }

  /// A number is not valid JSON.
  /// `[+1, 0x10, .5]` → `[1, 16, 0.5]`
  mutating func repairNumber() -> Step? {
    guard byte.isDigit || [.plus, .minus, .period].contains(byte) else { return nil }
    var stop = position
    if bytes[stop] == .minus || bytes[stop] == .plus {
      stop &+= 1
      let digits = indexAfterBlanks(from: stop)
      if digits < end, bytes[digits].isDigit { stop = digits }
      if stop < end, bytes[stop].isLetter { return nil }
    }
    stop = endOfWord(from: stop)
    if bytes[stop &- 1] == .period, isCommaMeant(at: stop &- 1) { stop &-= 1 }
    if let number = Self.endOfNumber(bytes, from: position, to: stop), number.end == stop {
      // A foreign space or a period follows, which is a separate error.
      return append(.number, to: stop, flags: number.isFractional ? .fractional : [])
    }
    let text = string(position, stop)
    guard NumberRepair.resemblesNumber(text) else { return nil }
    let range = ByteRange(position, stop)
    if !isCutOff(at: stop) {
      let repair = NumberRepair.repair(text).map { [Edit(range, $0)] } ?? []
      error(.badNumber, position, stop, repair: repair)
    }
    return append(.number, to: stop, flags: .malformed)
  }

  /// Three backticks are before the document, as around code in Markdown.
  /// "```json" before `{"a": 1}` → `{"a": 1}`
  mutating func repairFence() -> Step? {
    guard stack.isEmpty, position &+ 2 < end,
      (position...position &+ 2).allSatisfy({ bytes[$0] == .backtick })
    else { return nil }
    return unexpectedRun(asValue: true)
  }

  /// Words of other languages, and the JSON literal that each of them means.
  private static let foreignLiterals: [(String, JSONKind, String?)] = [
    ("True", .true, "true"), ("TRUE", .true, "true"), ("False", .false, "false"),
    ("FALSE", .false, "false"), ("None", .null, "null"), ("Null", .null, "null"),
    ("NULL", .null, "null"), ("nil", .null, "null"), ("Nil", .null, "null"),
    ("undefined", .null, nil), ("NaN", .number, nil), ("Infinity", .number, nil),
    ("-Infinity", .number, nil), ("+Infinity", .number, nil), ("-NaN", .number, nil),
    ("inf", .number, nil), ("nan", .number, nil),
  ]

  /// A word means one of the JSON literals.
  /// `[True, None]` → `[true, null]`
  mutating func repairLiteral() -> Step? {
    var stop = endOfWord(from: position)
    if stop > position, bytes[stop &- 1] == .period, isCommaMeant(at: stop &- 1) { stop &-= 1 }
    let word = stop &- position < 12 ? string(position, stop) : ""
    // A foreign space is after a JSON literal, which is a separate error.
    switch word {
    case "true": return append(.true, to: stop)
    case "false": return append(.false, to: stop)
    case "null": return append(.null, to: stop)
    default: break
    }
    guard let (_, kind, meaning) = Self.foreignLiterals.first(where: { $0.0 == word }) else {
      return nil
    }
    let range = ByteRange(position, stop)
    error(.nonJSONLiteral, position, stop, repair: meaning.map { [Edit(range, $0)] } ?? [])
    return append(kind, to: stop, flags: .malformed)
  }

  private mutating func append(_ kind: JSONKind, to stop: Int, flags: TapeEntry.Flags = [])
    -> Step
  {
    _ = tree.append(kind, position, stop, flags: flags)
    position = stop
    return .closed
  }

  // MARK: Other text

  /// Reports text that is not a token; instead of a value it becomes a missing value, unless a
  /// container follows.
  /// `{"a": new Date("1, 2"), "b": 1}` → `{"a": …, "b": 1}`
  mutating func unexpectedRun(asValue: Bool) -> Step {
    var stop = endOfRun(from: position)
    if asValue, stack.isEmpty, let opener = openerNear(position) {
      stop = withoutSpace(from: position &+ 1, to: opener)
    }
    if !asValue { doubtLastQuotes() }
    if !isCutOff(at: stop), asValue || !continuesError() {
      error(.unexpectedToken, position, stop)
    }
    let begin = position
    position = stop
    guard asValue else { return .afterValue }
    // Text directly before a container belongs to it: `Notification {` is read as an object.
    let next = indexAfterSpace(from: stop)
    if next < end, isOpener(next) {
      position = next
      return .value
    }
    _ = tree.append(.missing, begin, stop)
    return .closed
  }

  /// Removes the repair of a string in other quotes if text follows it directly, because the string
  /// may end later.
  /// `[“a "b"”]`
  private mutating func doubtLastQuotes() {
    guard let last = tree.errors.last, !last.repair.isEmpty,
      [.singleQuotedString, .typographicQuote, .backtickString, .escapedQuote]
        .contains(last.kind),
      indexAfterBlanks(from: last.range.end) == position
    else { return }
    tree.errors[tree.errors.count &- 1].repair = []
  }

  /// The first opener after a few words before the document, such as `const body =`.
  private func openerNear(_ start: Int) -> Int? {
    (start &+ 1..<max(start &+ 1, min(end, start &+ 200))).first { isOpener($0) }
  }

  /// Whether the document ends directly after a token inside a container, so that the token may be
  /// the first part of a valid one.
  func isCutOff(at stop: Int) -> Bool {
    !stack.isEmpty && indexAfterSpace(from: stop) == end
  }

  /// Whether the last error continues here, with no member in between.
  func continuesError() -> Bool {
    guard let last = tree.errors.last, last.kind == .unexpectedToken, last.node == container,
      last.range.end <= position, position &- last.range.end < 200
    else { return false }
    return !(last.range.end..<position).contains { bytes[$0] == .colon }
  }

  /// Marks the last value as a guess, because text without a comma follows it.
  mutating func markLastValueUncertain() {
    let entry = lastEntry
    guard entry.kind != .object, entry.kind != .array, Int(entry.end) == endOfPreviousToken() else {
      return
    }
    entries[lastNode].flags.insert(.unterminated)
  }
}
