/// Bytes of a source that are to be replaced by other text.
package struct Edit: Hashable, Sendable {
  /// What is replaced; an empty range inserts.
  package var range: ByteRange
  /// What stands there afterwards; empty text deletes.
  package var replacement: String

  /// Replaces the bytes of `range` by `replacement`.
  package init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
