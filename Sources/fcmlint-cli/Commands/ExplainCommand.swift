import FCMLint
import FCMLintReporting
import FCMLintRules
import FCMLintWorkspace

extension Program {
  /// Prints the pages of rules, or explains a symptom or an error.
  func explain(_ arguments: Arguments) throws -> ExitStatus {
    let isColored = try ColorChoice(arguments).isColored(
      isTerminal: streams.isTerminal, environment)
    let style = TerminalStyle(isColored: isColored, columns: min(streams.columns ?? 80, 80))
    let words = arguments.operands.map { String(decoding: $0, as: UTF8.self) }
    guard let first = words.first else {
      throw UsageError("explain requires a rule ID, a symptom or an error text")
    }
    let rules = words.compactMap { word in
      let id = String(word.lowercased().map { $0 == "_" ? "-" : $0 })
      return Rulebook.all.first { $0.id == FormerID.current(id) }
    }
    if rules.count == words.count {
      return say(rules.map { RulePage($0).text(style) }.joined(separator: "\n"))
    }
    if words.count == 1, let problem = Explanation.problem(of: first, rules: Rulebook.all) {
      throw UsageError(problem)
    }
    if words.count == 1, SymptomSearch.error(in: first) == nil, Self.looksLikeID(first) {
      throw UsageError(
        "unknown rule \"\(UnknownWord.shown(first))\"; \"fcmlint rules\" lists all rules")
    }
    return try explain(words, style)
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
  private func explain(_ words: [String], _ style: TerminalStyle) throws -> ExitStatus {
    var question = words
    var file: FileAnswer?
    if words.count > 1, let name = words.last, let type = FileType(of: FilePath(name)) {
      question.removeLast()
      switch SourceFile.read(FilePath(name)) {
      case .failure(let error): throw UsageError(error, FilePath(name))
      case .success(let bytes):
        file = FileAnswer(
          question.joined(separator: " "), in: bytes, path: name, layout: type.layout,
          rules: Rulebook.all, style: style)
      }
    }
    let text = question.joined(separator: " ")
    let answer = Explanation(
      text, rules: Rulebook.all, file: file, violation: ErrorPath.description(in: text),
      style: style)
    let status = say(answer.text)
    return status == .clean && !answer.isFound ? .findings : status
  }
}
