/// Finds the ends of lines sixteen bytes at a time.
struct LineScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// How many `\n` were passed.
  private(set) var feeds = 0
  /// Whether a `\r` was seen, so that counting `\n` does not tell the number of lines.
  private(set) var hasReturns = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The place of the next `\n`, or the end.
  @inline(__always)
  mutating func nextFeed(from start: Int) -> Int {
    var index = start
    while let place = LineScan.nextBreak(in: bytes, from: index) {
      if bytes[place] == 0x0A {
        feeds &+= 1
        return place
      }
      hasReturns = true
      index = place &+ 1
    }
    return bytes.count
  }

  /// The place of the next `\n` or `\r`; nil when there is none.
  @inline(__always)
  static func nextBreak(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let count = bytes.count
    let feed = SIMD16<UInt8>(repeating: 0x0A)
    let carriageReturn = SIMD16<UInt8>(repeating: 0x0D)
    var index = start
    while index &+ 16 <= count {
      let block = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD16<UInt8>.self)
      let marks = unsafeBitCast(
        (block .== feed) .| (block .== carriageReturn), to: SIMD2<UInt64>.self)
      if marks.x | marks.y != 0 {
        let inSecond = marks.x == 0
        let half = (inSecond ? marks.y : marks.x).littleEndian
        return index &+ (inSecond ? 8 : 0) &+ half.trailingZeroBitCount &>> 3
      }
      index &+= 16
    }
    while index < count {
      if base[index] == 0x0A || base[index] == 0x0D { return index }
      index &+= 1
    }
    return nil
  }
}
