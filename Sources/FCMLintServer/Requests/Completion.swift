import FCMLint
import FCMLintReporting
import FCMLintRules

// Source: Language Server Protocol 3.17, Completion Request.
extension LanguageServer {
  /// What can be written at a position; nil if the document is not open.
  func completions(_ message: JSONRPCMessage) -> JSONValue? {
    guard let document = message.uri.flatMap({ documents[$0] }),
      let position = LSPPosition(message.params?[name: "position"])
    else { return nil }
    let offset = document.text.offset(of: position, in: capabilities.encoding)
    let context = message.params?[name: "context"]
    if context?[name: "triggerKind"]?.integer == 2,
      let trigger = context?[name: "triggerCharacter"]?.text,
      !Self.isUseful(trigger, document.bytes, offset)
    {
      return ["isIncomplete": false, "items": []]
    }
    if let settings = settings(for: document.path, like: document.uri),
      let linter = document.embeddedLinter(settings)
    {
      let items = codeItems(document, linter, settings, offset)
      return ["isIncomplete": false, "items": .array(items)]
    }
    let offers = offers(document, at: offset)
    let list = CompletionList(document, offers, capabilities)
    return ["isIncomplete": false, "items": .array(list.items)]
  }

  /// The characters after which editors request completion.
  static let completionTriggers = ["\"", ":", " ", "'"]

  /// Whether a typed character begins something: an opening quote, a colon after a name, or a blank
  /// after a colon.
  private static func isUseful(_ trigger: String, _ bytes: [UInt8], _ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch trigger {
    case " ":
      let before = bytes[..<offset].last { $0 != UInt8(ascii: " ") }
      return before == UInt8(ascii: ":")
    case "\"", "'":
      let line = bytes[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }
      let quote = trigger.utf8.first
      // After an even number of quotes, the last one closed a string.
      return line.count { $0 == quote } % 2 == 1
    default: return true
    }
  }

  private func offers(_ document: OpenDocument, at offset: Int) -> [CompletionOffer] {
    var options = CompletionOptions()
    options.usesSnippets = capabilities.takesSnippets
    options.usesLines = capabilities.insertsLinesUnchanged
    if document.isConfiguration {
      return ConfigurationCompleter(ruleNames: Rulebook.names, summary: Rulebook.summary(of:))
        .offers(
          document.bytes, at: offset, options)
    }
    guard let settings = settings(for: document.path, like: document.uri),
      document.isJSON || settings.kind != nil
    else { return [] }
    options.project = settings.linter.configuration.project
    options.topics = { self.topics(without: document.uri) }
    let part = document.part(at: offset)
    let kind = settings.kind ?? document.claimedKind(settings, part)
    return Completer.offers(document.bytes, at: offset, in: part, kind: kind, options)
  }
}

extension OpenDocument {
  /// The bytes of the document, or of several in an array, around an offset.
  func part(at offset: Int) -> ByteRange {
    CursorDocument.range(in: bytes, at: offset, isLines: layout == .lines)
  }

  /// The kind that the file name suggests, unless the document contains a message.
  func claimedKind(_ settings: DocumentSettings, _ part: ByteRange) -> DocumentKind? {
    CursorDocument.kind(claimed: settings.claim, bytes, part)
  }
}

/// Formats offers as completion items.
struct CompletionList {
  private let offers: [CompletionOffer]
  private let capabilities: ClientCapabilities
  private let document: OpenDocument

  init(
    _ document: OpenDocument, _ offers: [CompletionOffer], _ capabilities: ClientCapabilities
  ) {
    self.offers = offers
    self.capabilities = capabilities
    self.document = document
  }

  var items: [JSONValue] {
    offers.enumerated().map { index, offer in
      let digits = String(index)
      let order = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      let snippet = capabilities.takesSnippets ? offer.snippet : nil
      return [
        "label": .string(offer.label), "kind": .number(Self.kind(offer.kind)),
        "detail": offer.detail.map { .string($0) }, "documentation": documentation(offer),
        "sortText": .string(order), "filterText": .string(offer.filter),
        "insertTextFormat": snippet == nil ? 1 : 2,
        "insertTextMode": capabilities.insertsLinesUnchanged ? 1 : nil,
        "textEdit": [
          "range": range(offer.range),
          "newText": .string(snippet ?? offer.text),
        ],
        "additionalTextEdits": offer.edits.isEmpty ? nil : .array(offer.edits.map(edit)),
        "tags": capabilities.showsDeprecatedItems && offer.isDeprecated ? [1] : nil,
      ]
    }
  }

  private func edit(_ edit: Edit) -> JSONValue {
    ["range": range(edit.range), "newText": .string(edit.replacement)]
  }

  /// A range, from the lines that are updated with each edit.
  private func range(_ range: ByteRange) -> JSONValue {
    let start = document.text.position(of: range.start, in: capabilities.encoding)
    let end = document.text.position(of: range.end, in: capabilities.encoding)
    return LSPRange(start: start, end: end).json
  }

  private func documentation(_ offer: CompletionOffer) -> JSONValue? {
    let text = FieldPage(isMarkdown: capabilities.showsItemMarkdown).text(of: offer)
    guard !text.isEmpty else { return nil }
    return [
      "kind": capabilities.showsItemMarkdown ? "markdown" : "plaintext", "value": .string(text),
    ]
  }

  /// The kind of item: Property, EnumMember, Value or Snippet.
  static func kind(_ kind: CompletionOffer.Kind) -> Int {
    switch kind {
    case .property: 10
    case .word: 20
    case .value: 12
    case .block: 15
    }
  }
}
