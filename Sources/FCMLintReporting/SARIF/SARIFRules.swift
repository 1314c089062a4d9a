import FCMLint

/// Formats the program and its rules as SARIF.
struct SARIFRules {
  /// GitHub rejects longer rule descriptions.
  static let longestText = 1024

  private let all: [Rule]
  /// The rules with findings, in the order of their first findings.
  private var rules: [Rule] = []
  private var indices: [String: Int] = [:]

  init(_ rules: [Rule]) { all = rules }

  /// The index of a rule in the list of rules, to which it is added; nil for an unknown rule.
  mutating func index(of id: String) -> Int? {
    if let known = indices[id] { return known }
    guard let rule = all.first(where: { $0.id == id }) else { return nil }
    indices[id] = rules.count
    rules.append(rule)
    return rules.count - 1
  }

  /// The tool component with the rules, one per line.
  var driver: JSONValue {
    [
      "name": .string(ToolInfo.name),
      "semanticVersion": .string(ToolInfo.version),
      "informationUri": .string(ToolInfo.homepage),
      "properties": ["apiRevision": .string(ToolInfo.apiRevision)],
      "rules": .array(rules.map { .text("\n" + Self.descriptor($0).text(.tight)) }),
    ]
  }

  private static func descriptor(_ rule: Rule) -> JSONValue {
    let why = rule.why.isEmpty ? rule.summary : rule.why
    let help = "\(why)\n\nSource: \(rule.source)\n\n\(rule.page)"
    let page =
      "\(MarkdownEscaping.paragraphs(rule.summary))\n\n\(MarkdownEscaping.paragraphs(why))\n\n"
      + "Examples and sources: <\(rule.page)>\n"
    return [
      "id": .string(rule.id),
      "name": .string(name(of: rule.id)),
      "shortDescription": ["text": text(rule.summary)],
      "fullDescription": ["text": text(why)],
      "help": ["text": text(help), "markdown": .string(SARIFText.literal(page))],
      "helpUri": .string(rule.page),
      "defaultConfiguration": ["level": .string(rule.severity.named("error", "warning", "note"))],
      "properties": properties(rule),
    ]
  }

  private static func properties(_ rule: Rule) -> JSONValue {
    // `security-severity` turns a finding into a security alert, so only secrets have it.
    let isSecurity = rule.family == .secrets && rule.severity == .error
    let tags = ["fcm", rule.family.rawValue] + (isSecurity ? ["security"] : [])
    return [
      "tags": .strings(tags),
      "precision": rule.severity == .error ? "very-high" : "high",
      "problem.severity": .string(rule.severity.named("error", "warning", "recommendation")),
      "security-severity": isSecurity ? "8.0" : nil,
    ]
  }

  private static func text(_ text: String) -> JSONValue {
    .string(SARIFText.literal(text, atMost: longestText))
  }

  /// The ID in Pascal case: `bad-duration` becomes `BadDuration`.
  private static func name(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// Escapes text for SARIF, in which braces and links have a meaning.
enum SARIFText {
  /// A message object with this text.
  static func message(_ text: String) -> JSONValue {
    ["text": .string(literal(text))]
  }

  /// The text with braces doubled and a zero-width space where a link could begin.
  static func literal(_ text: String, atMost limit: Int = .max) -> String {
    var result: [UInt8] = []
    var count = 0
    var last = UInt8.space
    for byte in LogSanitizer.visibleLines(text).utf8 {
      if byte & 0xC0 != 0x80 {
        let isBrace = byte == .openBrace || byte == .closeBrace
        let opensLink = last == .closeBracket && byte == .openParenthesis
        count += isBrace || opensLink ? 2 : 1
        if count >= limit {
          result += "…".utf8
          break
        }
        if isBrace { result.append(byte) }
        if opensLink { result += "\u{200B}".utf8 }
      }
      result.append(byte)
      last = byte
    }
    return String(decoding: result, as: UTF8.self)
  }
}
