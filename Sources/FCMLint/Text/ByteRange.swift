/// A half-open range of bytes in a source, counted from 0.
///
/// Every place in the engine is one of these; lines and columns exist only in reports.
public struct ByteRange: Hashable, Sendable {
  /// The first byte.
  public var start: Int
  /// One past the last byte; never below `start`.
  public var end: Int

  /// A range from `start` up to but not including `end`; an `end` below `start` counts as `start`.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The number of bytes.
  @inlinable
  public var count: Int { end - start }
  /// Whether the range holds no byte: the place of an insertion.
  @inlinable
  public var isEmpty: Bool { start == end }

  /// Whether `other` lies inside this range, borders included.
  @inlinable
  public func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// Whether the two ranges share a byte, or insert at the same place.
  @inlinable
  public func overlaps(_ other: ByteRange) -> Bool {
    self == other || (start < other.end && other.start < end)
  }
}
