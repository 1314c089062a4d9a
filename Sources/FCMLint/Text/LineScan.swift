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
    var index = start
    while index &+ ByteBlock.width <= count {
      let block = ByteBlock(base + index)
      let place = ByteBlock.first(block.equal(0x0A) .| block.equal(0x0D))
      if place < ByteBlock.width { return index &+ place }
      index &+= ByteBlock.width
    }
    while index < count {
      if base[index] == 0x0A || base[index] == 0x0D { return index }
      index &+= 1
    }
    return nil
  }
}
