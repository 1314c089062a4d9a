/// A place as people count it.
package struct Position: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in Unicode code points, from 1.
  package var column: Int
  /// The column in UTF-16 code units, from 1.
  package var utf16Column: Int
  /// The column in UTF-8 bytes, from 1.
  package var byteColumn: Int
  /// The byte offset in the source, from 0.
  package var byte: Int
}
