import FCMLint

/// What a file has to do with a symptom or an error text.
package struct FileAnswer {
  /// A file that was linted at every level.
  package struct File {
    /// Lints the file or another version of it; an array of documents is delivered in pieces.
    package typealias Lint = (
      UnsafeBufferPointer<UInt8>, Linter.ReportOptions, ((Linter.Report) -> Void)?
    ) -> Linter.Report

    let source: SourceReport
    /// The findings in what its legacy bodies become.
    let converted: [Diagnostic]
    private let lint: Lint

    package init(_ bytes: [UInt8], path: String, layout: Linter.Layout, lint: @escaping Lint) {
      let found = bytes.withUnsafeBufferPointer { lint($0, [], nil).diagnostics }
      source = SourceReport(path: path, bytes: bytes, layout: layout, diagnostics: found)
      let conversion = found.first { $0.rule == "legacy-payload" }?.fixes.first
      converted =
        conversion.map { fix in
          fix.applied(to: bytes).withUnsafeBufferPointer { lint($0, [], nil).diagnostics }
        } ?? []
      self.lint = lint
    }

    /// The preview of a document, or else the first one. The file is linted again in pieces, because
    /// the previews of all documents may take a hundred times as much memory as the file.
    func preview(ofDocument number: Int?) -> Linter.Preview? {
      var first: Linter.Preview?
      var own: Linter.Preview?
      var (start, documents, end) = (0, 0, 0)
      func look(_ report: Linter.Report) {
        let previews = report.shifted(by: documents).previews
        first = first ?? previews.first
        own = own ?? (number == nil ? first : previews.first { $0.document == number })
      }
      source.bytes.withUnsafeBufferPointer { bytes in
        repeat {
          let rest = UnsafeBufferPointer(rebasing: bytes[start...])
          let report = lint(rest, [.previews, .pieces], look)
          look(report)
          end = report.end
          start += end
          documents += report.documents + report.skipped
          // The report on another language has no end, because it is about the whole text.
        } while end > 0 && own == nil && start < bytes.count
      }
      return own ?? first
    }
  }

  private static let most = 5

  /// The findings in the file that may be the cause.
  package private(set) var text = ""
  /// Their rules, the likeliest first.
  package private(set) var ids: [String] = []
  /// Whether a finding or what the preview shows explains the symptom.
  private(set) var isExplained = false
  private let question: String
  private let causes: SymptomCauses
  private let file: File
  private let source: SourceReport
  private let lines: LineIndex
  private let style: TerminalStyle
  private let most: Int

  /// Looks for the places that the question names; if it names none, for findings of the rules that
  /// explain it, and for what the preview says of it.
  package init(
    _ question: String, _ causes: SymptomCauses, in file: File, showsAll: Bool = false,
    style: TerminalStyle
  ) {
    self.question = question
    self.style = style
    self.causes = causes
    self.file = file
    most = showsAll ? .max : Self.most
    source = file.source
    lines = LineIndex(file.source.bytes)
    if causes.error == nil, !causes.isNamed {
      addSymptom()
    } else if !addPlaces(), !causes.isElsewhere {
      addCauses()
    }
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

  /// Adds the findings of the rules that explain an error; if there are none, the errors.
  private mutating func addCauses() {
    let errors = source.diagnostics.filter { $0.severity == .error }
    var found = sorted(source.diagnostics)
    if causes.isVague {
      // Any error of the file may be the cause.
      let others = errors.filter { !Self.has($0, found) }
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
    causes.rules.flatMap { rule in found.filter { $0.rule == rule.id } }
  }

  // MARK: Symptoms

  /// Adds what the preview shows of the aspect, its findings, then all others: any of them may be why
  /// it is not as wanted.
  private mutating func addSymptom() {
    text = style.paint("\(name): \(causes.title)", .bold) + "\n\n"
    var found = sorted(source.diagnostics)
    let document = found.first?.document ?? source.diagnostics.first?.document
    let rows = causes.question.aspects.first.map { SymptomRow.of($0).rows } ?? ["summary"]
    if let preview = file.preview(ofDocument: document) { add(preview, rows, &found) }
    let own =
      found.map { (finding: $0, place: place(of: $0)) }
      + sorted(file.converted).map { (finding: $0, place: Self.after) }
    let others = source.diagnostics.filter { !Self.has($0, found) }.map {
      (finding: $0, place: place(of: $0))
    }
    let more = file.converted.filter { !causes.concerns($0) }.map {
      (finding: $0, place: Self.after)
    }
    isExplained = isExplained || !own.isEmpty || !others.isEmpty
    if own.isEmpty {
      text +=
        style.wrapped("No finding in \(name) is about this.").joined(separator: "\n") + "\n\n"
    }
    add("Findings in \(name)", bySeverity(own), most: most)
    let rest = most == .max ? .max : max(1, most - own.count)
    add("Other findings", bySeverity(others + more), most: rest)
  }

  private static let after = "once converted"

  private func bySeverity(_ found: [(finding: Diagnostic, place: String)]) -> [(
    finding: Diagnostic, place: String
  )] {
    Severity.allCases.reversed().flatMap { level in found.filter { $0.finding.severity == level } }
  }

  private mutating func add(
    _ title: String, _ found: [(finding: Diagnostic, place: String)], most: Int
  ) {
    if found.isEmpty { return }
    text += style.paint(title, .bold) + "\n"
    for (finding, place) in found.prefix(most) { add(finding, at: place) }
    note(found.prefix(most).map { $0.finding })
    let more = found.count - min(found.count, most)
    if more > 0 { text += "  and \(more) more with --all\n" }
    text += "\n"
  }

  /// Adds the rows of the preview, and their findings to those that were found.
  private mutating func add(
    _ preview: Linter.Preview, _ rows: [String], _ found: inout [Diagnostic]
  ) {
    let table = PreviewTable(
      style: style, platforms: PayloadSize.Platform.allCases,
      findings: PreviewFindings(causes.all))
    let findings = PreviewFindings(causes.all)
    for message in preview.messages {
      let platforms = causes.question.platforms
      guard platforms.isEmpty || platforms.contains(message.platform) else { continue }
      var message = message
      message.rows = message.rows.filter { rows.contains($0.aspect.rawValue) }
      text += table.lines(message).joined(separator: "\n") + "\n"
      isExplained = isExplained || Self.explains(message, causes.question.aspects.first)
      for row in message.rows {
        let own = source.diagnostics.filter { $0.document == preview.document }
        let about = findings.about(row, on: message.platform, among: own)
        for finding in about where !Self.has(finding, found) { found.append(finding) }
      }
    }
    text += "\n"
  }

  /// Whether what a message does on a platform may explain that an aspect is not as wanted: the
  /// document sets it, or nothing is displayed, or no code runs.
  private static func explains(_ message: EffectiveMessage, _ aspect: SymptomSet.Aspect?) -> Bool {
    let isShown = message.display == .notification || message.display == .liveActivity
    return isShown == (aspect == .wake)
      || message.rows.contains { row in
        row.pointer != nil || row.isOpen
          || ["none", "nothing", "closes", "normal", "the channel"].contains {
            row.value.hasPrefix($0)
          }
      }
  }

  private static func has(_ diagnostic: Diagnostic, _ found: [Diagnostic]) -> Bool {
    found.contains { $0.rule == diagnostic.rule && $0.range == diagnostic.range }
  }

  private func place(of diagnostic: Diagnostic) -> String {
    let start = lines.position(of: diagnostic.range.start)
    return "\(start.line):\(start.column)"
  }

  private mutating func add(_ diagnostic: Diagnostic, at place: String) {
    let head = "\(diagnostic.severity.word)[\(diagnostic.rule)]"
    let line = "\(place)  \(head): \(LogSanitizer.safe(diagnostic.message))"
    text += style.wrapped(line, first: "  ", rest: "      ").joined(separator: "\n") + "\n"
    guard let help = diagnostic.help else { return }
    text +=
      style.wrapped("help: \(LogSanitizer.safe(help))", first: "      ", rest: "        ")
      .joined(separator: "\n") + "\n"
  }

  private mutating func note(_ found: [Diagnostic]) {
    for diagnostic in found where !ids.contains(diagnostic.rule) { ids.append(diagnostic.rule) }
  }

  private mutating func report(_ found: [Diagnostic]) {
    var source = source
    source.diagnostics = Array(found.prefix(most))
    var reporter = FullReporter(style: style, isQuiet: true, showsAll: true)
    text += reporter.report(source)
    let more = found.count - min(found.count, most)
    if more > 0 { text += "\(more) more in \(name)\n\n" }
  }
}
