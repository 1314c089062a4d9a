import FCMLint
import FCMLintRules

/// The messages of fcmlint, to find the rule of one that is pasted.
enum OwnMessages {
  /// The rule whose ID or message a text contains.
  static func rule(in text: String, among rules: [Rule]) -> Rule? {
    let parts = text.split { $0 == "[" || $0 == "]" }
    if let rule = rules.first(where: { rule in parts.contains { $0 == rule.id } }) { return rule }
    var asked = words(of: text)
    // A finding as reports show it begins with its severity.
    if let start = asked.firstIndex(where: { Severity(word: $0) != nil }) {
      asked.removeSubrange(...start)
    }
    let found =
      all.first { $0.message == text } ?? all.first { $0.words.count > 1 && $0.words == asked }
    return found.flatMap { found in rules.first { $0.id == found.rule } }
  }

  /// The words of each message about the examples of the rules.
  private static let all: [(rule: String, message: String, words: [String])] = Rulebook.all.flatMap
  {
    rule in
    let found = rule.bad.flatMap { RuleExample($0, of: rule).diagnostics }
    return found.map { (rule: rule.id, message: $0.message, words: words(of: $0.message)) }
  }

  /// The words that do not depend on the document: no values, names of fields and numbers.
  private static func words(of text: String) -> [String] {
    var kept = ""
    var quote: UInt8?
    var last = UInt8.space
    for byte in text.utf8 {
      let isQuote = byte == .quote || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "'")
      if isQuote, quote == byte || (quote == nil && !last.isLetter) {
        quote = quote == nil ? byte : nil
      } else if quote == nil {
        kept.unicodeScalars.append(Unicode.Scalar(byte))
      }
      last = byte
    }
    return kept.split(whereSeparator: { " ,;:".contains($0) }).map { String($0) }.filter { word in
      word.utf8.allSatisfy { $0.isLetter }
    }
  }
}
