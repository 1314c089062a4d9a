/// Sixteen bytes that are compared at once.
///
/// Every question is answered by marks: a block with all bits of a byte set where it holds.
struct ByteBlock {
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
  static func place(
    in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int,
    where marks: (ByteBlock) -> Marks, or isSought: (UInt8) -> Bool
  ) -> Int {
    start < end
      ? place(from: bytes + start, to: bytes + end, where: marks, or: isSought) - bytes : start
  }

  /// The first place before `limit` of a byte that is sought, or `limit`; `start` is not behind it.
  @inline(__always)
  static func place(
    from start: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>,
    where marks: (ByteBlock) -> Marks, or isSought: (UInt8) -> Bool
  ) -> UnsafePointer<UInt8> {
    var place = start
    while limit - place >= width {
      let first = first(marks(ByteBlock(place)))
      if first < width { return place + first }
      place += width
    }
    // The last block may begin with bytes that were looked at before.
    if place < limit, limit - start >= width,
      first(marks(ByteBlock(limit - width))) == width
    {
      return limit
    }
    while place < limit, !isSought(place.pointee) { place += 1 }
    return place
  }

  /// Whether there is any mark.
  @inline(__always)
  static func holdsAny(_ marks: Marks) -> Bool {
    let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
    return halves.x | halves.y != 0
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
