import FCMLint
import FCMLintRules

/// A case: a source, and the findings that it must have.
struct LintCase {
  /// The path and the line, for messages.
  var place: String
  /// The rule whose ID findings omit.
  var rule: String
  var frame: CaseFrame
  var text: String
  var findings: String
  /// The text after the fixes of one line; the changed lines of a block.
  var fixed: String?
  var isBlock = false

  /// The case as a line, or as a block.
  func written(_ text: String, _ findings: String, _ fixed: String?) -> String {
    if isBlock { return "--- \(frame.name)\n\(text)→ \(findings)\n\(fixed ?? "")" }
    return ([text, findings] + (fixed.map { [$0] } ?? [])).joined(separator: " → ")
  }

  var written: String { written(text, findings, fixed) }
}

/// What is around the text of a case, and how the source is linted.
struct CaseFrame {
  var name = "push.json"
  var kind: DocumentKind?
  var before = ""
  var after = ""
  /// Findings below it count only if they are of the file's rule or of a named one.
  var level: Severity = .warning
  var linter: Linter
  var session: LintSession

  init(_ linter: Linter = TestLinter.all) {
    self.linter = linter
    session = LintSession(linter)
  }
}

/// The cases of a file such as those in `fixtures/cases`; CONTRIBUTING.md describes their notation.
struct CaseFile {
  private(set) var cases: [LintCase] = []
  /// Lines that are not understood.
  private(set) var problems: [String] = []
  private var frame = CaseFrame()
  private let path: String
  private let rule: String

  init(path: String, text: String) {
    self.path = path
    rule = String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = lines.first {
      let place = "\(path):\(lines.startIndex + 1)"
      lines.removeFirst()
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("--- ") {
        readBlock(named: String(line.dropFirst(4)), &lines, place)
      } else if !readSetting(line) {
        readLine(line, place)
      }
    }
  }

  // MARK: Settings

  /// Reads `in …` and `with …`, which apply to the following lines.
  private mutating func readSetting(_ line: String) -> Bool {
    if line.hasPrefix("in ") {
      readFrame(String(line.dropFirst(3)))
    } else if line == "with hints" {
      frame = CaseFrame()
      frame.level = .hint
    } else if line.hasPrefix("with ") {
      let file = ConfigurationReader.read(Array(line.dropFirst(5).utf8), ruleNames: nil)
      if !file.problems.isEmpty { problems.append("\(path): \(line): \(file.problems[0].message)") }
      frame = CaseFrame(TestLinter.of(file.file))
    } else {
      return false
    }
    return true
  }

  /// Reads `[NAME] [as KIND] BEFORE…AFTER`.
  private mutating func readFrame(_ line: String) {
    var frame = plainFrame
    var rest = line[...]
    func nextWord() -> Substring { rest.prefix { $0 != " " } }
    func skipWord() { rest = rest.dropFirst(nextWord().count).drop { $0 == " " } }
    if nextWord().contains("."), !nextWord().contains("…") {
      frame.name = String(nextWord())
      skipWord()
    }
    if nextWord() == "as" {
      skipWord()
      frame.kind = DocumentKind(word: nextWord())
      if frame.kind == nil { problems.append("\(path): unknown kind: in \(line)") }
      skipWord()
    }
    let parts = rest.components(separatedBy: "…")
    if parts.count != 2 { problems.append("\(path): one … must represent the text: in \(line)") }
    frame.before = CaseText.plain(parts.first ?? "")
    frame.after = CaseText.plain(parts.last ?? "")
    self.frame = frame
  }

  /// The current linter, and a source that is the text of the case.
  private var plainFrame: CaseFrame {
    var plain = frame
    (plain.name, plain.kind, plain.before, plain.after) = ("push.json", nil, "", "")
    return plain
  }

  // MARK: Cases

  private mutating func readLine(_ line: String, _ place: String) {
    let parts = line.components(separatedBy: " → ")
    guard parts.count == 2 || parts.count == 3 else {
      problems.append("\(place): write TEXT → FINDINGS or TEXT → FINDINGS → FIXED: \(line)")
      return
    }
    add(
      LintCase(
        place: place, rule: rule, frame: frame, text: parts[0], findings: parts[1],
        fixed: parts.count == 3 ? parts[2] : nil))
  }

  /// Reads the lines of a source, `→ FINDINGS`, and the lines that the fixes change.
  private mutating func readBlock(
    named name: String, _ lines: inout ArraySlice<String>, _ place: String
  ) {
    var block = LintCase(place: place, rule: rule, frame: plainFrame, text: "", findings: "")
    block.frame.name = name
    block.isBlock = true
    while let line = lines.popFirst() {
      guard line.hasPrefix("→ ") else {
        block.text += line + "\n"
        continue
      }
      block.findings = String(line.dropFirst(2))
      while let line = lines.first, line.hasPrefix("+") || line.hasPrefix("-"),
        !line.hasPrefix("--- ")
      {
        block.fixed = (block.fixed ?? "") + line + "\n"
        lines.removeFirst()
      }
      return add(block)
    }
    problems.append("\(place): the line → FINDINGS is missing")
  }

  /// Adds a case for each alternative in `‹a|b›`; equal groups have the same alternative.
  private mutating func add(_ row: LintCase) {
    let written = row.written
    var rest = written[...]
    while let start = rest.firstIndex(of: "‹") {
      rest = rest[start...].dropFirst()
      let content = rest.prefix { $0 != "›" }
      guard content.contains("|") else { continue }
      for part in content.split(separator: "|", omittingEmptySubsequences: false) {
        func chosen(_ text: String) -> String {
          text.replacingOccurrences(
            of: "‹\(content)›", with: part.contains("×") ? "‹\(part)›" : part)
        }
        var one = row
        one.text = chosen(row.text)
        one.findings = chosen(row.findings)
        one.fixed = row.fixed.map(chosen)
        add(one)
      }
      return
    }
    cases.append(row)
  }
}
