import FCMLint

/// What may be the cause of a symptom or an error text.
package struct SymptomCauses {
  /// The known error that the text states.
  package let error: KnownError?
  /// The rules that explain the text, the likeliest first.
  package private(set) var rules: [Rule]
  /// Whether the text names its rule, by its ID or its message.
  let isNamed: Bool
  /// What the text is about if it is a symptom.
  package private(set) var question: SymptomQuestion
  let all: [Rule]

  package init(_ text: String, rules all: [Rule]) {
    self.all = all
    let search = SymptomSearch.all
    question = search.question(text)
    if let rule = SymptomSearch.rule(named: text, among: all)
      ?? OwnMessages.rule(in: text, among: all)
    {
      (error, rules, isNamed) = (nil, [rule], true)
      return
    }
    error = KnownError.first(in: text)
    isNamed = false
    if let error {
      rules = error.rules.compactMap { id in all.first { $0.id == id } }
    } else {
      rules = search.rules(question)
    }
  }

  /// The aspect and the platforms of a symptom, such as `image/apple`.
  package var topics: [String] {
    guard error == nil, !isNamed, let aspect = question.aspects.first else { return [] }
    let platforms = question.platforms
    if platforms.isEmpty { return ["\(aspect.rawValue)/any"] }
    return platforms.map { "\(aspect.rawValue)/\($0.rawValue)" }
  }

  /// Whether the text is a symptom.
  var isSymptom: Bool { error == nil && !isNamed && !question.aspects.isEmpty }

  /// What people see, as a phrase.
  var title: String {
    guard let aspect = question.aspects.first else { return "" }
    let names = question.platforms.map { $0.phrase }.joined(separator: " and ")
    return SymptomRow.of(aspect).phrase + (names.isEmpty ? "" : " (\(names))")
  }

  /// The causes of a symptom outside the payload.
  package var outside: [String] {
    guard let aspect = question.aspects.first else { return [] }
    let platforms = question.platforms
    let rows =
      platforms.isEmpty ? [SymptomRow.of(aspect)] : platforms.map { SymptomRow.of(aspect, $0) }
    return rows.flatMap { $0.outside }
  }

  /// Whether the cause is not in a payload.
  var isElsewhere: Bool { error?.rules.isEmpty == true }
  /// Whether the error may have any cause.
  var isVague: Bool { error?.isVague == true }

  /// Whether a finding is of a rule that explains the text.
  func concerns(_ finding: Diagnostic) -> Bool { rules.contains { $0.id == finding.rule } }
}
