import FCMLint
import FCMLintReporting

/// Completion and hover for editors, from bytes to JSON text.
///
/// They need no rules, so they are also a WebAssembly module of their own, which is small. Options and
/// errors are those of `WebEngine`. A configuration may name any rule.
package enum EditorEngine {
  /// What can be written at the offset in the options, the best first.
  package static func complete(_ text: [UInt8], path: [UInt8], options: [UInt8]) -> String {
    answer(text, path, options, excluded: ["items": []]) { cursor in
      var completion = CompletionOptions()
      completion.project = cursor.configuration.chain.project
      let offers = Completer.offers(
        text, at: cursor.offset, in: cursor.range, kind: cursor.kind, completion)
      return ["items": .array(offers.map(item))]
    }
  }

  /// The documentation of the field or value at the offset in the options; `text` is null if there is
  /// none.
  package static func hover(_ text: [UInt8], path: [UInt8], options: [UInt8]) -> String {
    answer(text, path, options, excluded: ["text": .null]) { cursor in
      guard
        let location = FieldLocation(
          text, at: cursor.offset, in: cursor.range, kind: cursor.kind),
        let page = FieldPage(isMarkdown: false).text(of: location)
      else { return ["text": .null] }
      return [
        "text": .string(page), "start": .number(location.range.start),
        "end": .number(location.range.end),
      ]
    }
  }

  // MARK: Parts

  /// A cursor in a document, and the document's kind if it is not detected.
  private struct Cursor {
    let configuration: WebConfiguration
    let offset: Int
    let range: ByteRange
    let kind: DocumentKind?

    init(_ text: [UInt8], _ configuration: WebConfiguration, offset: Int) {
      self.configuration = configuration
      self.offset = min(offset, text.count)
      range = CursorDocument.range(
        in: text, at: self.offset, isLines: configuration.layout == .lines)
      kind =
        configuration.kind
        ?? CursorDocument.kind(claimed: configuration.claim, text, range)
    }
  }

  private static func answer(
    _ text: [UInt8], _ path: [UInt8], _ options: [UInt8], excluded: JSONValue,
    _ body: (Cursor) -> JSONValue
  ) -> String {
    do throws(WebOptions.Problem) {
      let options = try WebOptions(options)
      let configuration = try WebConfiguration(path: path, options, ruleNames: nil)
      let answer =
        configuration.isExcluded
        ? excluded : body(Cursor(text, configuration, offset: options.offset))
      return answer.text() + "\n"
    } catch {
      return error.json
    }
  }

  private static func item(_ offer: CompletionOffer) -> JSONValue {
    [
      "label": .string(offer.label), "kind": .string(word(offer.kind)),
      "detail": offer.detail.map { .string($0) } ?? .null,
      "documentation": .string(FieldPage(isMarkdown: false).text(of: offer)),
      "isDeprecated": .bool(offer.isDeprecated), "start": .number(offer.range.start),
      "end": .number(offer.range.end), "text": .string(offer.text),
      "snippet": offer.snippet.map { .string($0) } ?? .null,
      "edits": .array(offer.edits.map(edit)),
    ]
  }

  private static func edit(_ edit: Edit) -> JSONValue {
    [
      "start": .number(edit.range.start), "end": .number(edit.range.end),
      "replacement": .string(edit.replacement),
    ]
  }

  private static func word(_ kind: CompletionOffer.Kind) -> String {
    switch kind {
    case .property: "property"
    case .word: "word"
    case .value: "value"
    case .block: "block"
    }
  }
}
