// Numbers, by the grammar of JSON.
extension JSONParser {
  /// Reads a number; returns false if the text here is not a number.
  @inline(__always)
  mutating func readNumber() -> Bool {
    guard let (stop, isFractional) = Self.endOfNumber(bytes, from: position, to: end),
      stop == end || !Self.isWordByte(bytes[stop])
    else { return false }
    _ = core.append(.number, position, stop, flags: isFractional ? .fractional : [])
    position = stop
    return true
  }

  /// The end of the number that begins at `start`, by the grammar of RFC 8259.
  @inline(__always)
  static func endOfNumber(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int)
    -> (end: Int, isFractional: Bool)?
  {
    var index = start
    var isFractional = false
    if bytes[index] == .minus { index &+= 1 }
    guard index < end else { return nil }
    if bytes[index] == UInt8(ascii: "0") {
      index &+= 1
    } else {
      guard let next = digits(bytes, from: index, to: end) else { return nil }
      index = next
    }
    if index < end, bytes[index] == .period {
      guard let next = digits(bytes, from: index &+ 1, to: end) else { return nil }
      index = next
      isFractional = true
    }
    if index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index &+= 1
      if index < end, bytes[index] == .plus || bytes[index] == .minus { index &+= 1 }
      guard let next = digits(bytes, from: index, to: end) else { return nil }
      index = next
      isFractional = true
    }
    return (index, isFractional)
  }

  @inline(__always)
  private static func digits(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end, bytes[index].isDigit { index &+= 1 }
    return index == start ? nil : index
  }
}
