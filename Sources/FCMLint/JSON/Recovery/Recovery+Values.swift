// What the parser does where a value is due or has ended: one error for one slip, then on.
extension JSONParser {
  // MARK: Values

  @inline(never)
  mutating func recoverValue() -> Step {
    if skipTrivia() { return .value }
    let inObject = stack.last?.isObject ?? false
    guard position < end else {
      if inObject { _ = tree.append(.missing, end, end) }
      return endOfSource()
    }
    switch bytes[position] {
    case .closeBrace where stack.isEmpty, .closeBracket where stack.isEmpty:
      error(.unexpectedToken, position, position &+ 1)
      position &+= 1
      return .value
    case .closeBrace where !inObject, .closeBracket where !inObject:
      if comma >= 0, bytes[position] == .closeBracket { trailingComma(to: comma &+ 1) }
      return .afterValue
    case .comma where !inObject && !stack.isEmpty:
      return recoverElementComma()
    case .closeBrace, .closeBracket, .comma:
      error(.missingValue, position, position &+ 1)
      if stack.isEmpty {
        position &+= 1
        return .value
      }
      _ = tree.append(.missing, position, position)
      return .afterValue
    case .colon:
      error(.unexpectedToken, position, position &+ 1)
      position &+= 1
      return .value
    case .plus, .period, UInt8(ascii: "0")...UInt8(ascii: "9"):
      return recoverNumber()
    case .backtick where stack.isEmpty && isFence():
      return unexpectedRun(asValue: true)
    case .hash:
      return readTag() ?? unexpectedRun(asValue: true)
    default:
      if readQuoted(as: .string) != nil { return .closed }
      return readTag() ?? recoverWord()
    }
  }

  /// Whether three backticks stand here, as around code in Markdown.
  private func isFence() -> Bool {
    position &+ 2 < end && bytes[position &+ 1] == .backtick && bytes[position &+ 2] == .backtick
  }

  /// A comma where an element is due: trailing when a closer follows, else an element is missing.
  private mutating func recoverElementComma() -> Step {
    let (last, next) = endOfCommas()
    if comma >= 0, next < end, bytes[next] == .closeBracket {
      trailingComma(to: last)
      position = next
      return .afterValue
    }
    error(.missingValue, position, last)
    _ = tree.append(.missing, position, position)
    comma = last &- 1
    position = last
    if next < end, bytes[next] == .closeBracket { comma = -1 }
    return .value
  }

  /// Where the commas here end, and where what follows them stands.
  func endOfCommas() -> (last: Int, next: Int) {
    var last = position
    var next = position
    while next < end, bytes[next] == .comma {
      last = next &+ 1
      next = indexAfterSpace(from: last)
    }
    return (last, next)
  }

  /// The comma that was read last, and perhaps more behind it, stands before a closer.
  mutating func trailingComma(to stop: Int) {
    error(.trailingComma, comma, stop, repair: removalOfCommas(from: comma, to: stop))
    comma = -1
  }

  func removalOfCommas(from start: Int, to stop: Int) -> [Edit] {
    (start..<stop).filter { bytes[$0] == .comma }.map { Edit(ByteRange($0, $0 &+ 1), "") }
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

  mutating func recoverWord() -> Step {
    var stop = endOfWord(from: position)
    if stop > position, bytes[stop &- 1] == .period, isCommaMeant(at: stop &- 1) { stop &-= 1 }
    let word = stop &- position < 12 ? string(position, stop) : ""
    let plain: JSONKind? =
      switch word {
      case "true": .true
      case "false": .false
      case "null": .null
      default: nil
      }
    if let plain {
      // A foreign space follows, which is a slip of its own.
      _ = tree.append(plain, position, stop)
      position = stop
      return .closed
    }
    guard let (_, kind, meaning) = Self.foreignLiterals.first(where: { $0.0 == word }) else {
      return unexpectedRun(asValue: true)
    }
    let range = ByteRange(position, stop)
    error(.nonJSONLiteral, position, stop, repair: meaning.map { [Edit(range, $0)] } ?? [])
    _ = tree.append(kind, position, stop, flags: .malformed)
    position = stop
    return .closed
  }

  // MARK: After a value

  @inline(never)
  mutating func recoverAfterValue() -> Step {
    if closeBehindTag(tree.core.pointee.count &- 1) { return .afterValue }
    // In `""#ff0000""` the sign begins no comment.
    let isSign = position < end && bytes[position] == .hash
    if isSign, undoubleValue(tree.core.pointee.count &- 1) { return .afterValue }
    if skipTrivia() { return .afterValue }
    guard position < end else { return endOfSource() }
    let inObject = stack[stack.count &- 1].isObject
    let byte = bytes[position]
    if byte == .closeBrace || byte == .closeBracket { return recoverCloser(byte) }
    if byte == .colon { return recoverColonAfterValue() }
    let tag = tag(at: position).flatMap { !inObject || colon(after: $0.end) == nil ? $0 : nil }
    if let tag, tag.role != .value {
      pass(tag)
      return .afterValue
    }
    if commaOptionalAfter >= 0, indexAfterSpace(from: commaOptionalAfter) == position {
      commaOptionalAfter = -1
      comma = -1
      return inObject ? .key : .value
    }
    if byte == .semicolon || byte == .period && isCommaMeant(at: position) {
      return recoverSemicolon()
    }
    if byte == .closeParenthesis, closersAhead() == stack.count &- 1 { return closeWrongly() }
    if rescueValue() { return .afterValue }
    if let tag {
      position = tag.end
      return .afterValue
    }
    if inObject ? startsMember() : startsElement() {
      return !inObject && isBehindTag() ? .value : recoverMissingComma()
    }
    if byte == .openBrace || byte == .openBracket { return recoverKeyAtOpener() }
    doubtLastValue()
    return unexpectedRun(asValue: false)
  }

  /// The next member or element follows without a comma.
  private mutating func recoverMissingComma() -> Step {
    let previous = endOfPreviousToken()
    error(
      .missingComma, position, endOfToken(from: position),
      repair: [Edit(ByteRange(previous, previous), ",")])
    comma = -1
    return stack[stack.count &- 1].isObject ? .key : .value
  }

  /// What stands behind a value without a comma belongs to it: what it would be is a guess.
  mutating func doubtLastValue() {
    let last = tree.core.pointee.count &- 1
    let entry = tree.core.pointee.entries[last]
    guard entry.kind != .object, entry.kind != .array, Int(entry.end) == endOfPreviousToken() else {
      return
    }
    tree.core.pointee.entries[last].flags.insert(.unterminated)
  }

  /// Whether the next member or text follows a full stop, whose key is the comma's neighbour.
  func isCommaMeant(at stop: Int) -> Bool {
    let next = indexAfterSpace(from: stop &+ 1)
    guard next < end, bytes[next] == .quote, let frame = stack.last else { return false }
    return !frame.isObject || colon(after: endOfToken(from: next)) != nil
  }

  /// A semicolon, or a full stop, parts two members, or ends the last one.
  private mutating func recoverSemicolon() -> Step {
    let here = ByteRange(position, position &+ 1)
    let next = indexAfterSpace(from: here.end)
    if next < end,
      bytes[next] == .closeBrace || bytes[next] == .closeBracket || bytes[next] == .comma
    {
      error(.unexpectedToken, here.start, here.end, repair: [Edit(here, "")])
      position &+= 1
      return .afterValue
    }
    error(.missingComma, here.start, here.end, repair: [Edit(here, ",")])
    comma = position
    position &+= 1
    return stack[stack.count &- 1].isObject ? .key : .value
  }

  /// Where the value ends that was read last: white space and comments before here are left out.
  func endOfPreviousToken() -> Int {
    var stop = position
    if let error = tree.errors.last, error.kind == .comment, error.range.end <= position,
      indexAfterSpace(from: error.range.end) == position
    {
      stop = error.range.start
    }
    return withoutSpace(from: start, to: stop)
  }

  /// Whether the last element is a placeholder, which may be a tag that stands for no element.
  private func isBehindTag() -> Bool {
    let last = tree.core.pointee.entries[tree.core.pointee.count &- 1]
    return last.kind == .placeholder && Int(last.end) == endOfPreviousToken()
  }

  private func startsMember() -> Bool {
    let byte = bytes[position]
    if byte == .quote { return colon(after: endOfToken(from: position)) != nil }
    guard byte == .apostrophe || byte >= 0x80 || Self.isWordByte(byte) else { return false }
    for index in position..<min(end, position &+ 200) {
      switch bytes[index] {
      case .colon: return true
      case .lineFeed, .carriageReturn, .quote, .comma, .openBracket, .closeBracket, .openBrace,
        .closeBrace:
        return false
      default: break
      }
    }
    return false
  }

  private func startsElement() -> Bool {
    switch bytes[position] {
    case .quote, .openBrace, .openBracket, .minus, UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    case UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "t"):
      let stop = endOfToken(from: position)
      guard stop &- position < 6 else { return false }
      return ["true", "false", "null"].contains(string(position, stop))
    default: return false
    }
  }

  /// The end of the one token that begins at `start`; an opener is a token of its own.
  func endOfToken(from start: Int) -> Int {
    if bytes[start] == .quote {
      var index = start &+ 1
      while index < end, bytes[index] != .quote, bytes[index] != .lineFeed {
        index &+= bytes[index] == .backslash ? 2 : 1
      }
      return min(index &+ 1, end)
    }
    return max(endOfWord(from: start), start &+ 1)
  }
}
