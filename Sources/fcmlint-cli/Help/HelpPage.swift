import FCMLint
import FCMLintReporting

/// The output of `--help`, which fits the terminal and 80 columns.
struct HelpPage {
  private let style: TerminalStyle

  /// Creates pages for a terminal of this width.
  init(columns: Int?) { style = TerminalStyle(columns: min(columns ?? 80, 80)) }

  /// The page of the program.
  func program() -> String {
    var text = paragraph("fcmlint: an offline linter for Firebase Cloud Messaging (FCM) payloads.")
    text += "Usage: \(CommandSpec.check.synopsis)\n"
    for page in CommandSpec.all.dropFirst() { text += "       \(page.synopsis)\n" }
    text += "       fcmlint --version [--verbose]\n       fcmlint COMMAND --help\n\nCommands:\n"
    for page in CommandSpec.all { text += entry(page.name, page.summary, column: 15) }
    text += "\nOptions of check:\n"
    return text + options(of: CommandSpec.check) + details(of: CommandSpec.check)
  }

  /// The page of one command.
  func of(_ page: CommandSpec) -> String {
    paragraph(page.sentence) + "Usage: \(page.synopsis)\n\nOptions:\n" + options(of: page)
      + details(of: page)
  }

  private func paragraph(_ text: String) -> String {
    style.wrapped(text).joined(separator: "\n") + "\n\n"
  }

  private func options(of page: CommandSpec) -> String {
    page.options.reduce(into: "") { text, option in
      let letter = option.letter.map { "-\($0), " } ?? ""
      let value = option.value.map { " \($0)" } ?? ""
      text += entry("\(letter)--\(option.name)\(value)", option.help, column: 26)
    }
  }

  private func entry(_ name: String, _ help: String, column: Int) -> String {
    let first = "  \(name)  ".padded(to: column)
    let lines = style.wrapped(help, first: first, rest: "".padded(to: column))
    return lines.joined(separator: "\n") + "\n"
  }

  private func details(of page: CommandSpec) -> String {
    guard !page.details.isEmpty else { return "" }
    let lines = page.details.split(separator: "\n").flatMap { style.wrapped(String($0)) }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}
