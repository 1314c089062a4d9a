import FCMLint

/// All rules at once: as a list, as data, and as the page that is kept beside the rules.
package struct RuleIndex {
  private let rules: [Rule]

  package init(_ rules: [Rule]) { self.rules = rules }

  private var families: [(name: String, rules: [Rule])] {
    Rule.Family.allCases.compactMap { family in
      let own = rules.filter { $0.family == family }
      return own.isEmpty ? nil : (family.rawValue, own)
    }
  }

  /// One line for each rule, by family; two where the page is too narrow for one.
  package func text(_ style: TerminalStyle) -> String {
    let column = rules.map { $0.id.utf8.count }.max() ?? 0
    let widest = rules.map { DisplayWidth.of($0.summary) }.max() ?? 0
    let isTable = column + widest + 13 <= style.lineWidth
    var lines: [String] = []
    for family in families {
      if !lines.isEmpty { lines.append("") }
      lines.append(style.paint(family.name, .bold))
      for rule in family.rules {
        let word = rule.severity.word
        let severity = style.paint(word, style.colour(of: rule.severity))
        if isTable {
          // Escape sequences have no width.
          let gap = "".padded(to: 9 - word.utf8.count)
          lines.append("  \(rule.id.padded(to: column + 2))\(severity)\(gap)\(rule.summary)")
        } else {
          lines.append("  \(rule.id)  \(severity)")
          lines += style.wrapped(rule.summary, first: "    ", rest: "    ")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n\n\(ReportSummary.counted(rules.count, "rule"))"
      + "; fcmlint explain RULE shows the page of one\n"
  }

  /// One JSON object with every rule.
  package func json() -> String {
    var list = JSONLineList()
    let pages = list.add(
      families.flatMap { $0.rules }.map { rule in
        [
          "id": .string(rule.id), "family": .string(rule.family.rawValue),
          "severity": .string(rule.severity.word), "summary": .string(rule.summary),
          "why": .string(rule.why), "source": .string(rule.source), "docUrl": .string(rule.page),
          "fix": RulePage(rule).safety.map { .string($0.rawValue) } ?? .null,
          "bad": .strings(rule.bad), "good": .strings(rule.good),
        ]
      })
    return "{\(JSONValue.memberLines(["version": 1])),\n\"rules\":[\(pages)\(list.end)}\n"
  }

  /// The rulebook in Markdown.
  package func markdown() -> String {
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
    text += families.flatMap { $0.rules }.map { RulePage($0).markdown() }.joined(separator: "\n")
    return text
  }
}
