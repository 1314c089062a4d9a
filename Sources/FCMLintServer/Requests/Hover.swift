import FCMLint
import FCMLintEmbedding
import FCMLintReporting
import FCMLintRules

// Source: Language Server Protocol 3.17, Hover Request.
extension LanguageServer {
  /// The documentation of the field or value at a position, and of the rules with findings there; nil if
  /// there is none.
  func hover(_ message: JSONRPCMessage) -> JSONValue? {
    guard let (document, result) = readDocument(message),
      let position = LSPPosition(message.params?[name: "position"])
    else { return nil }
    let offset = document.text.offset(of: position, in: capabilities.encoding)
    var pages: [String] = []
    var range: LSPRange?
    if let (place, page) = fieldPage(document, result, offset) {
      pages.append(page)
      range = LSPRange(place, result.lines)
    }
    let rules = rulePages(result, position)
    pages += rules.pages
    guard let range = rules.range ?? range, !pages.isEmpty else { return nil }
    let separator = capabilities.showsMarkdown ? "\n\n---\n\n" : "\n\n"
    return [
      "contents": [
        "kind": capabilities.showsMarkdown ? "markdown" : "plaintext",
        "value": .string(pages.joined(separator: separator)),
      ],
      "range": range.json,
    ]
  }

  /// The pages of the rules with findings at a position, and the range of the first finding.
  private func rulePages(
    _ result: OpenDocument.LintResult, _ position: LSPPosition
  ) -> (pages: [String], range: LSPRange?) {
    var pages: [String] = []
    var firstRange: LSPRange?
    for diagnostic in result.diagnostics {
      let range = LSPRange(diagnostic.range, result.lines)
      guard range.start <= position, position <= range.end else { continue }
      guard let rule = Rulebook.all.first(where: { $0.id == diagnostic.rule }) else { continue }
      if firstRange == nil { firstRange = range }
      let page = rulePage(rule)
      if !pages.contains(page) { pages.append(page) }
    }
    return (pages, firstRange)
  }

  private func rulePage(_ rule: Rule) -> String {
    capabilities.showsMarkdown ? RulePage.markdownBrief(of: rule) : RulePage.plainBrief(of: rule)
  }

  private func fieldPage(
    _ document: OpenDocument, _ result: OpenDocument.LintResult, _ offset: Int
  ) -> (ByteRange, String)? {
    if document.isConfiguration { return configurationPage(document, offset) }
    guard let settings = result.settings else { return nil }
    if let read = extraction(of: document.uri, settings) {
      return codePage(document, read.documents, offset)
    }
    let part = document.part(at: offset)
    let kind = settings.kind ?? document.claimedKind(settings, part)
    guard let location = FieldLocation(document.bytes, at: offset, in: part, kind: kind),
      let text = FieldPage(isMarkdown: capabilities.showsMarkdown).text(of: location)
    else { return nil }
    var paragraphs = [text]
    if let field = location.row?.field, field == .message || field == .aps || field == .data {
      paragraphs += sizes(document, settings, offset)
    } else if let effects = effects(document, result, at: offset) {
      let page = FieldPage(isMarkdown: capabilities.showsMarkdown)
      paragraphs.append(
        page.head("Preview") + "\n\n"
          + effects.map { "- " + page.shown($0) }.joined(separator: "\n"))
    }
    return (location.range, paragraphs.joined(separator: "\n\n"))
  }

  /// A key or value of a configuration; for the ID of a rule, its page.
  private func configurationPage(
    _ document: OpenDocument, _ offset: Int
  ) -> (ByteRange, String)? {
    let completer = ConfigurationCompleter(
      ruleNames: Rulebook.names, summary: Rulebook.summary(of:))
    guard let (range, name, text) = completer.page(document.bytes, at: offset) else { return nil }
    if let rule = Rulebook.all.first(where: { $0.id == name }) { return (range, rulePage(rule)) }
    let page = FieldPage(isMarkdown: capabilities.showsMarkdown)
    return (range, page.head(name) + ": " + page.shown(text))
  }

  /// The size of the message at an offset on each platform.
  private func sizes(
    _ document: OpenDocument, _ settings: DocumentSettings, _ offset: Int
  ) -> [String] {
    guard document.bytes.count <= Self.largestWithLenses else { return [] }
    let sizes = document.report(settings, extras: .sizes).sizes.filter {
      $0.range.start <= offset && offset <= $0.range.end
    }
    return sizes.isEmpty ? [] : [SizeWords.of(sizes)]
  }
}
