import FCMLint

/// Renders the source lines around a range, with the range underlined.
struct CodeFrame {
  /// The maximum number of lines of a range that are shown.
  private static let tallest = 6

  let bytes: [UInt8]
  let lines: LineIndex
  let style: TerminalStyle
  /// The number of the first line of `bytes`.
  var firstNumber = 1
  /// The marker in front of lines that contain a part of the range.
  var marker = ">"

  /// The frame of a range: lines of text without line breaks.
  func lines(
    _ place: ByteRange, context: Int, underline: Character = "^", paint: TerminalStyle.Paint
  ) -> [String] {
    let first = lines.lineIndex(of: place.start)
    let last = max(first, lines.lineIndex(of: place.isEmpty ? place.start : place.end - 1))
    var shown = Array(max(0, first - context)...min(lines.lineCount - 1, last + context))
    while shown[0] < first, isBlank(shown[0]) { shown.removeFirst() }
    while let end = shown.last, end > last, isBlank(end) { shown.removeLast() }
    let digits = String(shown[shown.count - 1] + firstNumber).count
    let isTall = last - first >= Self.tallest
    var result: [String] = []
    for index in shown {
      if isTall, index > first + 2, index < last {
        if index == first + 3 {
          result.append("".padded(to: 5 + digits) + style.paint("⋮", .dim))
        }
        continue
      }
      let holdsPlace = (first...last).contains(index)
      let line = cut(index, place: place, holdsPlace: holdsPlace, digits: digits)
      let text = trimmed(line.text(line.cells.indices))
      let head = prefix(number: index + firstNumber, digits: digits, isMarked: holdsPlace, paint)
      result.append(text.isEmpty ? head : head + " " + text)
      guard index == first || index == last else { continue }
      let gutter = "".padded(to: 5 + digits) + style.paint("|", .dim) + " "
      let (indent, width) = columns(of: place, in: line, index)
      let marks = String(repeating: underline, count: width)
      result.append(gutter + "".padded(to: indent) + style.paint(marks, paint))
    }
    return result
  }

  private func cut(_ index: Int, place: ByteRange, holdsPlace: Bool, digits: Int) -> RenderedLine {
    let content = lines.contentRange(ofLine: index)
    let focus = holdsPlace ? place : ByteRange(content.start, content.start)
    let line = RenderedLine(bytes, line: content, focus: focus)
    return line.cut(to: style.lineWidth - digits - 7, around: line.indices(of: focus))
  }

  private func prefix(number: Int, digits: Int, isMarked: Bool, _ paint: TerminalStyle.Paint)
    -> String
  {
    let text = String(number)
    let mark = isMarked ? style.paint(marker, paint) : "".padded(to: marker.count)
    return "  " + mark + " " + style.paint(text.leftPadded(to: digits) + " |", .dim)
  }

  /// The first column and the width of the range in a line.
  private func columns(
    of place: ByteRange, in line: RenderedLine, _ index: Int
  ) -> (indent: Int, width: Int) {
    let content = lines.contentRange(ofLine: index)
    var start = max(place.start, content.start)
    let end = min(place.end, content.end)
    if index > lines.lineIndex(of: place.start) {
      while start < end, JSONEscaping.isSpace(bytes[start]) { start += 1 }
    }
    let cells = line.indices(of: ByteRange(start, max(start, end)))
    let indent = line.width(0..<cells.lowerBound)
    return (indent, min(max(1, line.width(cells)), max(1, line.width - indent)))
  }

  private func isBlank(_ index: Int) -> Bool {
    let content = lines.contentRange(ofLine: index)
    return content.count < 256
      && bytes[content.start..<content.end].allSatisfy { JSONEscaping.isSpace($0) }
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.utf8.last == .space { text.unicodeScalars.removeLast() }
    return text
  }
}
