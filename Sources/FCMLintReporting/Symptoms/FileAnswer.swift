import FCMLint

/// What a file has to do with a symptom or an error text.
package struct FileAnswer {
  private static let most = 5

  /// The findings in the file that may be the cause.
  package private(set) var text = ""
  /// Their rules, the likeliest first.
  package private(set) var ids: [String] = []
  private let question: String
  private let causes: SymptomCauses
  private let source: SourceReport
  private let lines: LineIndex
  private let style: TerminalStyle

  /// Looks for the places that the question names; if it names none, for findings of the rules that
  /// explain it.
  package init(
    _ question: String, in bytes: [UInt8], path: String, layout: Linter.Layout, rules: [Rule],
    style: TerminalStyle
  ) {
    self.question = question
    self.style = style
    causes = SymptomCauses(question, rules: rules)
    let found = Linter(rules: rules).atEveryLevel.lint(bytes, layout: layout)
    source = SourceReport(
      path: path, bytes: bytes, layout: layout, diagnostics: found.diagnostics)
    lines = LineIndex(bytes)
    if addPlaces() || causes.isElsewhere { return }
    addCauses()
  }

  private var name: String { LogSanitizer.safe(source.path) }

  // MARK: Places

  /// Adds the places that an error names; returns whether the file has one.
  private mutating func addPlaces() -> Bool {
    var hasPlace = false
    for path in ErrorPath.paths(in: question) {
      guard let range = range(of: path) else {
        text += "\(LogSanitizer.safe(path)) is not in \(name)\n\n"
        continue
      }
      hasPlace = true
      add(path, at: range)
    }
    return hasPlace
  }

  private mutating func add(_ path: String, at range: ByteRange) {
    let start = lines.position(of: range.start)
    let place = "\(name):\(start.line):\(start.column)"
    text += style.paint(place, .bold) + "  \(LogSanitizer.safe(path))\n\n"
    let own = source.diagnostics.filter {
      $0.range.start >= range.start && $0.range.end <= range.end && $0.severity != .hint
    }
    if own.isEmpty {
      let frame = CodeFrame(bytes: source.bytes, lines: lines, style: style)
      text += frame.lines(range, context: 1, paint: .cyan).joined(separator: "\n")
      text += "\n\n  fcmlint has no finding at this place\n\n"
      return
    }
    report(own)
    let known = sorted(own)
    note(known.isEmpty ? own.filter { $0.severity == .error } : known)
  }

  /// The place of a path; of those on several lines, the first with a finding.
  private func range(of path: String) -> ByteRange? {
    guard source.layout == .lines else { return Self.range(of: path, in: source.bytes) }
    for diagnostic in source.diagnostics where diagnostic.severity != .hint {
      let line = lines.position(of: diagnostic.range.start).line - 1
      if let range = range(of: path, inLine: line), range.start <= diagnostic.range.start,
        diagnostic.range.end <= range.end
      {
        return range
      }
    }
    for line in 0..<lines.lineCount {
      if let range = range(of: path, inLine: line) { return range }
    }
    return nil
  }

  private func range(of path: String, inLine line: Int) -> ByteRange? {
    let content = lines.contentRange(ofLine: line)
    let bytes = Array(source.bytes[content.start..<content.end])
    return Self.range(of: path, in: bytes).map {
      ByteRange($0.start + content.start, $0.end + content.start)
    }
  }

  private static func range(of path: String, in bytes: [UInt8]) -> ByteRange? {
    JSONTree.read(bytes) { tree -> ByteRange? in
      tree.root.flatMap { ErrorPath.range(of: path, in: $0) }
    }
  }

  // MARK: Causes

  /// Adds the findings of the rules that explain the question; if there are none, the errors.
  private mutating func addCauses() {
    let errors = source.diagnostics.filter { $0.severity == .error }
    var found = sorted(source.diagnostics)
    if causes.isVague {
      // Any error of the file may be the cause.
      let others = errors.filter { !causes.ids.contains($0.rule) }
      found =
        found.filter { $0.severity == .error } + others
        + found.filter { $0.severity != .error }
    }
    if found.isEmpty {
      text += style.wrapped("No finding in \(name) explains this.").joined(separator: "\n") + "\n\n"
      if !errors.isEmpty { text += style.paint("Errors in \(name)", .bold) + "\n\n" }
      report(errors)
    } else {
      report(found)
      note(found)
    }
  }

  /// The findings of the rules that explain the question, those of the likeliest rules first.
  private func sorted(_ found: [Diagnostic]) -> [Diagnostic] {
    causes.ids.flatMap { id in found.filter { $0.rule == id } }
  }

  private mutating func note(_ found: [Diagnostic]) {
    for diagnostic in found where !ids.contains(diagnostic.rule) { ids.append(diagnostic.rule) }
  }

  private mutating func report(_ found: [Diagnostic]) {
    var source = source
    source.diagnostics = Array(found.prefix(Self.most))
    var reporter = FullReporter(style: style, isQuiet: true, showsAll: true)
    text += reporter.report(source)
    let more = found.count - Self.most
    if more > 0 { text += "\(more) more in \(name)\n\n" }
  }
}
