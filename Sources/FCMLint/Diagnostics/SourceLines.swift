/// The line index of a source, shared by all its diagnostics.
package final class SourceLines: Sendable {
  private let index: LineIndex

  init(_ bytes: [UInt8]) { index = LineIndex(bytes) }

  /// The line and column of a byte; without an index, as if the source were one line of ASCII.
  static func position(of byte: Int, in lines: SourceLines?) -> Position {
    if let lines { return lines.index.position(of: byte) }
    let column = byte + 1
    return Position(
      line: 1, column: column, utf16Column: column, byteColumn: column, byte: byte)
  }
}
