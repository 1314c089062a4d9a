import FCMLint

/// The lines round a place in a source, the place itself underlined.
struct CodeFrame {
  /// The most lines of one place that are shown in full.
  private static let tallest = 6

  let bytes: [UInt8]
  let lines: LineIndex
  let style: TerminalStyle
  /// What the first line of `bytes` is called.
  var firstNumber = 1
  /// What is drawn in front of a line that holds a part of the place.
  var marker = ">"

  /// The frame of a place: lines of text, each without its line break.
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
          result.append("     " + spaces(digits) + style.paint("⋮", .dim))
        }
        continue
      }
      let holdsPlace = (first...last).contains(index)
      let line = cut(index, place: place, holdsPlace: holdsPlace, digits: digits)
      let text = trimmed(line.text(line.cells.indices))
      let head = prefix(number: index + firstNumber, digits: digits, isMarked: holdsPlace, paint)
      result.append(text.isEmpty ? head : head + " " + text)
      guard holdsPlace, let marks = marks(line, place, index, first, last, underline) else {
        continue
      }
      let gutter = "     " + spaces(digits) + style.paint("|", .dim) + " "
      result.append(gutter + spaces(marks.indent) + style.paint(marks.text, paint))
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
    let padded = spaces(digits - text.count) + text
    let mark = isMarked ? style.paint(marker, paint) : spaces(marker.count)
    return "  " + mark + " " + style.paint(padded + " |", .dim)
  }

  /// Where the underline of one line begins, and the underline; nil for the inner lines of a place.
  private func marks(
    _ line: RenderedLine, _ place: ByteRange, _ index: Int, _ first: Int, _ last: Int,
    _ underline: Character
  ) -> (indent: Int, text: String)? {
    guard index == first || index == last else { return nil }
    let content = lines.contentRange(ofLine: index)
    var start = max(place.start, content.start)
    let end = min(place.end, content.end)
    while index > first, start < end, JSONEscaping.isSpace(bytes[start]) { start += 1 }
    let cells = line.indices(of: ByteRange(start, max(start, end)))
    let indent = line.width(0..<cells.lowerBound)
    let width = max(1, line.width(cells))
    let room = max(1, line.width - indent)
    return (indent, String(repeating: underline, count: min(width, max(room, 1))))
  }

  private func isBlank(_ index: Int) -> Bool {
    let content = lines.contentRange(ofLine: index)
    return content.count < 256
      && bytes[content.start..<content.end].allSatisfy { JSONEscaping.isSpace($0) }
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.utf8.last == 0x20 { text.unicodeScalars.removeLast() }
    return text
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
