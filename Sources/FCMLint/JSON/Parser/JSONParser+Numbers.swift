// Numbers: the straight path by the grammar, and what was meant by those outside it.
extension JSONParser {
  /// Reads a number by the grammar of RFC 8259; false when the text here is not one.
  @inline(__always)
  mutating func readNumber() -> Bool {
    var index = position
    var fractional = false
    if bytes[index] == .minus { index &+= 1 }
    guard index < end else { return false }
    if bytes[index] == UInt8(ascii: "0") {
      index &+= 1
    } else {
      guard let next = digits(from: index) else { return false }
      index = next
    }
    if index < end, bytes[index] == .period {
      guard let next = digits(from: index &+ 1) else { return false }
      index = next
      fractional = true
    }
    if index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index &+= 1
      if index < end, bytes[index] == .plus || bytes[index] == .minus { index &+= 1 }
      guard let next = digits(from: index) else { return false }
      index = next
      fractional = true
    }
    guard index == end || !Self.isWordByte(bytes[index]) else { return false }
    _ = core.append(.number, position, index, flags: fractional ? .fractional : [])
    position = index
    return true
  }

  @inline(__always)
  private func digits(from start: Int) -> Int? {
    var index = start
    while index < end, bytes[index].isDigit { index &+= 1 }
    return index == start ? nil : index
  }

  @inline(never)
  mutating func recoverNumber() -> Step {
    var stop = position
    if bytes[stop] == .minus || bytes[stop] == .plus {
      stop &+= 1
      let digits = indexAfterBlanks(from: stop)
      if digits < end, bytes[digits].isDigit { stop = digits }
      if stop < end, bytes[stop].isLetter { return recoverWord() }
    }
    stop = endOfWord(from: stop)
    if bytes[stop &- 1] == .period, isCommaMeant(at: stop &- 1) { stop &-= 1 }
    let text = string(position, stop)
    if NumberRepair.isJSONNumber(text) {
      // A foreign space or a full stop follows, which is a slip of its own.
      let isFractional = text.utf8.contains { $0 == .period || $0 | 0x20 == UInt8(ascii: "e") }
      _ = tree.append(.number, position, stop, flags: isFractional ? .fractional : [])
      position = stop
      return .closed
    }
    guard NumberRepair.resemblesNumber(text) else { return unexpectedRun(asValue: true) }
    let range = ByteRange(position, stop)
    if !isCutOff(at: stop) {
      let repair = NumberRepair.repair(text).map { [Edit(range, $0)] } ?? []
      error(.badNumber, position, stop, repair: repair)
    }
    _ = tree.append(.number, position, stop, flags: .malformed)
    position = stop
    return .closed
  }
}
