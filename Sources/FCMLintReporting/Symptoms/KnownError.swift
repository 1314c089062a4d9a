import FCMLint

/// A known error of FCM, APNs, a push service, an SDK or a parser.
package struct KnownError: Sendable {
  /// The texts of the error; `*` replaces values.
  private let templates: [String]
  /// What the error means.
  package let meaning: String
  /// The rules that find its causes in a payload, the likeliest first; empty if the payload is not
  /// at fault.
  package let rules: [String]

  private init(_ line: Substring) {
    let parts = Lexicon.cells(line, "→")
    templates = Lexicon.cells(parts[0][...], "|")
    rules = parts.count > 2 ? parts[2].split(separator: " ").map { String($0) } : []
    let summary = rules.first.flatMap(SymptomSearch.rule(named:))?.summary ?? ""
    let isOutside = rules.isEmpty && !parts[1].contains(bytesOf: "not at fault")
    meaning =
      (parts[1].isEmpty ? summary : parts[1]) + (isOutside ? " The payload is not at fault." : "")
  }

  /// All known errors.
  package static let all = table.split(separator: "\n").map { KnownError($0) }

  /// The texts of the errors that a rule explains, as people read them.
  package static func texts(of rule: String) -> [String] {
    all.filter { $0.rules.contains(rule) }.flatMap { $0.texts }
  }

  package var texts: [String] { templates.map { String($0.map { $0 == "*" ? "…" : $0 }) } }

  /// Texts of any cause, so that a more exact text next to them counts.
  private static let vague = [
    "Request contains an invalid argument", "INVALID_ARGUMENT", "Invalid JSON payload received",
    "messaging/invalid-argument", "InvalidParameters",
  ]
  var isVague: Bool { templates.contains(where: Self.vague.contains) }

  // MARK: Search

  /// The known error that a text contains, the one with the longest template; otherwise that of an
  /// HTTP status in it.
  package static func first(in text: String) -> KnownError? {
    let words = text.lowercased().utf8.split { !$0.isLetter && !$0.isDigit }.map {
      String(Substring($0))
    }
    let (status, essence) = (status(in: words), essence(text))
    var best: (error: KnownError, length: Int)?
    for error in all {
      for template in error.templates {
        var length = length(of: template, in: essence, words) ?? (template == status ? -2000 : .min)
        if vague.contains(template), length > 0 { length -= 1000 }
        if length > best?.length ?? .min { best = (error, length) }
      }
    }
    return best?.error
  }

  /// The length of the template that a text contains; nil if it does not.
  private static func length(of template: String, in text: [UInt8], _ words: [String]) -> Int? {
    // "The data payload is empty" is not the reason PayloadEmpty of APNs.
    let isName = template.utf8.allSatisfy { $0.isLetter }
    let name = template.lowercased()
    if isName, !words.contains(where: { $0.hasPrefix(name) || $0.hasSuffix(name) }) { return nil }
    var rest = text[...]
    var length = 0
    for part in template.split(separator: "*") {
      let part = essence(String(part))
      let start = rest.indices.first { rest[$0] == part.first && rest[$0...].starts(with: part) }
      guard let start else { return nil }
      length += part.count
      rest = rest[(start + part.count)...]
    }
    return length
  }

  /// The text in lowercase without spaces, hyphens, underscores and backslashes.
  private static func essence(_ text: String) -> [UInt8] {
    text.lowercased().utf8.filter {
      !JSONEscaping.isSpace($0) && $0 != .minus && $0 != UInt8(ascii: "_") && $0 != .backslash
    }
  }

  /// The words next to an HTTP status: "500 tokens" is none.
  private static let statusWords = """
    answer answers bad code error errorcode fcm forbidden get gets give gives got http internal response return \
    returned returns says server status unauthorized unavailable why with
    """.split(separator: " ").map { String($0) }

  /// The template of an HTTP status that words name.
  private static func status(in words: [String]) -> String? {
    for (index, word) in words.enumerated() {
      let isNumber = word.utf8.count == 3 && word.utf8.allSatisfy { $0.isDigit }
      let near = words[max(0, index - 1)...min(index + 1, words.count - 1)]
      guard isNumber || word == "unavailable",
        words.count == 1 || near.contains(where: { $0 != word && statusWords.contains($0) })
      else { continue }
      return isNumber ? "HTTP \(word)" : "HTTP 503"
    }
    return nil
  }
}
