import FCMLint

/// The description of a word that is none of those known.
package enum UnknownWord {
  /// For example `unknown kind "mesage"; did you mean message?`.
  ///
  /// - Parameters:
  ///   - synonyms: other words for known ones.
  ///   - isListed: whether to list all known words.
  package static func text(
    _ what: String, _ word: String, among known: [String],
    synonyms: [(name: String, words: String)] = [], isListed: Bool = false
  ) -> String {
    let words = NameSuggester(known, synonyms: Severity.synonyms(among: known) + synonyms)
    let near = words.suggestion(for: word)?.name
    let question = near.map { "; did you mean \($0)?" } ?? ""
    let list = (near == nil ? ";" : "") + " known: " + known.joined(separator: ", ")
    return "unknown \(what) \"\(shown(word))\"\(question)\(isListed ? list : "")"
  }

  /// A word as errors show it, with secrets shortened.
  package static func shown(_ word: String) -> String {
    SecretScanner.shortened(LogSanitizer.safe(word))
  }
}
