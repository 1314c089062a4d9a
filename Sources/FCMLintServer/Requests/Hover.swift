import FCMLint
import FCMLintReporting
import FCMLintRules

// Source: Language Server Protocol 3.17, Hover Request.
extension LanguageServer {
  /// The documentation of the rules with findings at a position; nil if there are none.
  func hover(_ message: JSONRPCMessage) -> JSONValue? {
    guard let (_, result) = lintedDocument(message),
      let position = LSPPosition(message.params?[name: "position"])
    else { return nil }
    var pages: [String] = []
    var firstRange: LSPRange?
    for diagnostic in result.diagnostics {
      let range = LSPRange(diagnostic.range, result.lines)
      guard range.start <= position, position <= range.end else { continue }
      if firstRange == nil { firstRange = range }
      guard let rule = Rulebook.all.first(where: { $0.id == diagnostic.rule }) else { continue }
      let page =
        capabilities.showsMarkdown
        ? RulePage.markdownBrief(of: rule) : RulePage.plainBrief(of: rule)
      if !pages.contains(page) { pages.append(page) }
    }
    guard let firstRange, !pages.isEmpty else { return nil }
    let separator = capabilities.showsMarkdown ? "\n\n---\n\n" : "\n\n"
    return [
      "contents": [
        "kind": capabilities.showsMarkdown ? "markdown" : "plaintext",
        "value": .string(pages.joined(separator: separator)),
      ],
      "range": firstRange.json,
    ]
  }
}
