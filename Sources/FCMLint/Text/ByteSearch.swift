/// Searches and comparisons of bytes.
@usableFromInline
package enum ByteSearch {
  /// Whether the `count` bytes at both addresses are equal; reads no bytes after them.
  @inlinable
  @inline(__always)
  static func equal(_ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>, _ count: Int)
    -> Bool
  {
    let (one, two) = (UnsafeRawPointer(one), UnsafeRawPointer(two))
    if count >= 8 {
      var offset = 0
      while offset &+ 8 < count {
        if word(one, offset) != word(two, offset) { return false }
        offset &+= 8
      }
      // The last word may overlap the one before it.
      return word(one, count &- 8) == word(two, count &- 8)
    }
    if count >= 4 {
      return half(one, 0) == half(two, 0) && half(one, count &- 4) == half(two, count &- 4)
    }
    if count >= 2 {
      return quarter(one, 0) == quarter(two, 0)
        && quarter(one, count &- 2) == quarter(two, count &- 2)
    }
    return count == 0 || one.load(as: UInt8.self) == two.load(as: UInt8.self)
  }

  @inlinable
  @inline(__always)
  static func word(_ bytes: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  @inlinable
  @inline(__always)
  static func half(_ bytes: UnsafeRawPointer, _ offset: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  @inlinable
  @inline(__always)
  static func quarter(_ bytes: UnsafeRawPointer, _ offset: Int) -> UInt16 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
  }

  static func starts(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, with prefix: StaticString)
    -> Bool
  {
    let count = prefix.utf8CodeUnitCount
    guard bytes.count >= count, let base = bytes.base.baseAddress else { return false }
    return equal(base + bytes.startIndex, prefix.utf8Start, count)
  }

  static func ends(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, with suffix: StaticString) -> Bool {
    starts(bytes.suffix(suffix.utf8CodeUnitCount), with: suffix)
  }

  /// Whether any byte is an ASCII capital letter; compares eight bytes at once, the last of which
  /// may overlap.
  @inline(__always)
  static func hasCapitals(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    guard bytes.count >= 8 else {
      for byte in bytes where byte &- UInt8(ascii: "A") < 26 { return true }
      return false
    }
    var offset = 0
    while offset &+ 8 < bytes.count {
      if hasCapitals(word(base, offset)) { return true }
      offset &+= 8
    }
    return hasCapitals(word(base, bytes.count &- 8))
  }

  /// Whether any byte of the word is in 0x41…0x5A.
  @inline(__always)
  private static func hasCapitals(_ word: UInt64) -> Bool {
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    // The high bit of a byte is set from 0x41 on in the first sum, and from 0x5B on in the second.
    let isAbove = (low &+ 0x3F3F_3F3F_3F3F_3F3F) ^ (low &+ 0x2525_2525_2525_2525)
    return isAbove & ~word & 0x8080_8080_8080_8080 != 0
  }

  /// Whether every byte is a decimal digit; compares eight bytes at once, the last of which may
  /// overlap.
  static func hasOnlyDigits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    guard bytes.count >= 8 else {
      for byte in bytes where byte &- UInt8(ascii: "0") > 9 { return false }
      return true
    }
    var offset = 0
    while offset &+ 8 < bytes.count {
      if !hasOnlyDigits(word(base, offset)) { return false }
      offset &+= 8
    }
    return hasOnlyDigits(word(base, bytes.count &- 8))
  }

  /// Whether each byte of the word is in 0x30…0x39: also after adding 6, the high nibble is 3.
  @inline(__always)
  private static func hasOnlyDigits(_ word: UInt64) -> Bool {
    let high: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    let sum = word &+ 0x0606_0606_0606_0606
    return word & high | (sum & high) &>> 4 == 0x3333_3333_3333_3333
  }

  /// The index of the first occurrence of `part`.
  package static func position(of part: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Int?
  {
    position(of: part, in: bytes, from: 0)
  }

  package static func position(of part: StaticString, in bytes: Slice<UnsafeBufferPointer<UInt8>>)
    -> Int?
  {
    position(
      of: part, in: UnsafeBufferPointer(rebasing: bytes.base[..<bytes.endIndex]),
      from: bytes.startIndex)
  }

  /// The index of the first occurrence of `part` at or after `start`.
  ///
  /// The first two bytes are searched together, because a single byte occurs too often.
  private static func position(
    of part: StaticString, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let count = part.utf8CodeUnitCount
    let end = bytes.count &- count &+ 1
    guard let base = bytes.baseAddress else { return nil }
    let first = part.utf8Start[0]
    if count == 1 {
      let index = place(of: first, in: base, start, end)
      return index < end ? index : nil
    }
    let second = part.utf8Start[1]
    var index = start
    while index < end {
      index = SIMDBytes.placeOfPair(first, second, in: base, from: index, to: end)
      if index < end, equal(base + index, part.utf8Start, count) { return index }
      index &+= 1
    }
    return nil
  }

  /// Whether the bytes contain the byte.
  @usableFromInline
  static func contains(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    return place(of: byte, in: base, 0, bytes.count) < bytes.count
  }

  /// The index of the first occurrence of the byte in `start..<end`, or `end`.
  @inline(__always)
  private static func place(
    of byte: UInt8, in base: UnsafePointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    SIMDBytes.firstIndex(in: base, from: start, to: end) {
      $0.equal(byte)
    } or: {
      $0 == byte
    }
  }
}
