import FCMLint

/// The documentation of a rule, for `explain`, editors and `rules/README.md`.
package struct RulePage {
  let rule: Rule
  let bad: [RuleExample]

  package init(_ rule: Rule) {
    self.rule = rule
    bad = rule.bad.map { RuleExample($0, of: rule) }
  }

  /// The highest safety of the fixes in the examples; nil if there is no fix.
  package var safety: Fix.Safety? {
    let all = bad.flatMap { $0.diagnostics }.flatMap { $0.fixes }.map { $0.safety }
    return all.contains(.safe) ? .safe : all.first
  }

  /// What people see when a message breaks the rule.
  package var symptoms: [String] {
    let topics = SymptomSearch.topics(of: rule)
    let platforms = PayloadSize.Platform.allCases.filter(topics.contains)
    let isEverywhere = platforms.count == PayloadSize.Platform.allCases.count
    let place = isEverywhere ? "" : " on " + platforms.map { $0.phrase }.joined(separator: " and ")
    return topics.aspects.map { (SymptomRow.of($0)?.phrase ?? "") + place }
  }
  /// What FCM, APNs or an SDK says when a message breaks the rule; `…` replaces values.
  var errorTexts: [String] { KnownError.texts(of: rule.id) }

  private var fixWords: String { safety.map { "\($0.rawValue) fix" } ?? "no fix" }

  // MARK: For a terminal

  /// The page as plain or colored text, which fits most screens: what, why, how to fix it, two
  /// examples and how to turn it off.
  ///
  /// - Parameter showsAll: whether it has all examples with their fixes, source, symptoms and error texts.
  package func text(_ style: TerminalStyle, showsAll: Bool = false) -> String {
    let color = style.color(of: rule.severity)
    let word = rule.severity.word
    let belongs = "\(rule.family.rawValue), \(fixWords)"
    let head = style.paint(rule.id, .bold) + "  " + style.paint(word, color)
    let isNarrow =
      rule.id.utf8.count + word.utf8.count + belongs.utf8.count + 4 > style.lineWidth
    var lines = [head + (isNarrow ? "\n  " : "  ") + style.paint(belongs, .dim)]
    lines += style.wrapped(rule.summary)
    lines += heading("Why", style)
    for paragraph in rule.why.split(separator: "\n") {
      lines += style.wrapped(String(paragraph), first: "  ", rest: "  ")
    }
    lines += examples(
      "Bad", bad.prefix(showsAll ? .max : 1).map { tried($0, showsAll, style) }, style)
    let good = rule.good.prefix(showsAll ? .max : 1).map { example in
      RuleExample.lines(
        of: Array(example.utf8), marks: [], indent: 2, style: style, paint: .green)
    }
    lines += examples("Good", good, style)
    lines += section("Turn it off", [Self.off(rule)], style)
    if showsAll {
      lines += section("Source", [rule.source], style)
      lines += section("Symptoms", symptoms, style)
      lines += section("Error texts", errorTexts, style)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How to turn the rule off, in a configuration and for one place.
  private static func off(_ rule: Rule) -> String {
    "\"rules\": { \"\(rule.id)\": \"off\" } in .fcmlint.jsonc, or --ignore \(rule.id)"
  }

  private func examples(_ title: String, _ examples: [[String]], _ style: TerminalStyle)
    -> [String]
  {
    if examples.isEmpty { return [] }
    return heading(title, style) + examples.joined(separator: [""])
  }

  /// A heading with an entry per line; nothing if there are no entries.
  private func section(_ title: String, _ entries: [String], _ style: TerminalStyle) -> [String] {
    if entries.isEmpty { return [] }
    return heading(title, style)
      + entries.flatMap { style.wrapped($0, first: "  ", rest: "    ") }
  }

  private func heading(_ text: String, _ style: TerminalStyle) -> [String] {
    ["", style.paint(text, .bold)]
  }

  private func tried(_ example: RuleExample, _ showsAll: Bool, _ style: TerminalStyle) -> [String] {
    let color = style.color(of: rule.severity)
    var lines = RuleExample.lines(
      of: example.bytes, marks: example.marks, indent: 2, style: style, paint: color)
    var said: Set<String> = []
    for finding in example.diagnostics.prefix(showsAll ? .max : 2)
    where said.insert(finding.message).inserted {
      let word = finding.severity.word
      lines += style.wrapped(LogSanitizer.safe(finding.message), first: "  \(word): ", rest: "    ")
      if let help = finding.help, !FixTitle.repeats(help, finding.fixes.first?.title) {
        lines += style.wrapped(LogSanitizer.safe(help), first: "  help: ", rest: "    ")
      }
      guard let fix = finding.fixes.first else { continue }
      lines += style.wrapped(
        "\(LogSanitizer.safe(fix.title)) (\(fix.safety.rawValue))", first: "  fix: ", rest: "    ")
    }
    guard showsAll, let repaired = example.repaired else { return lines }
    return lines + ["  fixed:"]
      + RuleExample.lines(of: repaired, marks: [], indent: 2, style: style, paint: .green)
  }

  // MARK: For an editor

  /// The summary, reason and source of a rule as plain text.
  package static func plainBrief(of rule: Rule) -> String { brief(of: rule, rule.id) { $0 } }

  /// The summary, reason and source of a rule in Markdown.
  package static func markdownBrief(of rule: Rule) -> String {
    brief(of: rule, "**[\(rule.id)](\(rule.page))**", shown: escaped)
  }

  private static func brief(
    of rule: Rule, _ head: String, shown: (String) -> String
  ) -> String {
    let paragraphs =
      ["\(head) (\(rule.severity.word))", shown(rule.summary)]
      + rule.why.split(separator: "\n").map { shown(String($0)) }
      + ["Source: \(shown(rule.source))"]
    return paragraphs.joined(separator: "\n\n")
  }

  // MARK: For rules/README.md

  /// The page in Markdown, under a heading that other pages can link to.
  func markdown() -> String {
    var text = "### \(rule.id)\n\n"
    text += "\(rule.severity.word) · \(fixWords)\n\n"
    text += Self.escaped(rule.summary) + "\n\n"
    for paragraph in rule.why.split(separator: "\n") {
      text += Self.escaped(String(paragraph)) + "\n\n"
    }
    if !symptoms.isEmpty {
      text += "Symptoms: " + Self.escaped(symptoms.joined(separator: "; ")) + "\n\n"
    }
    if !errorTexts.isEmpty {
      text += "Error texts: " + errorTexts.map { "`\($0)`" }.joined(separator: "; ") + "\n\n"
    }
    for example in bad {
      text += "Bad:\n\n" + fenced(example.bytes)
      for line in said(example) { text += "- \(line)\n" }
      text += "\n"
      for line in fixes(of: example) { text += line + "\n\n" }
    }
    for example in rule.good { text += "Good:\n\n" + fenced(Array(example.utf8)) }
    return text + "Source: \(Self.escaped(rule.source))\n"
  }

  /// The distinct messages about the example.
  private func said(_ example: RuleExample) -> [String] {
    var lines: [String] = []
    for finding in example.diagnostics {
      let place = String(
        decoding: example.bytes[finding.range.start..<finding.range.end], as: UTF8.self)
      let message = Self.escaped(LogSanitizer.safe(finding.message))
      let help = finding.help.map { "; " + Self.escaped(LogSanitizer.safe($0)) } ?? ""
      let isShort = place.utf8.count <= 60 && !place.contains("\n") && !place.contains("`")
      let quoted = isShort && !place.isEmpty ? "at `\(LogSanitizer.safe(place))`: " : ""
      let line = "\(finding.severity.word) \(quoted)\(message)\(help)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// The distinct titles of the fixes of the example.
  private func fixes(of example: RuleExample) -> [String] {
    var lines: [String] = []
    for fix in example.diagnostics.compactMap({ $0.fixes.first }) {
      let line = "Fix (\(fix.safety.rawValue)): \(Self.escaped(LogSanitizer.safe(fix.title)))"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  /// The example as a code block, with a fence that the example does not contain.
  private func fenced(_ bytes: [UInt8]) -> String {
    let text = String(decoding: RuleExample.abridged(bytes).bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { Excerpt.visible(String($0)) }.joined(separator: "\n")
    let sentinel = text.contains(bytesOf: "```") ? "````" : "```"
    let isCode = if case .code = rule.check { true } else { false }
    return "\(sentinel)\(isCode ? "" : "json")\n\(text)\n\(sentinel)\n\n"
  }

  /// The text with markup escaped, except in URLs, which remain links, and underscores in names.
  package static func escaped(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { $0.contains(bytesOf: "://") ? String($0) : escaped(word: $0) }.joined(
      separator: " ")
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isASCIILetter || character.isDigit
  }

  private static func escaped(word: Substring) -> String {
    var result = ""
    for index in word.indices {
      let character = word[index]
      let next = word.index(after: index)
      let isInside =
        result.last.map(isWordCharacter) == true && next < word.endIndex
        && isWordCharacter(word[next])
      if "\\`*<[]|".contains(character) || (character == "_" && !isInside) {
        result.append("\\")
      }
      result.append(character)
    }
    return result
  }
}
