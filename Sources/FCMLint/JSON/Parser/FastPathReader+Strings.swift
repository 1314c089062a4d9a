// Strings without escapes, sixteen bytes at a time.
extension FastPathReader {
  /// The closing quote of a string whose content begins at `start`; nil when it has escapes or
  /// errors, or comes too near to the end.
  @inline(__always)
  func endOfPlainString(from start: Int) -> Int? {
    Self.endOfPlainString(in: bytes, from: start, safe: safe, sentinel: sentinel)
  }

  /// The same for any bytes: those from `safe` on are readable for a block at least, and at `fence`
  /// stands what is in no string.
  @inline(__always)
  static func endOfPlainString(
    in bytes: UnsafePointer<UInt8>, from start: Int, safe: Int, sentinel: Int
  ) -> Int? {
    var place = start
    while _fastPath(place <= safe) {
      let length = SIMDBytes.first(special(in: SIMDBytes(bytes + place)))
      place &+= length
      if length == SIMDBytes.width { continue }
      let byte = bytes[place]
      if _fastPath(byte == .quote) { return place }
      if byte < 0x80 { return nil }
      // A lone letter with an accent needs no call; what stands at the fence continues none.
      if place < sentinel, byte &- 0xC2 < 0x1E, bytes[place &+ 1] & 0xC0 == 0x80 {
        place &+= 2
        continue
      }
      place = skipNonASCII(from: bytes + place, bytes + sentinel) - bytes
    }
    return nil
  }

  /// Where a byte does not mean itself in a string, or is no ASCII character.
  @inline(__always)
  private static func special(in block: SIMDBytes) -> SIMDBytes.Marks {
    block.equal(.quote) .| block.equal(.backslash) .| block.belowSpaceAsSigned()
  }

  /// Passes over ASCII that means itself in a string, up to a quote, a backslash, a control
  /// character or the first byte of another script.
  @inline(__always)
  static func skipPlain(from start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>)
    -> UnsafePointer<UInt8>
  {
    SIMDBytes.firstPointer(from: start, to: limit) { block in
      special(in: block)
    } or: { byte in
      byte &- 0x20 >= 0x60 || byte == .quote || byte == .backslash
    }
  }

  /// Passes over well-formed UTF-8, and to the limit when a sequence is malformed.
  @inline(never)
  static func skipNonASCII(from start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>)
    -> UnsafePointer<UInt8>
  {
    var place = start
    while place < limit, place.pointee >= 0x80 {
      // Most letters have two bytes.
      if place.pointee &- 0xC2 < 0x1E, place + 1 < limit, place[1] & 0xC0 == 0x80 {
        place += 2
        continue
      }
      let length = JSONParser.sequenceLength(place, 0, limit - place)
      if length == 0 { return limit }
      place += length
    }
    return place
  }
}
