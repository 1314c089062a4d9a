/// All rules at once: as a list, as data, and as the page that is kept beside the rules.
public struct RulebookPage {
  private let rules: [Rule]

  public init(_ rules: [Rule]) { self.rules = rules }

  private var families: [(name: String, rules: [Rule])] {
    Rule.Family.allCases.compactMap { family in
      let own = rules.filter { $0.family == family }
      return own.isEmpty ? nil : (family.rawValue, own)
    }
  }

  /// One line for each rule, by family.
  public func text(_ style: ReportStyle) -> String {
    var lines: [String] = []
    let longest = rules.map(\.id.utf8.count).max() ?? 0
    let column = min(longest, style.lineWidth < 70 ? 0 : 34)
    for family in families {
      if !lines.isEmpty { lines.append("") }
      lines.append(style.paint(family.name, .bold))
      for rule in family.rules {
        let padding = String(repeating: " ", count: max(0, column - rule.id.utf8.count))
        let word = rule.severity.word
        let gap = String(repeating: " ", count: 8 - word.utf8.count)
        let head = "  \(rule.id)\(padding)  \(word)\(gap)"
        lines.append(
          "  \(rule.id)\(padding)  " + style.paint(word, style.colour(of: rule.severity)))
        let room = style.lineWidth - DisplayWidth.of(head) - 1
        if column > 0, DisplayWidth.of(rule.summary) <= room {
          lines[lines.count - 1] += "\(gap) \(rule.summary)"
        } else {
          lines += style.wrapped(rule.summary, first: "    ", rest: "    ")
        }
      }
    }
    let fixes = rules.count == 1 ? "1 rule" : "\(rules.count) rules"
    return lines.joined(separator: "\n")
      + "\n\n\(fixes); fcmlint explain RULE shows the page of one\n"
  }

  /// One JSON object with every rule.
  public func json() -> String {
    let pages = families.flatMap(\.rules).map { rule in
      let fix = RulePage(rule).safety.map { JSONText.quoted($0.rawValue) } ?? "null"
      let texts = [
        ("id", rule.id), ("family", rule.family.rawValue), ("severity", rule.severity.word),
        ("summary", rule.summary), ("why", rule.why), ("source", rule.source),
        ("docUrl", rule.page),
      ].map { "\"\($0.0)\":\(JSONText.quoted($0.1))" }
      let lists = [("bad", rule.bad), ("good", rule.good)].map { name, examples in
        "\"\(name)\":[" + examples.map { JSONText.quoted($0) }.joined(separator: ",") + "]"
      }
      return "{" + (texts + ["\"fix\":\(fix)"] + lists).joined(separator: ",") + "}"
    }
    return "{\"version\":1,\n\"rules\":[\n" + pages.joined(separator: ",\n") + "\n]}\n"
  }

  /// The rulebook in Markdown.
  public func markdown() -> String {
    var text = """
      # The rulebook

      Every rule of fcmlint, by family. This page is written by `fcmlint rules --format markdown`;
      the rules themselves are the Swift files beside it, one file for each.

      An **error** is refused, or cannot have the effect it asks for. A **warning** is accepted, but
      is probably not what was meant. An **info** works today and is better said another way. A
      **hint** is a thought for the author; it is shown with `--level hint`. A safe fix keeps the
      meaning; an unsafe one wants a look.


      """
    for family in families {
      text += "## \(family.name)\n\n| rule | severity | fix | |\n|---|---|---|---|\n"
      for rule in family.rules {
        let fix = RulePage(rule).safety?.rawValue ?? "–"
        let summary = RulePage.escaped(rule.summary)
        text += "| [\(rule.id)](#\(rule.id)) | \(rule.severity.word) | \(fix) | \(summary) |\n"
      }
      text += "\n"
    }
    text += families.flatMap(\.rules).map { RulePage($0).markdown() }.joined(separator: "\n")
    return text
  }
}
