/// Sixteen bytes that are compared at once.
///
/// Comparisons return marks: a block in which all bits of a byte are set where the comparison is
/// true.
package struct SIMDBytes {
  typealias Marks = SIMDMask<SIMD16<Int8>>

  static let width = 16

  let bytes: SIMD16<UInt8>

  /// Creates the block at an address; all its bytes must be readable.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>) {
    bytes = UnsafeRawPointer(start).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// Creates a block of the eight bytes at each of two addresses.
  @inline(__always)
  private init(_ front: UnsafePointer<UInt8>, _ back: UnsafePointer<UInt8>) {
    bytes = unsafeBitCast(
      SIMD2(ByteSearch.word(front, 0), ByteSearch.word(back, 0)), to: SIMD16<UInt8>.self)
  }

  @inline(__always)
  func equal(_ byte: UInt8) -> Marks { bytes .== SIMD16<UInt8>(repeating: byte) }

  /// Marks bytes from `low` to `high`.
  @inline(__always)
  func within(_ low: UInt8, _ high: UInt8) -> Marks {
    (bytes &- SIMD16<UInt8>(repeating: low)) .<= SIMD16<UInt8>(repeating: high - low)
  }

  /// Marks bytes below a space or above 0x7F.
  @inline(__always)
  func belowSpaceAsSigned() -> Marks {
    unsafeBitCast(bytes, to: SIMD16<Int8>.self) .< SIMD16<Int8>(repeating: 0x20)
  }

  /// Marks ASCII letters in any case.
  @inline(__always)
  func letters() -> Marks {
    ((bytes | SIMD16<UInt8>(repeating: 0x20)) &- SIMD16<UInt8>(repeating: 0x61))
      .<= SIMD16<UInt8>(repeating: 25)
  }

  /// The index of the first matching byte in `start..<end`, or `end`.
  ///
  /// Both closures make the same comparison, for sixteen bytes and for one.
  @inline(__always)
  static func firstIndex(
    in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int,
    where marks: (SIMDBytes) -> Marks, or isSought: (UInt8) -> Bool
  ) -> Int {
    start < end
      ? firstPointer(from: bytes + start, to: bytes + end, where: marks, or: isSought) - bytes
      : start
  }

  /// The address of the first matching byte before `limit`, or `limit`; `start` must not be after
  /// it.
  @inline(__always)
  static func firstPointer(
    from start: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>,
    where marks: (SIMDBytes) -> Marks, or isSought: (UInt8) -> Bool
  ) -> UnsafePointer<UInt8> {
    var place = start
    while limit - place >= width {
      let first = first(marks(SIMDBytes(place)))
      if first < width { return place + first }
      place += width
    }
    if place == limit { return limit }
    // The last block, or the last half of one, may overlap the one before it.
    if place > start { return limit - width + first(marks(SIMDBytes(limit - width))) }
    if limit - start >= width / 2 {
      let first = first(marks(SIMDBytes(start, limit - width / 2)))
      return first < width / 2 ? start + first : limit - width + first
    }
    while place < limit, !isSought(place.pointee) { place += 1 }
    return place
  }

  /// The index of the first matching byte in `start..<end`, or `end`. Compares two blocks at once,
  /// for bytes that are usually far away or absent.
  @inline(__always)
  static func farPlace(
    in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int,
    where marks: (SIMDBytes) -> Marks, or isSought: (UInt8) -> Bool
  ) -> Int {
    var index = start
    while index &+ 2 &* width <= end {
      let one = marks(SIMDBytes(bytes + index))
      let two = marks(SIMDBytes(bytes + (index &+ width)))
      if first(one .| two) < width {
        let place = first(one)
        return index &+ (place < width ? place : width &+ first(two))
      }
      index &+= 2 &* width
    }
    if index == start {
      return firstIndex(in: bytes, from: start, to: end, where: marks, or: isSought)
    }
    // Fewer than two blocks are left, and one of them may overlap the block before it.
    if index &+ width <= end {
      let place = first(marks(SIMDBytes(bytes + index)))
      if place < width { return index &+ place }
    }
    return end &- width &+ first(marks(SIMDBytes(bytes + (end &- width))))
  }

  /// An index in `start..<end` with no byte up to `highest` before it, and with such a byte in the
  /// four blocks after it if that many are left: for bytes that are hundreds of bytes away.
  @inline(__always)
  static func placeOfLow(
    _ highest: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var index = start
    while index &+ 4 &* width <= end {
      let front = lesser(bytes + index, bytes + (index &+ width))
      let back = lesser(bytes + (index &+ 2 &* width), bytes + (index &+ 3 &* width))
      let least = back.replacing(with: front, where: front .< back)
      let halves = unsafeBitCast(
        least .<= SIMD16<UInt8>(repeating: highest), to: SIMD2<UInt64>.self)
      if halves.x | halves.y != 0 { return index }
      index &+= 4 &* width
    }
    return index
  }

  /// The minimum of two blocks at each index.
  @inline(__always)
  private static func lesser(_ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>)
    -> SIMD16<UInt8>
  {
    let (one, two) = (SIMDBytes(one).bytes, SIMDBytes(two).bytes)
    return two.replacing(with: one, where: one .< two)
  }

  /// The index of the first pair of adjacent bytes in `start..<end`, or `end`.
  ///
  /// - Precondition: the byte at `end` is readable, because the pair may begin before it.
  @inline(__always)
  static func placeOfPair(
    _ first: UInt8, _ second: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    placeOfPair(in: bytes, from: start, to: end) { one, two in
      one.equal(first) .& two.equal(second)
    } or: { one, two in
      one == first && two == second
    }
  }

  /// As above, for pairs that both closures accept: blocks of first and second bytes, or one pair.
  @inline(__always)
  static func placeOfPair(
    in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int,
    where marks: (SIMDBytes, SIMDBytes) -> Marks, or isSought: (UInt8, UInt8) -> Bool
  ) -> Int {
    var index = start
    while index &+ width <= end {
      let place = first(marks(SIMDBytes(bytes + index), SIMDBytes(bytes + (index &+ 1))))
      if place < width { return index &+ place }
      index &+= width
    }
    guard index < end else { return index }
    // The last block, or the last half of one, may overlap the one before it.
    if index > start {
      index = end &- width
      return index &+ first(marks(SIMDBytes(bytes + index), SIMDBytes(bytes + (index &+ 1))))
    }
    if end &- start >= width / 2 {
      let (front, back) = (bytes + start, bytes + (end &- width / 2))
      let first = first(marks(SIMDBytes(front, back), SIMDBytes(front + 1, back + 1)))
      return first < width / 2 ? start &+ first : end &- width &+ first
    }
    while index < end, !isSought(bytes[index], bytes[index &+ 1]) { index &+= 1 }
    return index
  }

  /// The number of bytes that are equal to the byte before them.
  static func countOfTwins(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var count = 0
    var index = 1
    while index &+ width <= bytes.count {
      let marks = SIMDBytes(base + index).bytes .== SIMDBytes(base + (index &- 1)).bytes
      count &+= Self.count(marks)
      index &+= width
    }
    while index < bytes.count {
      if base[index] == base[index &- 1] { count &+= 1 }
      index &+= 1
    }
    return count
  }

  /// The number of bytes in `start..<end` that both closures accept, as in `firstIndex`.
  @inline(__always)
  static func count(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int,
    where marks: (SIMDBytes) -> Marks, or isSought: (UInt8) -> Bool
  ) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var count = 0
    var index = start
    while index &+ width <= end {
      count &+= Self.count(marks(SIMDBytes(base + index)))
      index &+= width
    }
    while index < end {
      if isSought(base[index]) { count &+= 1 }
      index &+= 1
    }
    return count
  }

  /// The number of bytes below 0x80 at `start`, before `end`.
  @inline(__always)
  package static func countOfASCII(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let place = farPlace(in: base, from: start, to: end) { block in
      .!block.within(0, 0x7F)
    } or: { byte in
      byte >= 0x80
    }
    return place &- start
  }

  /// Whether all bytes are printable ASCII.
  package static func isVisibleASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    let place = farPlace(in: base, from: 0, to: bytes.count) { block in
      .!block.within(0x20, 0x7E)
    } or: { byte in
      byte < 0x20 || byte > 0x7E
    }
    return place == bytes.count
  }

  @inline(__always)
  private static func count(_ marks: Marks) -> Int {
    let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
    if halves.x | halves.y == 0 { return 0 }
    return (halves.x.nonzeroBitCount &+ halves.y.nonzeroBitCount) &>> 3
  }

  /// The index of the last mark; -1 if there is none.
  @inline(__always)
  static func last(_ marks: Marks) -> Int {
    let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
    if halves.y != 0 { return 15 &- halves.y.littleEndian.leadingZeroBitCount &>> 3 }
    return 7 &- halves.x.littleEndian.leadingZeroBitCount &>> 3
  }

  /// The index of the first mark; 16 if there is none.
  @inline(__always)
  static func first(_ marks: Marks) -> Int {
    let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
    if halves.x != 0 { return halves.x.littleEndian.trailingZeroBitCount &>> 3 }
    if halves.y != 0 { return 8 &+ halves.y.littleEndian.trailingZeroBitCount &>> 3 }
    return width
  }
}
