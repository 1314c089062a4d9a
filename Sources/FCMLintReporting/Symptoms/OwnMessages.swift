import FCMLint
import FCMLintRules

/// The messages of fcmlint, to find the rule of one that is pasted.
enum OwnMessages {
  /// The rule whose ID or message a text contains.
  static func rule(in text: String) -> Rule? {
    let parts = text.split { $0 == "[" || $0 == "]" }
    if let rule = Rulebook.all.first(where: { rule in parts.contains { $0 == rule.id } }) {
      return rule
    }
    var asked = words(of: text)
    // A finding as reports show it begins with its severity.
    if let start = asked.firstIndex(where: { Severity(word: $0) != nil }) {
      asked.removeSubrange(...start)
    }
    return all.first { $0.message == text }?.rule
      ?? all.first { $0.words.count > 1 && $0.words == asked }?.rule
  }

  /// The words of each message about the examples of the rules.
  private static let all: [(rule: Rule, message: String, words: [String])] = Rulebook.all.flatMap {
    rule in
    rule.bad.flatMap { RuleExample($0, of: rule).diagnostics }.map {
      (rule, $0.message, words(of: $0.message))
    }
  }

  /// The words that do not depend on the document: no values, names of fields and numbers.
  private static func words(of text: String) -> [String] {
    // Every second part is in quotes.
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "`" }
    let plain = parts.indices.filter { $0 % 2 == 0 }.flatMap { parts[$0].split(separator: " ") }
    return plain.map { $0.filter { !",;:".contains($0) } }.filter { word in
      !word.isEmpty && word.utf8.allSatisfy { $0.isLetter }
    }
  }
}
