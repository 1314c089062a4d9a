/// A replacement of some bytes of a source.
public struct Edit: Hashable, Sendable {
  /// The bytes to replace; an empty range inserts.
  public var range: ByteRange
  /// The new text; empty text deletes.
  public var replacement: String

  /// Creates an edit that replaces the bytes of `range` with `replacement`.
  public init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
