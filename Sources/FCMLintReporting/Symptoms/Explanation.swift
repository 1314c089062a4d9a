import FCMLint

/// The answer of `explain` to a symptom or an error text.
package struct Explanation {
  private static let longest = 5

  /// The page; for an unexplained text, the nearest ideas.
  package let text: String
  /// Whether the text is explained.
  package let isFound: Bool
  /// What a known error means; nil for a symptom.
  package let meaning: String?
  /// The rules that explain it, or the nearest ones.
  package let ids: [String]

  /// Why a question is a rule family or a misspelled rule ID; nil if it may be another.
  package static func problem(of question: String, rules: [Rule]) -> String? {
    if SymptomSearch.error(in: question) != nil { return nil }
    if Rule.Family(rawValue: question) != nil {
      return "\"\(question)\" is a rule family; \"fcmlint rules\" lists its rules"
    }
    let ids = rules.map { $0.id }
    let isWord = question.split(separator: " ").count == 1
    guard isWord, NameSuggester(ids).suggestion(for: question) != nil else { return nil }
    return UnknownWord.text("rule", question, among: ids)
  }

  /// Explains a text, with what a file has to do with it and what the error says about a field.
  package init(
    _ question: String, rules: [Rule], file: FileAnswer? = nil, violation: String? = nil,
    style: TerminalStyle
  ) {
    var text = file?.text ?? ""
    let causes = SymptomCauses(question, rules: rules)
    let error = causes.error
    let found = file?.ids ?? []
    let best = (found + causes.ids.filter { !found.contains($0) }).prefix(Self.longest)
    var shown = best.compactMap { id in rules.first { $0.id == id } }
    meaning = (causes.isVague ? violation : nil) ?? error?.meaning
    isFound = error != nil || !shown.isEmpty
    if let meaning {
      text += style.wrapped(meaning).joined(separator: "\n") + "\n"
      if !shown.isEmpty { text += "\n" }
    }
    if let best = shown.first {
      text += style.paint("Rules that explain it", .bold) + "\n"
      text += Self.list(shown, style) + "\n" + RulePage(best).text(style)
    } else if error == nil {
      shown = causes.matches.prefix(3).compactMap { match in rules.first { $0.id == match.rule } }
      text += "No rule explains this.\n"
      if !shown.isEmpty { text += "\nNearest rules:\n" + Self.list(shown, style) }
      text +=
        "\n"
        + style.wrapped(
          "Describe what happens in a few words, or paste the error text of FCM, APNs or the SDK."
        ).joined(separator: "\n") + "\n"
    }
    self.text = text
    ids = shown.map { $0.id }
  }

  private static func list(_ rules: [Rule], _ style: TerminalStyle) -> String {
    rules.reduce(into: "") { text, rule in
      let word = style.paint(rule.severity.word, style.color(of: rule.severity))
      text += "  \(rule.id)  \(word)\n"
      text +=
        style.wrapped(rule.summary, first: "    ", rest: "    ").joined(separator: "\n") + "\n"
    }
  }
}
