/// A place as people count it.
public struct Position: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode code points, from 1.
  public var column: Int
  /// The column in UTF-16 code units, from 1.
  public var utf16Column: Int
  /// The column in UTF-8 bytes, from 1.
  public var byteColumn: Int
  /// The byte offset in the source, from 0.
  public var byte: Int
}
