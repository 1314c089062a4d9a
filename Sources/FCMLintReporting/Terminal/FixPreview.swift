import FCMLint

/// Renders the lines of a source after a fix.
struct FixPreview {
  /// The changed lines, with each replacement underlined.
  static func lines(
    of fix: Fix, in source: SourceReport, _ lines: LineIndex, style: TerminalStyle
  ) -> [String] {
    let bytes = source.bytes
    let edits = fix.edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    guard let first = edits.first, let last = edits.last, last.range.end <= bytes.count else {
      return []
    }
    let firstLine = lines.lineIndex(of: first.range.start)
    let lastLine = lines.lineIndex(of: last.range.end)
    let content = ByteRange(
      lines.contentRange(ofLine: firstLine).start, lines.contentRange(ofLine: lastLine).end)
    var start = max(content.start, first.range.start - 1200)
    var end = min(content.end, last.range.end + 1200)
    // Extend to word boundaries, because a part of a secret would not be recognized as one.
    while start > content.start, start < first.range.start, !JSONEscaping.isSpace(bytes[start]) {
      start += 1
    }
    while end < content.end, end > last.range.end, !JSONEscaping.isSpace(bytes[end - 1]) {
      end -= 1
    }
    let added = edits.reduce(0) { $0 + $1.replacement.utf8.count }
    guard lastLine - firstLine < 5, end - start < 4000, added < 1000 else { return [] }

    var result: [UInt8] = []
    var places: [ByteRange] = []
    var position = start
    for edit in edits where edit.range.start >= position {
      result += bytes[position..<edit.range.start]
      let place = result.count
      result += edit.replacement.utf8
      places.append(ByteRange(place, result.count))
      position = edit.range.end
    }
    if position < end { result += bytes[position..<end] }
    return shown(result, places, firstNumber: firstLine + source.firstNumber, style: style)
  }

  private static func shown(
    _ bytes: [UInt8], _ places: [ByteRange], firstNumber: Int, style: TerminalStyle
  ) -> [String] {
    let table = LineIndex(bytes)
    let frame = CodeFrame(
      bytes: bytes, lines: table, style: style, firstNumber: firstNumber, marker: "+")
    var shown: [String] = []
    var lastLine = -1
    // Show lines with insertions only, if there are any.
    let added = places.filter { !$0.isEmpty }
    for place in added.isEmpty ? places : added {
      let visible = skippingSpace(place, bytes)
      let line = table.lineIndex(of: visible.start)
      let content = table.contentRange(ofLine: line)
      let isBlank = bytes[content.start..<content.end].allSatisfy(JSONEscaping.isSpace)
      if line == lastLine || (place.isEmpty && isBlank) { continue }
      lastLine = table.lineIndex(of: max(visible.start, visible.end - 1))
      var lines = frame.lines(visible, context: 0, underline: "+", paint: .green)
      // A line with a deletion has nothing to underline.
      if place.isEmpty, lines.count == 2 { lines.removeLast() }
      shown += lines
      if shown.count > 6 { break }
    }
    return shown
  }

  /// The range without leading whitespace, so that an inserted line is shown alone.
  private static func skippingSpace(_ place: ByteRange, _ bytes: [UInt8]) -> ByteRange {
    var start = place.start
    var seenBreak = false
    while start < place.end,
      JSONEscaping.isSpace(bytes[start]) || (bytes[start] == .comma && !seenBreak)
    {
      seenBreak = seenBreak || bytes[start].isLineBreak
      start += 1
    }
    return seenBreak ? ByteRange(start, place.end) : place
  }
}
