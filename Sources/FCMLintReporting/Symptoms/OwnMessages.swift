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
