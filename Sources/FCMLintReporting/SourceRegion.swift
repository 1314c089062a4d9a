import FCMLint

/// The start and end positions of a finding.
///
/// A finding with an empty range is shown at the next character, because many readers drop empty
/// regions.
struct SourceRegion {
  /// The bytes that are shown.
  let range: ByteRange
  let start: Position
  let end: Position

  init(_ range: ByteRange, _ source: SourceReport, _ lines: LineIndex) {
    self.range = range.isEmpty ? Self.widened(range.start, source.bytes, lines) : range
    start = source.position(of: self.range.start, lines)
    end = source.position(of: self.range.end, lines)
  }

  private static func widened(_ offset: Int, _ bytes: [UInt8], _ lines: LineIndex) -> ByteRange {
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
