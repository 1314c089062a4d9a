/// The two ends of a finding as people count them.
///
/// A finding at a place where something is missing has no bytes; it is shown at the letter that
/// stands there, since many readers drop a region without width.
struct SourceRegion {
  let start: Position
  let end: Position

  init(_ range: ByteRange, _ source: SourceReport, _ lines: LineTable) {
    let shown = range.isEmpty ? Self.widened(range.start, source.bytes, lines) : range
    start = lines.position(of: shown.start)
    end = lines.position(of: shown.end)
  }

  private static func widened(_ offset: Int, _ bytes: [UInt8], _ lines: LineTable) -> ByteRange {
    let line = lines.contentRange(ofLine: lines.lineIndex(of: offset))
    var range = ByteRange(min(max(offset, line.start), line.end), 0)
    if range.start < line.end {
      range.end = range.start + 1
      while range.end < line.end, bytes[range.end] & 0xC0 == 0x80 { range.end += 1 }
    } else if range.start > line.start {
      range.end = range.start
      range.start -= 1
      while range.start > line.start, bytes[range.start] & 0xC0 == 0x80 { range.start -= 1 }
    }
    return range
  }
}

extension LineTable {
  /// The position of a byte; nil where lines and columns cannot name it, as inside a byte-order
  /// mark or between `\r` and `\n`.
  func exactPosition(of offset: Int) -> Position? {
    let position = position(of: offset)
    let line = contentRange(ofLine: position.line - 1)
    return line.start + position.byteColumn - 1 == offset ? position : nil
  }
}
