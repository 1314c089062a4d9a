/// Sixteen bytes that are compared at once.
///
/// Every question is answered by marks: a block with all bits of a byte set where it holds.
package struct SIMDBytes {
  typealias Marks = SIMDMask<SIMD16<Int8>>

  static let width = 16

  let bytes: SIMD16<UInt8>

  /// The block at an address; all its bytes have to be readable.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>) {
    bytes = UnsafeRawPointer(start).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  @inline(__always)
  func equal(_ byte: UInt8) -> Marks { bytes .== SIMD16<UInt8>(repeating: byte) }

  /// Where a byte lies from `low` to `high`.
  @inline(__always)
  func within(_ low: UInt8, _ high: UInt8) -> Marks {
    (bytes &- SIMD16<UInt8>(repeating: low)) .<= SIMD16<UInt8>(repeating: high - low)
  }

  /// Where a byte lies below a space or above 0x7F.
  @inline(__always)
  func belowSpaceAsSigned() -> Marks {
    unsafeBitCast(bytes, to: SIMD16<Int8>.self) .< SIMD16<Int8>(repeating: 0x20)
  }

  /// Where an ASCII letter stands, in any case.
  @inline(__always)
  func letters() -> Marks {
    ((bytes | SIMD16<UInt8>(repeating: 0x20)) &- SIMD16<UInt8>(repeating: 0x61))
      .<= SIMD16<UInt8>(repeating: 25)
  }

  /// The first place in `start..<end` of a byte that is sought, or `end`.
  ///
  /// Both closures answer the same question, for sixteen bytes at once and for one.
  @inline(__always)
  static func firstIndex(
    in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int,
    where marks: (SIMDBytes) -> Marks, or isSought: (UInt8) -> Bool
  ) -> Int {
    start < end
      ? firstPointer(from: bytes + start, to: bytes + end, where: marks, or: isSought) - bytes
      : start
  }

  /// The first place before `limit` of a byte that is sought, or `limit`; `start` is not behind it.
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
    // The last block may begin with bytes that were looked at before.
    if place < limit, limit - start >= width,
      first(marks(SIMDBytes(limit - width))) == width
    {
      return limit
    }
    while place < limit, !isSought(place.pointee) { place += 1 }
    return place
  }

  /// The first place in `start..<end` of a byte that is sought, or `end`, where it is mostly far away
  /// or nowhere: two blocks at once.
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
    // Fewer than two blocks are left, and one of those before them may be looked at again.
    if index &+ width <= end {
      let place = first(marks(SIMDBytes(bytes + index)))
      if place < width { return index &+ place }
    }
    return end &- width &+ first(marks(SIMDBytes(bytes + (end &- width))))
  }

  /// A place in `start..<end` that has no byte up to `highest` in front of it, and one in the four
  /// blocks behind it if so many are left: for bytes that are hundreds away.
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

  /// The lesser byte of two blocks at each place.
  @inline(__always)
  private static func lesser(_ one: UnsafePointer<UInt8>, _ two: UnsafePointer<UInt8>)
    -> SIMD16<UInt8>
  {
    let (one, two) = (SIMDBytes(one).bytes, SIMDBytes(two).bytes)
    return two.replacing(with: one, where: one .< two)
  }

  /// The first place in `start..<end` of two bytes one behind the other, or `end`.
  ///
  /// - Precondition: the byte at `end` is readable, since the pair may begin in front of it.
  @inline(__always)
  static func placeOfPair(
    _ first: UInt8, _ second: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var index = start
    while index &+ width <= end {
      let place = pair(bytes + index, first, second)
      if place < width { return index &+ place }
      index &+= width
    }
    // The last block may begin with bytes that were looked at before.
    if index < end, end &- start >= width {
      return end &- width &+ pair(bytes + (end &- width), first, second)
    }
    while index < end, bytes[index] != first || bytes[index &+ 1] != second { index &+= 1 }
    return index
  }

  @inline(__always)
  private static func pair(_ start: UnsafePointer<UInt8>, _ one: UInt8, _ two: UInt8) -> Int {
    first(SIMDBytes(start).equal(one) .& SIMDBytes(start + 1).equal(two))
  }

  /// How many bytes are the same as the byte in front of them.
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

  /// How many bytes below 0x80 stand at `start`, in front of `end`.
  @inline(__always)
  static func countOfASCII(
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

  /// Whether all bytes are visible ASCII: a letter, a digit, a sign or a blank.
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

  /// The place of the last mark; -1 when there is none.
  @inline(__always)
  static func last(_ marks: Marks) -> Int {
    let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
    if halves.y != 0 { return 15 &- halves.y.littleEndian.leadingZeroBitCount &>> 3 }
    return 7 &- halves.x.littleEndian.leadingZeroBitCount &>> 3
  }

  /// The place of the first mark; 16 when there is none.
  @inline(__always)
  static func first(_ marks: Marks) -> Int {
    let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
    if halves.x != 0 { return halves.x.littleEndian.trailingZeroBitCount &>> 3 }
    if halves.y != 0 { return 8 &+ halves.y.littleEndian.trailingZeroBitCount &>> 3 }
    return width
  }
}
