/// Some of the ASCII characters, one bit for each: asked for every byte of long texts.
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

  /// Whether the byte is among them; no byte of a character beyond ASCII is.
  @inlinable
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? low : high) &>> UInt64(byte & 0x3F) & 1 == 1
  }
}
