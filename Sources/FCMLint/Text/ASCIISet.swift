/// A set of ASCII characters, with one bit for each.
@usableFromInline
struct ASCIISet: Sendable {
  /// The bytes from 0 to 0x3F, and those from 0x40 to 0x7F.
  @usableFromInline let low: UInt64
  @usableFromInline let high: UInt64

  @inlinable
  @inline(__always)
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Whether the set contains the byte; always false for bytes of non-ASCII characters.
  @inlinable
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? low : high) &>> UInt64(byte & 0x3F) & 1 == 1
  }
}
