import FCMLint

/// A linted example of a rule: its text, its marks and the findings of the rule.
package struct RuleExample {
  let bytes: [UInt8]
  /// The ranges that `«` and `»` enclose, in the order of the text.
  let marks: [ByteRange]
  package let diagnostics: [Diagnostic]
  private let linter: Linter

  package init(_ marked: String, of rule: Rule) {
    let text = MarkedText(marked)
    var configuration = Configuration()
    configuration.level = .hint
    configuration.project = rule.project
    // The kind of broken or empty text cannot be detected.
    if case .syntaxError = rule.check { configuration.kind = .sendRequest }
    linter = Linter(rules: [rule], configuration: configuration)
    bytes = text.bytes
    marks = text.ranges
    diagnostics = linter.lint(bytes).diagnostics
  }

  /// The text with all fixes applied; nil if there are none.
  var repaired: [UInt8]? {
    guard diagnostics.contains(where: { !$0.fixes.isEmpty }) else { return nil }
    return Fixer(linter, includesUnsafe: true).fix(bytes).bytes
  }

  /// The text with the middle of very long lines replaced by an ellipsis.
  static func abridged(_ bytes: [UInt8], _ marks: [ByteRange] = []) -> RuleExample.Excerpted {
    let table = LineIndex(bytes)
    var text: [UInt8] = []
    var cuts: [(range: ByteRange, at: Int)] = []
    var next = 0
    for index in 0..<table.lineCount {
      let line = table.contentRange(ofLine: index)
      guard line.count > longLine else { continue }
      var cut = ByteRange(line.start + keptHead, line.end - keptTail)
      while cut.start > line.start, bytes[cut.start] & 0xC0 == 0x80 { cut.start -= 1 }
      while cut.end < line.end, bytes[cut.end] & 0xC0 == 0x80 { cut.end += 1 }
      text += bytes[next..<cut.start]
      cuts.append((cut, text.count))
      text += Array("…".utf8)
      next = cut.end
    }
    text += bytes[next...]
    func moved(_ offset: Int, isEnd: Bool) -> Int {
      guard let cut = cuts.last(where: { $0.range.start <= offset - (isEnd ? 1 : 0) }) else {
        return offset
      }
      let after = cut.at + "…".utf8.count
      if offset < cut.range.end || (isEnd && offset == cut.range.end) {
        return isEnd ? after : cut.at
      }
      return after + offset - cut.range.end
    }
    return Excerpted(
      bytes: text,
      marks: marks.map { ByteRange(moved($0.start, isEnd: false), moved($0.end, isEnd: true)) })
  }

  /// A text with its marks, ready to be rendered.
  struct Excerpted {
    var bytes: [UInt8]
    var marks: [ByteRange]
  }

  private static let longLine = 240
  private static let keptHead = 60
  private static let keptTail = 20

  /// The lines of the text with marked parts underlined.
  ///
  static func lines(
    of whole: [UInt8], marks: [ByteRange], indent: Int, style: TerminalStyle,
    paint: TerminalStyle.Paint
  ) -> [String] {
    let shown = abridged(whole, marks)
    let bytes = shown.bytes
    let marks = shown.marks
    let table = LineIndex(bytes)
    let width = style.wrapsExamples ? style.lineWidth - indent : Int.max
    let space = String(repeating: " ", count: indent)
    var result: [String] = []
    for index in 0..<table.lineCount {
      let content = table.contentRange(ofLine: index)
      let line = RenderedLine(bytes, line: content, focus: ByteRange(content.start, content.start))
      let own = marks.filter { $0.start < content.end && $0.end > content.start }
      for (number, part) in pieces(of: line, width: width).enumerated() {
        let hanging = number == 0 ? space : space + "    "
        result.append(part.isEmpty ? "" : hanging + line.text(part))
        let under = underline(line, part, own)
        if !under.isEmpty { result.append(hanging + style.paint(under, paint)) }
      }
    }
    return result
  }

  private static func underline(_ line: RenderedLine, _ part: Range<Int>, _ marks: [ByteRange])
    -> String
  {
    var text = ""
    for index in part {
      let cell = line.cells[index]
      let isMarked = marks.contains { mark in
        mark.start < cell.range.end && mark.end > cell.range.start
      }
      text += String(repeating: isMarked ? "^" : " ", count: cell.width)
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The line wrapped at spaces; a word that is too long gets its own line.
  private static func pieces(of line: RenderedLine, width: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    while start < line.cells.count {
      let room = pieces.isEmpty ? width : width - 4
      var end = start
      var used = 0
      var lastSpace: Int?
      var lastComma: Int?
      while end < line.cells.count, used + line.cells[end].width <= room {
        if line.shows(" ", at: end), end > start {
          lastSpace = end
          if line.shows(",", at: end - 1) { lastComma = end }
        }
        used += line.cells[end].width
        end += 1
      }
      if end < line.cells.count, let best = lastComma ?? lastSpace { end = best }
      end = max(end, start + 1)
      pieces.append(start..<end)
      start = end
      while start < line.cells.count, line.shows(" ", at: start) { start += 1 }
    }
    return pieces.isEmpty ? [0..<0] : pieces
  }
}
