/// Bytes of a source that are to be replaced by other text.
public struct Edit: Hashable, Sendable {
  /// What is replaced; an empty range inserts.
  public var range: ByteRange
  /// What stands there afterwards; empty text deletes.
  public var replacement: String

  /// Replaces the bytes of `range` by `replacement`.
  public init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
