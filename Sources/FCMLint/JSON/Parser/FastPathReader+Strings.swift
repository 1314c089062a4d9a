// The content of strings, sixteen bytes at a time.
extension FastPathReader {
  /// The index of the first quote, backslash or control character from `start`; nil if the text has
  /// errors, or ends too close to the end of the source.
  @inline(__always)
  static func endOfPlainText(
    _ bytes: UnsafePointer<UInt8>, from start: Int, _ safe: Int, _ sentinel: Int
  ) -> Int? {
    var place = start
    while _fastPath(place <= safe) {
      let length = SIMDBytes.first(special(in: SIMDBytes(bytes + place)))
      place &+= length
      if length == SIMDBytes.width { continue }
      let byte = bytes[place]
      if _fastPath(byte < 0x80) { return place }
      // Two-byte characters are handled inline. The byte at the sentinel is never a continuation
      // byte.
      if place < sentinel, byte &- 0xC2 < 0x1E, bytes[place &+ 1] & 0xC0 == 0x80 {
        place &+= 2
        continue
      }
      place = skipNonASCII(from: bytes + place, bytes + sentinel) - bytes
    }
    return nil
  }

  /// The index of the closing quote of a string with an escape at `start`; nil as above.
  ///
  /// A static function, because a reader whose address is taken would not stay in registers.
  @inline(never)
  static func endOfEscapedString(
    _ bytes: UnsafePointer<UInt8>, from start: Int, _ safe: Int, _ sentinel: Int
  ) -> Int? {
    var place = start
    while bytes[place] == .backslash {
      guard let end = JSONEscape.endOfValid(bytes, at: place, sentinel) else { return nil }
      place = end
      // Escapes often follow each other.
      if bytes[place] == .backslash { continue }
      guard let next = endOfPlainText(bytes, from: place, safe, sentinel) else { return nil }
      place = next
    }
    return bytes[place] == .quote ? place : nil
  }

  /// The bytes that end a run of plain ASCII in a string.
  @inline(__always)
  private static func special(in block: SIMDBytes) -> SIMDBytes.Marks {
    block.equal(.quote) .| block.equal(.backslash) .| block.belowSpaceAsSigned()
  }

  /// Skips ASCII up to a quote, a backslash, a control character or the first byte of a non-ASCII
  /// character.
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

  /// Skips well-formed UTF-8; returns `limit` if a sequence is malformed.
  @inline(never)
  static func skipNonASCII(from start: UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>)
    -> UnsafePointer<UInt8>
  {
    var place = start
    while place < limit, place.pointee >= 0x80 {
      // Most non-ASCII letters have two bytes.
      if place.pointee &- 0xC2 < 0x1E, place + 1 < limit, place[1] & 0xC0 == 0x80 {
        place += 2
        continue
      }
      let length = UTF8Validation.length(place, 0, limit - place)
      if length == 0 { return limit }
      place += length
    }
    return place
  }
}
