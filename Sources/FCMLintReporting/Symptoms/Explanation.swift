import FCMLint
import FCMLintRules

/// The answer of `explain` to a symptom or an error text, with what a file has to do with it.
package struct Explanation {
  /// The answer; for an unexplained text, the nearest ideas.
  package private(set) var text = ""
  /// Whether the text is explained.
  package private(set) var isFound = true
  /// What a known error means; nil for a symptom.
  package let meaning: String?
  /// The rules in the answer, the likeliest first.
  package private(set) var ids: [String] = []
  /// Whether there is more than is shown.
  package private(set) var isCut = false
  package let causes: SymptomCauses
  private let file: AskedFile?
  private let showsAll: Bool
  private let style: TerminalStyle
  /// Whether a finding or what the preview shows explains the symptom.
  private var isExplained = false

  /// Why a question is a rule family or a misspelled rule ID; nil if it may be another.
  package static func problem(of question: String) -> String? {
    if KnownError.first(in: question) != nil { return nil }
    if Rule.Family(rawValue: question) != nil {
      return "\"\(question)\" is a rule family; \"fcmlint rules\" lists its rules"
    }
    let ids = Rulebook.all.map { $0.id }
    let isWord = question.split(separator: " ").count == 1
    guard isWord, NameSuggester(ids).suggestion(for: question) != nil else { return nil }
    return UnknownWord.text("rule", question, among: ids)
  }

  /// Explains a question, about a file if there is one.
  package init(
    _ question: String, in file: AskedFile? = nil, showsAll: Bool = false, style: TerminalStyle
  ) {
    causes = SymptomCauses(question)
    let violation = causes.error?.isVague == true ? ErrorPath.description(in: question) : nil
    meaning = violation ?? causes.error?.meaning
    (self.file, self.showsAll, self.style) = (file, showsAll, style)
    let title = meaning ?? (causes.isNamed ? causes.rules.first?.summary : nil) ?? causes.title
    if file == nil, causes.isNamed, let rule = causes.rules.first {
      add(page: rule)
    } else if let file {
      let head = "\(file.name): \(title.isEmpty ? question : title)"
      add(line: LogSanitizer.safe(meaning ?? head), isHead: meaning == nil)
      add(findings: question, in: file)
    } else if !title.isEmpty {
      // The page or the list says what the summary of the first rule says.
      if title != causes.rules.first?.summary { add(line: title, isHead: meaning == nil) }
      addRules()
    }
    if title.isEmpty, ids.isEmpty { explainNothing() }
    addCausesOutside()
  }

  // MARK: Rules

  private mutating func addRules() {
    let rules = causes.rules
    guard let first = rules.first else { return }
    if rules.count == 1, !causes.isSymptom {
      if !text.isEmpty { text += "\n" }
      return add(page: first)
    }
    let head = causes.isSymptom ? "In the payload, the commonest first" : "Rules that explain it"
    add(rules, head)
  }

  private mutating func add(page rule: Rule) {
    text += RulePage(rule).text(style, showsAll: showsAll)
    isCut = !showsAll
    ids = [rule.id]
  }

  private mutating func add(_ rules: [Rule], _ head: String) {
    add(head: head)
    add(rules, most: 5) { answer, rule in
      let word = answer.style.paint(rule.severity.word, answer.style.color(of: rule.severity))
      answer.text += "  \(rule.id)  \(word)\n"
      answer.add(line: rule.summary, indent: 4)
      answer.ids.append(rule.id)
    }
  }

  private mutating func explainNothing() {
    isFound = false
    add(note: "No rule explains this.")
    if !causes.rules.isEmpty { add(causes.rules, "Nearest rules") }
    add(
      note: "Describe what happens in a few words, or paste the error text of FCM, APNs or the SDK."
    )
  }

  // MARK: A file

  private typealias Found = (finding: Diagnostic, place: String)

  private mutating func add(findings question: String, in file: AskedFile) {
    if causes.error?.rules.isEmpty == true { return }
    func placed(_ findings: [Diagnostic]) -> [Found] {
      findings.map { ($0, file.place(of: $0)) }
    }
    let paths = ErrorPath.paths(in: question)
    let named = file.findings.filter { finding in
      finding.severity != .hint && paths.contains { ErrorPath.contains($0, finding.pointer) }
    }
    for path in paths where !named.contains(where: { ErrorPath.contains(path, $0.pointer) }) {
      add(note: "No finding in \(file.name) is at \(LogSanitizer.safe(path)).")
    }
    var own = named.isEmpty ? file.findings.filter(causes.concerns) : named
    // What is rejected is not displayed, whatever the preview shows.
    let isRejected =
      causes.question.aspects.first == .arrival && own.contains { $0.severity == .error }
    if causes.isSymptom, !isRejected { addPreview(of: file, &own) }
    let errors = file.findings.filter { $0.severity == .error }
    if causes.error?.isVague == true, named.isEmpty { own += errors.filter { !has($0, own) } }
    let after = file.converted.filter { finding in
      !file.findings.contains { $0.message == finding.message }
    }
    let about = placed(own) + after.filter(causes.concerns).map { ($0, "once converted") }
    // Any other finding may be the cause of what is seen, and an error of what is rejected.
    let others =
      causes.error == nil && !causes.isNamed
      ? placed(file.findings.filter { !has($0, own) && isEffective($0) })
        + after.filter { !causes.concerns($0) && isEffective($0) }.map { ($0, "once converted") }
      : about.isEmpty ? placed(errors) : []
    isExplained = isExplained || !about.isEmpty || !others.isEmpty
    if about.isEmpty, !others.contains(where: { $0.finding.severity == .error }) {
      add(note: "No finding in \(file.name) is about this.")
    }
    add(about, "Findings in \(file.name)", most: 5, hasHelp: true)
    add(others, "Other findings", most: max(1, 5 - about.count), hasHelp: showsAll)
    if about.isEmpty, causes.error != nil { add(causes.rules, "Rules that explain it") }
  }

  /// Adds the rows of the preview, and their findings to those that were found.
  private mutating func addPreview(of file: AskedFile, _ found: inout [Diagnostic]) {
    let document = found.first?.document ?? file.findings.first?.document
    guard let rows = SymptomRow.all(of: causes.question).first?.rows, let main = rows.first,
      let preview = file.preview(ofDocument: document)
    else { return }
    let findings = PreviewFindings(Rulebook.all)
    let table = PreviewTable(
      style: style, platforms: PayloadSize.Platform.allCases, findings: findings)
    let own = file.findings.filter { $0.document == preview.document }
    var lines = table.remark(preview, own)
    let platforms = causes.question.platforms
    for message in preview.messages where platforms.isEmpty || platforms.contains(message.platform)
    {
      var message = message
      message.rows = message.rows.filter { rows.contains($0.aspect.rawValue) }
      lines += table.lines(message)
      let isSet = main == "summary" || message.rows.contains { $0.aspect.rawValue == main }
      if !isSet { lines.append("    \(main)".padded(to: 16) + "not set") }
      isExplained = isExplained || !isSet || explains(message)
      for row in message.rows {
        found += findings.about(row, on: message.platform, among: own).filter { !has($0, found) }
      }
    }
    text += "\n" + lines.joined(separator: "\n") + "\n"
  }

  /// Whether what a message does on a platform may explain that an aspect is not as wanted: the
  /// document sets it, or nothing is displayed, or no code runs.
  private func explains(_ message: EffectiveMessage) -> Bool {
    let isShown = message.display == .notification || message.display == .liveActivity
    return isShown == (causes.question.aspects.first == .wake)
      || message.rows.contains { row in
        row.pointer != nil || row.isOpen
          || ["none", "nothing", "closes", "normal", "the channel"].contains {
            row.value.hasPrefix($0)
          }
      }
  }

  /// Whether a finding that is about something else may still be the cause.
  private func isEffective(_ finding: Diagnostic) -> Bool {
    let rule = SymptomSearch.rule(named: finding.rule)
    let topics = rule.map(SymptomSearch.topics)
    return finding.severity > .hint && topics?.contains(.secret) != true
  }

  private func has(_ diagnostic: Diagnostic, _ found: [Diagnostic]) -> Bool {
    found.contains { $0.rule == diagnostic.rule && $0.range == diagnostic.range }
  }

  private mutating func add(_ found: [Found], _ head: String, most: Int, hasHelp: Bool) {
    if found.isEmpty { return }
    add(head: head)
    let sorted = Severity.allCases.reversed().flatMap { level in
      found.filter { $0.finding.severity == level }
    }
    add(sorted, most: most) { answer, found in
      let finding = found.finding
      let line = "\(found.place)  \(finding.severity.word)[\(finding.rule)]: \(finding.message)"
      answer.add(line: LogSanitizer.safe(line), indent: 2, rest: 6)
      if hasHelp, let help = finding.help {
        answer.add(line: "help: \(LogSanitizer.safe(help))", indent: 6, rest: 8)
      }
      if !answer.ids.contains(finding.rule) { answer.ids.append(finding.rule) }
    }
  }

  // MARK: Outside

  private mutating func addCausesOutside() {
    let outside = causes.outside
    if !outside.isEmpty {
      let isAtFault = file == nil || isExplained
      add(head: isAtFault ? "Outside the payload" : "The payload is not at fault; outside it")
      add(outside, most: ids.isEmpty || file == nil ? 4 : 2) {
        $0.add(line: "- \($1)", indent: 2, rest: 4)
      }
    }
    if file == nil, causes.isSymptom, let first = ids.first {
      add(note: "\"fcmlint explain \(first)\" shows a rule; add a file to see what is in it")
    }
  }

  // MARK: Text

  private mutating func add(head: String) {
    if !text.isEmpty { text += "\n" }
    add(line: head, isHead: true)
  }

  private mutating func add(note: String) {
    if !text.isEmpty { text += "\n" }
    add(line: note)
  }

  /// Adds the first entries of a list, and how many more there are.
  private mutating func add<Entry>(
    _ entries: [Entry], most: Int, _ add: (inout Explanation, Entry) -> Void
  ) {
    let shown = entries.prefix(showsAll ? .max : most)
    for entry in shown { add(&self, entry) }
    let rest = entries.count - shown.count
    if rest > 0 { text += "  and \(rest) more\n" }
    isCut = isCut || rest > 0
  }

  private mutating func add(line: String, indent: Int = 0, rest: Int? = nil, isHead: Bool = false) {
    let lines = style.wrapped(
      line, first: "".padded(to: indent), rest: "".padded(to: rest ?? indent))
    text += lines.map { (isHead ? style.paint($0, .bold) : $0) + "\n" }.joined()
  }
}
