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
    let rules = words.compactMap { word in Rulebook.all.first { $0.id == word } }
    if rules.count == words.count {
      return say(rules.map { RulePage($0).text(style) }.joined(separator: "\n"))
    }
    if words.count == 1, let problem = Explanation.problem(of: first, rules: Rulebook.all) {
      throw UsageError(problem)
    }
    return try explain(words, style)
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
    let answer = Explanation(
      question.joined(separator: " "), rules: Rulebook.all, file: file, style: style)
    let status = say(answer.text)
    return status == .clean && !answer.isFound ? .findings : status
  }
}
