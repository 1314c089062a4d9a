import FCMLint

/// The default report: each finding with a code frame, help and fix.
struct FullReporter: Reporter {
  /// The number of findings of one rule in a file that are shown; the others are counted.
  private static let mostOfOneRule = 3

  let style: TerminalStyle
  let isQuiet: Bool
  let showsAll: Bool
  /// The number of findings per rule in the current source.
  private var counts: [String: Int] = [:]
  /// The rule of the last finding and its count: streams mostly repeat the same rule.
  private var last = (rule: "", count: 0)
  /// The rules with findings that are not shown, in order.
  private var collapsed: [CollapsedFindings] = []
  /// Whether the hint about `--verbose` has been shown.
  private var hasShownHint = false
  private var path = ""

  init(style: TerminalStyle, isQuiet: Bool, showsAll: Bool) {
    self.style = style
    self.isQuiet = isQuiet
    self.showsAll = showsAll
  }

  /// Findings that are only counted need no bytes.
  func readsBytes(of source: SourceReport) -> Bool {
    if source.before == nil || showsAll { return !source.diagnostics.isEmpty }
    return source.diagnostics.indices.contains { index in
      count(source.diagnostics[index].rule) < Self.mostOfOneRule
    }
  }

  private func count(_ rule: String) -> Int {
    rule == last.rule ? last.count : counts[rule, default: 0]
  }

  private mutating func countUp(_ rule: String) -> Int {
    if rule == last.rule {
      last.count += 1
    } else {
      keepLast()
      last = (rule, counts[rule, default: 0] + 1)
    }
    return last.count
  }

  private mutating func keepLast() {
    if last.count > 0 { counts[last.rule] = last.count }
  }

  mutating func report(_ source: SourceReport) -> String {
    var text = ""
    if source.before == nil {
      text = rest()
      path = LogSanitizer.safe(source.path)
    }
    guard !source.diagnostics.isEmpty else { return text }
    var lines: LineIndex?
    for index in source.diagnostics.indices {
      let rule = source.diagnostics[index].rule
      guard countUp(rule) <= Self.mostOfOneRule || showsAll else {
        collapse(source.diagnostics[index], source, lines)
        continue
      }
      let table = lines ?? LineIndex(source.bytes)
      lines = table
      let shown = finding(source.diagnostics[index], source, table)
      text += shown.joined(separator: "\n") + "\n\n"
    }
    return text
  }

  /// Counts a finding that is not shown. Its position is recorded only in the first chunk of a
  /// source, because the bytes of later chunks may not be available.
  private mutating func collapse(
    _ diagnostic: Diagnostic, _ source: SourceReport, _ lines: LineIndex?
  ) {
    let rule = diagnostic.rule
    let index = collapsed.lastIndex { $0.rule == rule } ?? collapsed.endIndex
    if index == collapsed.endIndex { collapsed.append(CollapsedFindings(rule: rule)) }
    let table = source.before == nil ? lines : nil
    collapsed[index].add(table.map { source.position(of: diagnostic.range.start, $0) })
  }

  /// The counts of findings that are not shown in the last source.
  private mutating func rest() -> String {
    keepLast()
    defer {
      collapsed = []
      counts = [:]
      last = ("", 0)
    }
    var text = ""
    for collapsed in collapsed {
      let hint = hasShownHint ? "" : " (use --verbose to show them)"
      hasShownHint = true
      let lines = style.wrapped(collapsed.text(in: path) + hint, rest: "  ")
      text += lines.map { style.paint($0, .dim) }.joined(separator: "\n") + "\n\n"
    }
    return text
  }

  private func finding(
    _ diagnostic: Diagnostic, _ source: SourceReport, _ lines: LineIndex
  ) -> [String] {
    let color = style.color(of: diagnostic.severity)
    let start = source.position(of: diagnostic.range.start, lines)
    let place = "\(path):\(start.line):\(start.column)"
    let tag = "\(diagnostic.severity.word)[\(style.linkedRule(of: diagnostic))]"
    var result = [style.paint(place, .bold) + "  " + style.paint(tag, color)]
    result += style.wrapped(LogSanitizer.safe(diagnostic.message), first: "  ", rest: "  ")
      .map { style.paint($0, .bold) }
    let frame = CodeFrame(
      bytes: source.bytes, lines: lines, style: style, firstNumber: source.firstNumber)
    result.append("")
    // In JSON Lines the surrounding lines belong to other documents.
    let context = source.layout == .lines ? 0 : 2
    result += frame.lines(diagnostic.range, context: context, paint: color)
    for note in diagnostic.notes {
      let start = source.position(of: note.range.start, lines)
      let head = labeled("note", LogSanitizer.safe(note.message) + " (line \(start.line))", .cyan)
      result += [""] + head
      result += frame.lines(note.range, context: 0, underline: "-", paint: .cyan)
    }
    var advice: [String] = []
    if let help = diagnostic.help, !FixTitle.repeats(help, diagnostic.fixes.first?.title) {
      advice += labeled("help", LogSanitizer.safe(help), .cyan)
    }
    if let fix = diagnostic.fixes.first {
      let title = "\(LogSanitizer.safe(fix.title)) (\(fix.safety.rawValue))"
      advice += labeled("fix", title, .green)
      advice += FixPreview.lines(of: fix, in: source, lines, style: style)
    }
    return advice.isEmpty ? result : result + [""] + advice
  }

  private func labeled(_ label: String, _ text: String, _ paint: TerminalStyle.Paint) -> [String] {
    let indent = String(repeating: " ", count: label.utf8.count + 4)
    var lines = style.wrapped(text, first: "  \(label): ", rest: indent)
    lines[0] = "  " + style.paint(label + ":", paint) + lines[0].dropFirst(label.utf8.count + 3)
    return lines
  }

  // MARK: Summary

  mutating func end(_ summary: ReportSummary) -> String {
    let rest = rest()
    return isQuiet || summary.files == 0 ? rest : rest + SummaryLine(style: style).text(summary)
  }
}
