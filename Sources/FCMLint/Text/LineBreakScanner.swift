/// Finds the ends of lines in blocks of bytes.
struct LineBreakScanner {
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

  /// The place of the next `\n` or `\r`; nil when there is none.
  @inline(__always)
  static func nextBreak(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    // Lines are long, and the only controls in most of them are those that end them.
    let control = SIMDBytes.placeOfLow(.carriageReturn, in: base, from: start, to: bytes.count)
    let place = SIMDBytes.farPlace(in: base, from: control, to: bytes.count) { block in
      block.equal(.lineFeed) .| block.equal(.carriageReturn)
    } or: { byte in
      byte == .lineFeed || byte == .carriageReturn
    }
    return place < bytes.count ? place : nil
  }
}
