// Repairs where a value is due.
extension JSONParser {
  /// A closer stands where the document is due.
  /// `} {"a": 1}` → `{"a": 1}`
  mutating func repairCloserBeforeDocument() -> Step? {
    guard stack.isEmpty, isCloser(position) else { return nil }
    return skipUnexpected(then: .value)
  }

  /// A closer follows the last comma, or several commas.
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

  /// A comma stands where an element is due.
  /// `[1, , 2]` → `[1, …, 2]`
  mutating func repairMissingElement() -> Step? {
    guard isInArray, byte == .comma else { return nil }
    let last = endOfCommas().last
    error(.missingValue, position, last)
    _ = tree.append(.missing, position, position)
    position = last
    return .value
  }

  /// A comma or closer stands where the value of a member is due.
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

  /// A colon stands where a value is due.
  /// `{"a":: 1}` → `{"a": 1}`
  mutating func repairDoubledColon() -> Step? {
    byte == .colon ? skipUnexpected(then: .value) : nil
  }

  /// A number is not written as JSON requires.
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
      // A foreign space or a period follows, which is an error of its own.
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

  /// Three backticks stand in front of the document, as around code in Markdown.
  /// "```json" in front of `{"a": 1}` → `{"a": 1}`
  mutating func repairFence() -> Step? {
    guard stack.isEmpty, position &+ 2 < end,
      (position...position &+ 2).allSatisfy({ bytes[$0] == .backtick })
    else { return nil }
    return unexpectedRun(asValue: true)
  }

  /// Words of other languages, and the one JSON word each of them means.
  private static let foreignLiterals: [(String, JSONKind, String?)] = [
    ("True", .true, "true"), ("TRUE", .true, "true"), ("False", .false, "false"),
    ("FALSE", .false, "false"), ("None", .null, "null"), ("Null", .null, "null"),
    ("NULL", .null, "null"), ("nil", .null, "null"), ("Nil", .null, "null"),
    ("undefined", .null, nil), ("NaN", .number, nil), ("Infinity", .number, nil),
    ("-Infinity", .number, nil), ("+Infinity", .number, nil), ("-NaN", .number, nil),
    ("inf", .number, nil), ("nan", .number, nil),
  ]

  /// A word means one of the literals of JSON.
  /// `[True, None]` → `[true, null]`
  mutating func repairLiteral() -> Step? {
    var stop = endOfWord(from: position)
    if stop > position, bytes[stop &- 1] == .period, isCommaMeant(at: stop &- 1) { stop &-= 1 }
    let word = stop &- position < 12 ? string(position, stop) : ""
    // Behind the literals of JSON stands a foreign space, which is an error of its own.
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

  // MARK: Text of another language

  /// Reports text that is no token; as a value it leaves a gap, unless a container follows it.
  /// `{"a": new Date("1, 2"), "b": 1}` → `{"a": …, "b": 1}`
  mutating func unexpectedRun(asValue: Bool) -> Step {
    var stop = endOfRun(from: position)
    if asValue, stack.isEmpty, let opener = openerNear(position) {
      stop = withoutSpace(from: position &+ 1, to: opener)
    }
    if !isCutOff(at: stop), asValue || !continuesError() {
      error(.unexpectedToken, position, stop)
    }
    let begin = position
    position = stop
    guard asValue else { return .afterValue }
    // Text that a container follows belongs to it: `Notification {` is read as an object.
    let next = indexAfterSpace(from: stop)
    if next < end, isOpener(next) {
      position = next
      return .value
    }
    _ = tree.append(.missing, begin, stop)
    return .closed
  }

  /// The first opener behind a few words in front of the document, such as `const body =`.
  private func openerNear(_ start: Int) -> Int? {
    (start &+ 1..<max(start &+ 1, min(end, start &+ 200))).first { isOpener($0) }
  }

  /// Whether the document ends right behind a token inside a container, so that the token may be
  /// the first half of a valid one.
  func isCutOff(at stop: Int) -> Bool {
    !stack.isEmpty && indexAfterSpace(from: stop) == end
  }

  /// Whether the error that was reported last goes on here: no member lies between.
  func continuesError() -> Bool {
    guard let last = tree.errors.last, last.kind == .unexpectedToken, last.node == container,
      last.range.end <= position, position &- last.range.end < 200
    else { return false }
    return !(last.range.end..<position).contains { bytes[$0] == .colon }
  }

  /// What is behind a value without a comma belongs to it: what it would be is a guess.
  mutating func doubtLastValue() {
    let entry = lastEntry
    guard entry.kind != .object, entry.kind != .array, Int(entry.end) == endOfPreviousToken() else {
      return
    }
    entries[lastNode].flags.insert(.unterminated)
  }
}
