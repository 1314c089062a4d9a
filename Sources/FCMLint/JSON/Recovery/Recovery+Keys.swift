// What the parser does where a key or its colon is due.
extension JSONParser {
  @inline(never)
  mutating func recoverKey() -> Step {
    if skipTrivia() { return .key }
    guard position < end else { return endOfSource() }
    switch bytes[position] {
    case .quote:
      return .key
    case .closeBrace:
      if comma >= 0 { trailingComma(to: comma &+ 1) }
      return close()
    case .closeBracket:
      return .afterValue
    case .comma:
      let (last, next) = endOfCommas()
      if comma >= 0, next < end, bytes[next] == .closeBrace {
        trailingComma(to: last)
      } else {
        error(.unexpectedToken, position, last, repair: removalOfCommas(from: position, to: last))
      }
      comma = -1
      position = next
      return .key
    case .colon:
      error(.unexpectedToken, position, position &+ 1)
      appendNamelessKey()
      position &+= 1
      return .value
    case .openBrace, .openBracket:
      return recoverKeyAtOpener()
    default:
      return recoverBareKey()
    }
  }

  /// A container where a key is due: a template tag is passed over, else its content is still read.
  mutating func recoverKeyAtOpener() -> Step {
    if let tag = tag(at: position) { return readPlaceholderKey(tag) }
    if skipDoubledBrace() { return .key }
    if !isNameless(container), !continuesSlip() {
      error(.unexpectedToken, position, position &+ 1)
    }
    appendNamelessKey()
    return .value
  }

  /// Puts a key without a name in front of a value that has none.
  mutating func appendNamelessKey() {
    namelessIn = container
    _ = tree.append(.key, position, position, next: 0, flags: .malformed, open: 0, close: 0)
  }

  /// Whether the value stands behind a key that the parser had to make up.
  func isNameless(_ node: Int) -> Bool {
    guard node > 0 else { return false }
    let key = tree.core.pointee.entries[node &- 1]
    return key.kind == .key && key.start == key.end
  }

  /// A placeholder for a key, or a tag such as `{{#if x}}` that stands for no member at all.
  private mutating func readPlaceholderKey(_ tag: TemplateTag) -> Step {
    guard let colon = colon(after: tag.end) else {
      pass(tag)
      return .afterValue
    }
    appendBareKey(to: tag.end)
    position = colon &+ 1
    return .value
  }

  private mutating func appendBareKey(to stop: Int, close: UInt8 = 0) {
    let key = tree.append(.key, position, stop, open: 0, close: close)
    rehash(key)
    note(key: key)
  }

  private mutating func recoverBareKey() -> Step {
    if let key = readQuoted(as: .key) {
      note(key: key)
      skipSpace()
      guard position < end, bytes[position] == .colon else { return recoverColon(after: key) }
      position &+= 1
      return .value
    }
    if let tag = tag(at: position) { return readPlaceholderKey(tag) }
    let stop = endOfWord(from: position)
    let start = ByteRange(position, position)
    guard stop > position, bytes[position] != .period else { return recoverNoKey() }
    if let colon = colon(after: stop) {
      appendBareKey(to: stop)
      let quotes = [Edit(start, "\""), Edit(ByteRange(stop, stop), "\"")]
      error(.unquotedKey, position, stop, repair: quotes)
      position = colon &+ 1
      return .value
    }
    if stop < end, bytes[stop] == .quote, let colon = colon(after: stop &+ 1) {
      appendBareKey(to: stop &+ 1, close: 1)
      error(.unquotedKey, position, stop &+ 1, repair: [Edit(start, "\"")])
      position = colon &+ 1
      return .value
    }
    return recoverNoKey()
  }

  private mutating func recoverNoKey() -> Step {
    let step = unexpectedRun(asValue: false)
    commaOptionalAfter = position
    return step
  }

  @inline(never)
  mutating func recoverColon(after key: Int) -> Step {
    if closeBehindTag(key) { note(key: key) }
    skipTrivia()
    guard position < end else {
      _ = tree.append(.missing, end, end)
      return endOfSource()
    }
    // A key that was given its true end has another name, which may stand here twice.
    if takeColon(from: key) {
      note(key: key)
      return .value
    }
    if bytes[position] != .colon, rescueKey(key) {
      note(key: key)
      skipSpace()
    }
    let entry = tree.core.pointee.entries[key]
    let (keyStart, keyEnd) = (Int(entry.start), Int(entry.end))
    switch position < end ? bytes[position] : 0 {
    case .colon:
      position &+= 1
      return .value
    case .equals:
      let isArrow = position &+ 1 < end && bytes[position &+ 1] == .greaterThan
      return replaceByColon(to: position &+ (isArrow ? 2 : 1))
    case .comma where isColonMeant(), .semicolon where isColonMeant():
      return replaceByColon(to: position &+ 1)
    case .comma, .closeBrace, .closeBracket:
      return missingValue(of: key, keyStart, keyEnd)
    default:
      let stop = endOfToken(from: position)
      if bytes[position] == .quote, colon(after: stop) != nil {
        commaOptionalAfter = keyEnd
        return missingValue(of: key, keyStart, keyEnd)
      }
      error(.missingColon, position, stop, repair: [Edit(ByteRange(keyEnd, keyEnd), ":")])
      return .value
    }
  }

  /// Another separator, which ends at `stop`, stands where the colon is due.
  private mutating func replaceByColon(to stop: Int) -> Step {
    let separator = ByteRange(position, stop)
    error(.missingColon, separator.start, separator.end, repair: [Edit(separator, ":")])
    position = stop
    return .value
  }

  /// Whether a value and no further key follows the comma here.
  private func isColonMeant() -> Bool {
    let next = indexAfterSpace(from: position &+ 1)
    guard next < end else { return false }
    switch bytes[next] {
    case .quote: return colon(after: endOfToken(from: next)) == nil
    case .openBrace, .openBracket, .minus, UInt8(ascii: "0")...UInt8(ascii: "9"): return true
    case UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "t"):
      return ["true", "false", "null"].contains(string(next, endOfToken(from: next)))
    default: return false
    }
  }

  private mutating func missingValue(of key: Int, _ start: Int, _ stop: Int) -> Step {
    // A key that was left open explains why nothing follows it.
    if !tree.core.pointee.entries[key].flags.contains(.unterminated) {
      error(.missingValue, start, stop)
      tree.core.pointee.entries[key].flags.insert(.malformed)
    }
    _ = tree.append(.missing, stop, stop)
    return .afterValue
  }
}
