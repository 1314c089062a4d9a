import FCMLint

/// What may be the cause of a symptom or an error text.
struct SymptomCauses {
  /// The known error, or the fact, that the text states.
  let error: KnownError?
  /// The rules that fit the words of a symptom, the best first, however well they do.
  let matches: [SymptomSearch.Match]
  /// The rules that explain the text.
  let ids: [String]

  init(_ question: String, rules: [Rule]) {
    if let error = SymptomSearch.error(in: question) {
      (self.error, matches, ids) = (error, [], error.rules)
      return
    }
    let search = SymptomSearch(rules)
    matches = search.matches(question)
    error = search.fact(question, than: matches)
    let good = matches.filter { $0.score >= SymptomSearch.least }
    ids = error?.rules ?? good.map { $0.rule }
  }

  /// Whether the cause is not in a payload.
  var isElsewhere: Bool { error?.rules.isEmpty == true }
  /// Whether the error may have any cause.
  var isVague: Bool { error?.isVague == true }
}
