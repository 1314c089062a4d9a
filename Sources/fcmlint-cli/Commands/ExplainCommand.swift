import FCMLint
import FCMLintEmbedding
import FCMLintReporting
import FCMLintRules
import FCMLintWorkspace

extension Program {
  /// Prints the pages of rules, or explains a symptom or an error.
  func explain(_ arguments: Arguments) throws -> ExitStatus {
    let isColored = try ColorChoice(arguments).isColored(
      isTerminal: streams.isTerminal, environment)
    let style = TerminalStyle(
      isColored: isColored, columns: streams.columns ?? 80, wrapsExamples: streams.columns != nil)
    let words = arguments.operands.map { String(decoding: $0, as: UTF8.self) }
    guard let first = words.first else {
      throw UsageError("explain requires a rule ID, a symptom or an error text")
    }
    let rules = words.compactMap { word in
      let id = String(word.lowercased().map { $0 == "_" ? "-" : $0 })
      return Rulebook.all.first { $0.id == FormerID.current(id) }
    }
    if rules.count == words.count {
      let (pages, showsAll) = (rules.map { RulePage($0) }, arguments.has("all"))
      let text = pages.map { $0.text(style, showsAll: showsAll) }.joined(separator: "\n")
      return say(text + Self.more(!showsAll))
    }
    if words.count == 1, SymptomSearch.rule(named: first) == nil {
      if let problem = Explanation.problem(of: first) { throw UsageError(problem) }
      if KnownError.first(in: first) == nil, Self.looksLikeID(first) {
        throw UsageError(
          "unknown rule \"\(UnknownWord.shown(first))\"; \"fcmlint rules\" lists all rules")
      }
    }
    return try explain(words, showsAll: arguments.has("all"), style)
  }

  /// How to see what is omitted.
  private static func more(_ isCut: Bool) -> String {
    isCut ? "\n--all shows all rules, examples, symptoms and error texts\n" : ""
  }

  /// Whether a word has the form of a rule ID, such as `deprecated-legacy-api`, and is no field.
  private static func looksLikeID(_ word: String) -> Bool {
    let parts = word.utf8.split(separator: .minus, omittingEmptySubsequences: false)
    let isID = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isDigit || $0.isLetter && $0 & 0x20 != 0 }
    }
    guard isID, parts.count > 2 else { return false }
    let name = String(word.map { $0 == "-" ? "_" : $0 })
    return !SchemaObject.ID.allCases.contains {
      Schema.has(word, in: $0) || Schema.has(name, in: $0)
    }
  }

  /// Explains words, of which the last may be a file.
  private func explain(_ words: [String], showsAll: Bool, _ style: TerminalStyle) throws
    -> ExitStatus
  {
    var question = words
    let file = try words.count > 1 ? words.last.flatMap(source) : nil
    if file != nil { question.removeLast() }
    let text = question.joined(separator: " ")
    let answer = Explanation(text, in: file, showsAll: showsAll, style: style)
    let status = say(answer.text + Self.more(answer.isCut))
    return status == .clean && !answer.isFound ? .findings : status
  }

  /// The file with this name; nil if the word is none.
  private func source(_ name: String) throws -> AskedFile? {
    let path = FilePath(name)
    let type = FileType(of: path)
    let language = type == nil ? HostLanguage(named: path) : nil
    if type == nil, language == nil { return nil }
    switch SourceFile.read(path) {
    case .failure(let error):
      // The last word of a question may look like the name of a source file.
      if type == nil { return nil }
      throw UsageError(error, path)
    case .success(let bytes):
      let linter = Linter(rules: Rulebook.all).atEveryLevel
      return AskedFile(bytes, path: name) {
        let session = LintSession(linter)
        if let language {
          return EmbeddedLinter(
            session, language: language, templates: linter.configuration.templates, kind: nil,
            isForced: true
          ).lint(Array($0), extras: $1)
        }
        return session.lint(
          $0, layout: type?.layout ?? .single, kind: nil, claim: type?.claim, extras: $1,
          deliver: $2)
      }
    }
  }
}
