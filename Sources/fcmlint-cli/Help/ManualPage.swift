import FCMLint
import FCMLintReporting

/// The manual page, in the portable man macros.
enum ManualPage {
  static var text: String {
    let check = CommandSpec.check
    var text = ".\\\" Written by \"fcmlint man\".\n"
    text += ".TH FCMLINT 1 \"\(date)\" \"\(ToolInfo.name) \(ToolInfo.version)\" \"User Commands\"\n"
    text += ".SH NAME\nfcmlint \\- lint Firebase Cloud Messaging payloads\n.SH SYNOPSIS\n"
    text += (CommandSpec.all.map(\.synopsis) + ["fcmlint --version [--verbose]"])
      .map(synopsis).joined(separator: ".br\n")
    text += ".SH DESCRIPTION\n" + paragraphs([purpose] + lines(of: check.details))
    text += ".SH OPTIONS\n" + options(of: check)
    text += ".SH COMMANDS\n"
    for page in CommandSpec.all.dropFirst() { text += command(page) }
    text += ".SH EXIT STATUS\n"
    for status in ExitStatus.allCases { text += tagged(".B \(status.rawValue)", status.meaning) }
    text += ".SH ENVIRONMENT\n"
    for (name, meaning) in variables { text += tagged(".B \(name)", meaning) }
    text += ".SH FILES\n" + tagged(".I \(escaped(files.0))", files.1) + ".SH EXAMPLES\n"
    for (meaning, line) in examples {
      text += "\(escaped(meaning))\n.PP\n.RS 4\n.nf\n\(escaped(line))\n.fi\n.RE\n"
      if line != examples.last?.1 { text += ".PP\n" }
    }
    return text + ".SH SEE ALSO\n.BR pre\\-commit (1)\n"
  }

  private static let purpose = """
    fcmlint checks Firebase Cloud Messaging payloads offline and reports everything the service \
    would reject, ignore or misinterpret: what happens, why, and what to write instead.
    """

  private static let variables = [
    ("NO_COLOR", "If not empty, disables colors, unless --color=always is given."),
    ("FORCE_COLOR", "If neither empty nor 0, enables colors without a terminal."),
    ("CLICOLOR_FORCE", "Same as FORCE_COLOR."),
    (
      "FORCE_HYPERLINK",
      "If 0, disables links from rules to their pages on a terminal. Any other value enables them."
    ),
  ]

  private static let files = (
    ".fcmlint.jsonc",
    "The configuration. The nearest one in the directory of a file or its parents applies."
  )

  private static let examples = [
    ("Check all payloads in a directory:", "fcmlint push"),
    (
      "Check the output of another program:", "generate | fcmlint --stdin-filename push/a.json -"
    ),
    ("Show the documentation of a rule:", "fcmlint explain topic-prefix"),
  ]

  /// The revision date of the API tables, so that the page is reproducible.
  private static var date: String {
    let digits = Array(ToolInfo.apiRevision)
    guard digits.count == 8 else { return ToolInfo.apiRevision }
    return "\(String(digits[..<4]))-\(String(digits[4..<6]))-\(String(digits[6...]))"
  }

  private static func synopsis(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 1)
    return words.dropFirst().reduce(".B \(words[0])\n") { $0 + escaped(String($1)) + "\n" }
  }

  private static func command(_ page: CommandSpec) -> String {
    var text = ".SS \(page.name)\n"
    let own = page.options.filter { $0.name != OptionSpec.help.name }
    text += paragraphs([page.sentence])
    for option in own { text += entry(option) }
    return page.details.isEmpty ? text : text + ".PP\n" + paragraphs(lines(of: page.details))
  }

  private static func options(of page: CommandSpec) -> String {
    page.options.map(entry).joined()
  }

  private static func entry(_ option: OptionSpec) -> String {
    let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return tagged("\(letter)\\fB\(escaped("--" + option.name))\\fR\(value)", option.help)
  }

  private static func tagged(_ tag: String, _ text: String) -> String {
    ".TP\n\(tag)\n" + filled(text)
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  private static func paragraphs(_ texts: [String]) -> String {
    texts.map(filled).joined(separator: ".PP\n")
  }

  /// The text in short lines, which the formatter refills.
  private static func filled(_ text: String) -> String {
    TerminalStyle(columns: 60).wrapped(text).map { escaped($0) + "\n" }.joined()
  }

  /// The text with all roff markup escaped.
  private static func escaped(_ text: String) -> String {
    let body = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "~": escaped += "\\(ti"
      case "^": escaped += "\\(ha"
      case "`": escaped += "\\(ga"
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u\(digits.leftPadded(to: 4, with: "0"))]"
      }
    }
    return body.hasPrefix(".") ? "\\&" + body : body
  }
}
