// Numbers by the grammar.
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
}
