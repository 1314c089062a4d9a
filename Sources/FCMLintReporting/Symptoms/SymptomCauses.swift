import FCMLint

/// What may be the cause of a symptom or an error text.
package struct SymptomCauses {
  /// The known error that the text states.
  package let error: KnownError?
  /// The rules that explain the text, the likeliest first.
  package let rules: [Rule]
  /// Whether the text names its rule, by its ID or its message.
  let isNamed: Bool
  /// What the text is about if it is a symptom.
  package let question: SymptomQuestion

  package init(_ text: String) {
    question = SymptomSearch.question(text)
    let named = SymptomSearch.rule(named: text) ?? OwnMessages.rule(in: text)
    isNamed = named != nil
    error = isNamed ? nil : KnownError.first(in: text)
    rules =
      named.map { [$0] }
      ?? error.map { $0.rules.compactMap(SymptomSearch.rule(named:)) }
      ?? SymptomSearch.rules(question)
  }

  /// Whether the text is a symptom.
  var isSymptom: Bool { error == nil && !isNamed && !question.aspects.isEmpty }

  /// The aspect and the platforms of a symptom, such as `image/apple`.
  package var topics: [String] {
    guard isSymptom, let aspect = question.aspects.first else { return [] }
    let platforms = question.platforms.map { $0.rawValue }
    return (platforms.isEmpty ? ["any"] : platforms).map { "\(aspect.rawValue)/\($0)" }
  }

  /// What people see, as a phrase; empty for anything else.
  var title: String {
    guard let phrase = SymptomRow.all(of: question).first?.phrase else { return "" }
    let names = question.platforms.map { $0.phrase }.joined(separator: " and ")
    return phrase + (names.isEmpty ? "" : " (\(names))")
  }

  /// The causes of a symptom outside the payload.
  package var outside: [String] { isSymptom ? SymptomRow.outside(question) : [] }

  /// Whether a finding is of a rule that explains the text.
  func concerns(_ finding: Diagnostic) -> Bool { rules.contains { $0.id == finding.rule } }
}
