/// A position in a source as a line and a column.
public struct Position: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode code points, counted from 1.
  public var column: Int
  /// The column in UTF-16 code units, counted from 1.
  public var utf16Column: Int
  /// The column in bytes of UTF-8, counted from 1.
  public var byteColumn: Int
  /// The offset in the source in bytes, counted from 0.
  public var byte: Int
}
