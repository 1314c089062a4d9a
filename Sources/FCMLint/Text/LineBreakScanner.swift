/// Finds line ends in blocks of bytes.
struct LineBreakScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The number of `\n` so far.
  private(set) var feeds = 0
  /// Whether there was a `\r`, so that the number of `\n` is not the number of lines.
  private(set) var hasReturns = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The index of the next `\n`, or the end.
  @inline(__always)
  mutating func nextFeed(from start: Int) -> Int {
    var index = start
    while let place = LineBreakScanner.nextBreak(in: bytes, from: index) {
      if bytes[place] == .lineFeed {
        feeds &+= 1
        return place
      }
      hasReturns = true
      index = place &+ 1
    }
    return bytes.count
  }

  /// The index of the next `\n` or `\r`; nil if there is none.
  @inline(__always)
  static func nextBreak(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    // Lines are long, and most of them contain no other control characters.
    let control = SIMDBytes.placeOfLow(.carriageReturn, in: base, from: start, to: bytes.count)
    let place = SIMDBytes.farPlace(in: base, from: control, to: bytes.count) { block in
      block.equal(.lineFeed) .| block.equal(.carriageReturn)
    } or: { byte in
      byte == .lineFeed || byte == .carriageReturn
    }
    return place < bytes.count ? place : nil
  }
}
