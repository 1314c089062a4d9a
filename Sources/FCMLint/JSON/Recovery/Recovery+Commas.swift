// Repairs where a comma is expected: a member follows without one or after another separator.
extension JSONParser {
  /// The step that reads the next member or element of the innermost container.
  var nextItem: Step { isInArray ? .value : .key }

  /// The comma after an unterminated string may be in the part that was read as its text.
  var isAfterUnterminatedString: Bool {
    mutating get {
      let entry = lastEntry
      return entry.flags.contains(.unterminated) && entry.closeQuote == 0
        && Int(entry.end) == endOfPreviousToken()
    }
  }

  /// A semicolon, or a period before the next key or string, separates members or ends the last
  /// one.
  /// `{"a": 1; "b": 2}` → `{"a": 1, "b": 2}`
  mutating func repairSeparator() -> Step? {
    guard byte == .semicolon || byte == .period && isCommaMeant(at: position) else { return nil }
    let here = ByteRange(position, position &+ 1)
    let next = indexAfterSpace(from: here.end)
    position &+= 1
    if next < end, isCloser(next) || bytes[next] == .comma {
      error(.unexpectedToken, here.start, here.end, repair: [Edit(here, "")])
      return .afterValue
    }
    error(.missingComma, here.start, here.end, repair: [Edit(here, ",")])
    return nextItem
  }

  /// Whether a key or string is after a period: on keyboards, the comma is the adjacent key.
  func isCommaMeant(at stop: Int) -> Bool {
    let next = indexAfterSpace(from: stop &+ 1)
    guard next < end, bytes[next] == .quote, !stack.isEmpty else { return false }
    return isInArray || startsKey(at: next)
  }

  /// A template tag is after a value; it may supply the comma.
  mutating func skipTagAfterValue() -> Step? {
    guard let tag = tag(at: position), isInArray || colon(after: tag.end) == nil else { return nil }
    position = tag.end
    return .afterValue
  }

  /// As `skipTagAfterValue`, for tags that do not print a value.
  mutating func passTag() -> Step? {
    guard let tag = tag(at: position), tag.role != .value,
      isInArray || colon(after: tag.end) == nil
    else { return nil }
    return pass(tag)
  }

  /// A word, such as `or`, is where a comma is expected before the next member.
  /// `{"a": 1 or "b": 2}`
  mutating func skipWordBetweenMembers() -> Step? {
    guard !isInArray, Self.isWordByte(byte) else { return nil }
    let stop = endOfWord(from: position)
    guard stop < end, bytes[stop] <= .space, startsKey(at: indexAfterSpace(from: stop)) else {
      return nil
    }
    error(.unexpectedToken, position, stop)
    position = stop
    return .key
  }

  /// The next member or element begins here.
  /// `{"a": 1 "b": 2}` → `{"a": 1, "b": 2}`
  mutating func repairMissingComma() -> Step? {
    guard isInArray ? startsElement(at: position) : startsMember() else { return nil }
    let previous = endOfPreviousToken()
    // A placeholder may be a tag that prints no element.
    if isInArray, lastEntry.kind == .placeholder, Int(lastEntry.end) == previous { return .value }
    error(
      .missingComma, position, endOfToken(from: position),
      repair: [Edit(ByteRange(previous, previous), ",")])
    return nextItem
  }

  private func startsMember() -> Bool {
    if byte == .quote { return startsKey(at: position) }
    guard byte == .apostrophe || byte >= 0x80 || Self.isWordByte(byte) else { return false }
    let mark = (position..<min(end, position &+ 200)).first {
      isOpener($0) || isCloser($0)
        || [.colon, .comma, .quote, .lineFeed, .carriageReturn].contains(bytes[$0])
    }
    return mark.map { bytes[$0] == .colon } ?? false
  }
}
