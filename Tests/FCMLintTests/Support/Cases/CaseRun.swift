import FCMLint
import FCMLintEmbedding

/// What the linter and the fixer make of a case, in the notation of the case.
extension LintCase {
  /// The case as it must be written to agree with the linter.
  var actual: String {
    let plain = CaseText(text)
    let report = lint(source)
    let offset = frame.before.utf8.count
    let found = shown(report.diagnostics)
      .map { ($0, ByteRange($0.range.start - offset, $0.range.end - offset)) }
      .sorted { ($0.1.start, -$0.1.end, $0.0.rule) < ($1.1.start, -$1.1.end, $1.0.rule) }
    let marked = plain.markable(found.map(\.1))
    let rows = found.map { (words($0.0, isMarked: marked.contains($0.1)), marked.contains($0.1)) }
    // Marks belong to the first findings.
    let list = rows.filter(\.1).map(\.0) + rows.filter { !$0.1 }.map(\.0)
    let state = report.documents == 0 ? "skipped" : "ok"
    return written(
      plain.marked(marked), list.isEmpty ? state : list.joined(separator: ", "),
      fixed == nil ? nil : fixed(source))
  }

  /// The bytes of the source.
  var source: [UInt8] {
    Array(frame.before.utf8) + CaseText(text).bytes + Array(frame.after.utf8)
  }

  private var path: FilePath { FilePath(frame.name) }

  private func lint(_ source: [UInt8]) -> Linter.Report {
    if let language = HostLanguage(named: path) {
      return EmbeddedLinter(
        frame.session, language: language, templates: frame.linter.configuration.templates,
        kind: frame.kind
      ).lint(source)
    }
    return source.withUnsafeBufferPointer {
      frame.session.lint(
        $0, layout: Linter.Layout(of: path), kind: frame.kind, claim: FileType(of: path)?.claim)
    }
  }

  // MARK: Findings

  /// Findings of the level, and all findings of the case's rule and of those that are expected.
  private func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let expected = Set(rows.map(\.rule))
    return diagnostics.filter {
      $0.severity >= frame.level || $0.rule == rule || expected.contains($0.rule)
    }
  }

  /// The rules of the expected findings, and the texts that their messages must contain.
  private var rows: [(rule: String, text: String?)] {
    // Texts may contain commas.
    let parts = findings.components(separatedBy: "`")
    var rows: [(rule: String, text: String?)] = []
    for (index, part) in parts.enumerated() {
      if index % 2 == 1 {
        if !rows.isEmpty { rows[rows.count - 1].text = part }
        continue
      }
      for row in part.split(separator: ",") {
        let words = row.split(separator: " ").map(String.init)
        guard words.first?.count == 1 else { continue }
        rows.append((words.count > 1 && words[1] != "at" ? words[1] : rule, nil))
      }
    }
    return rows
  }

  private func words(_ finding: Diagnostic, isMarked: Bool) -> String {
    var words = [finding.severity.letter]
    if finding.rule != rule { words.append(finding.rule) }
    if !isMarked { words += ["at", finding.pointer.isEmpty ? "/" : finding.pointer] }
    let texts = rows.filter { $0.rule == finding.rule }.compactMap(\.text)
    if !texts.isEmpty {
      let help = [finding.help].compactMap(\.self)
      let all = ([finding.message] + help + titles(of: finding)).joined(separator: "; ")
      words.append("`\(texts.first { all.contains($0) } ?? all)`")
    }
    return words.joined(separator: " ")
  }

  // MARK: Fixes

  /// Whether nothing is left to fix after all fixes.
  var staysFixed: Bool {
    let result = fix(source, includesUnsafe: true)
    return fix(result, includesUnsafe: true) == result
  }

  /// The titles of the fixes that a report offers.
  private func titles(of finding: Diagnostic) -> [String] {
    var offered = [finding]
    if HostLanguage(named: path) == nil {
      frame.session.dropRejectedFixes(
        from: &offered, of: source, layout: Linter.Layout(of: path), kind: frame.kind,
        claim: FileType(of: path)?.claim)
    }
    return offered.flatMap(\.fixes).map(\.title)
  }

  /// What all fixes make of the case: the text or, if it is empty or what is around it changes, the
  /// source; `=` if they change nothing, and `?` before it if the safe ones make something else. Of
  /// a block, the lines that differ.
  private func fixed(_ source: [UInt8]) -> String {
    let result = fix(source, includesUnsafe: true)
    if isBlock {
      let diff = String(decoding: UnifiedDiff.between(source, result, path: []), as: UTF8.self)
      return diff.split(separator: "\n").dropFirst(2)
        .filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.map { $0 + "\n" }.joined()
    }
    if result == source { return "=" }
    let (before, after) = (Array(frame.before.utf8), Array(frame.after.utf8))
    let isInside = result.starts(with: before) && result.reversed().starts(with: after.reversed())
    let text = result.dropFirst(before.count).dropLast(after.count)
    let mark = fix(source, includesUnsafe: false) == result ? "" : "? "
    return mark + CaseText.line(Array(isInside && !text.isEmpty ? text : result[...]))
  }

  private func fix(_ source: [UInt8], includesUnsafe: Bool) -> [UInt8] {
    if let language = HostLanguage(named: path) {
      return EmbeddedFixer(
        frame.linter, language: language, kind: frame.kind, includesUnsafe: includesUnsafe
      ).fix(source).bytes
    }
    return Fixer(frame.linter, includesUnsafe: includesUnsafe).fix(
      source, layout: Linter.Layout(of: path), kind: frame.kind, claim: FileType(of: path)?.claim
    ).bytes
  }
}
