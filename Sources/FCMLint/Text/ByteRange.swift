/// A range of bytes in a source, counted from 0.
public struct ByteRange: Hashable, Sendable {
  /// The index of the first byte.
  public var start: Int
  /// The index after the last byte; at least `start`.
  public var end: Int

  /// Creates a range from `start` up to, but not including, `end`.
  ///
  /// An `end` below `start` counts as `start`.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The number of bytes.
  @inlinable
  public var count: Int { end - start }
  /// Whether the range contains no bytes, as the range of an insertion does.
  @inlinable
  public var isEmpty: Bool { start == end }

  /// Whether `other` lies inside this range; it may share both ends.
  @inlinable
  public func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// Whether the ranges share a byte, or are equal.
  @inlinable
  public func overlaps(_ other: ByteRange) -> Bool {
    self == other || (start < other.end && other.start < end)
  }
}
