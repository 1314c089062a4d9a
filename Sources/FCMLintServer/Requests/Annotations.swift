import FCMLint
import FCMLintReporting

// Source: Language Server Protocol 3.17, Document Color, Color Presentation, Inlay Hint, and Code Lens
// Requests.
extension LanguageServer {
  /// The colors in a document.
  func colors(_ message: JSONRPCMessage) -> JSONValue? {
    guard let (document, result) = lintedDocument(message) else { return nil }
    return .array(
      annotations(document, result).compactMap { annotation in
        guard case .color(let color, _) = annotation.meaning else { return nil }
        return [
          "range": LSPRange(annotation.range, result.lines).json, "color": Self.json(color),
        ]
      })
  }

  /// A color in the form of the field at a range.
  func colorPresentations(_ message: JSONRPCMessage) -> JSONValue? {
    guard let (document, result) = lintedDocument(message),
      let range = LSPRange(message.params?[name: "range"]),
      let color = message.params?[name: "color"]
    else { return nil }
    func channel(_ name: StaticString) -> Double { color[name: name]?.number ?? 0 }
    let chosen = HexColor(
      red: channel("red"), green: channel("green"), blue: channel("blue"),
      alpha: color[name: "alpha"]?.number ?? 1)
    for annotation in annotations(document, result) {
      let place = LSPRange(annotation.range, result.lines)
      guard case .color(_, let form) = annotation.meaning, place.touches(range) else { continue }
      let old = Array(document.bytes[annotation.range.start..<annotation.range.end])
      let text = chosen.text(form, replacing: old)
      return [
        [
          "label": .string(chosen.sixDigits),
          "textEdit": ["range": place.json, "newText": .string(text)],
        ]
      ]
    }
    return []
  }

  /// Durations and times in words, after their values.
  func inlayHints(_ message: JSONRPCMessage) -> JSONValue? {
    guard let (document, result) = lintedDocument(message) else { return nil }
    let range = LSPRange(message.params?[name: "range"])
    return .array(
      annotations(document, result).compactMap { annotation in
        guard case .words(let words) = annotation.meaning else { return nil }
        let place = LSPRange(annotation.range, result.lines)
        guard range.map({ place.touches($0) }) ?? true else { return nil }
        return ["position": place.end.json, "label": .string("= " + words), "paddingLeft": true]
      })
  }

  /// The size of each message on each platform, which opens the preview.
  func codeLenses(_ message: JSONRPCMessage) -> JSONValue? {
    guard let (document, result) = lintedDocument(message) else { return nil }
    guard let settings = result.settings, document.bytes.count <= Self.largestWithLenses else {
      return []
    }
    let sizes = document.report(settings, extras: .sizes).sizes
    var lenses: [JSONValue] = []
    var index = 0
    while index < sizes.count, lenses.count < Self.mostLenses {
      let rest = sizes[index...]
      let own = rest.prefix { $0.document == sizes[index].document }
      lenses.append([
        "range": LSPRange(
          ByteRange(sizes[index].range.start, sizes[index].range.start), result.lines
        ).json,
        "command": [
          "title": .string(SizeWords.of(Array(own))),
          "command": .string(ServerCommands.preview),
          "arguments": [.string(document.uri.text), .number(sizes[index].document)],
        ],
      ])
      index = own.endIndex
    }
    return .array(lenses)
  }

  /// Lenses are above documents that are written by hand.
  static let (largestWithLenses, mostLenses) = (1 << 18, 100)

  private func annotations(
    _ document: OpenDocument, _ result: OpenDocument.LintResult
  ) -> [ValueAnnotation] {
    if let known = result.annotations { return known }
    let found = result.settings.map { document.report($0, extras: .annotations).annotations } ?? []
    documents[document.uri]?.result?.annotations = found
    return found
  }

  private static func json(_ color: HexColor) -> JSONValue {
    [
      "red": .text(HexColor.fraction(color.red)), "green": .text(HexColor.fraction(color.green)),
      "blue": .text(HexColor.fraction(color.blue)), "alpha": .text(HexColor.fraction(color.alpha)),
    ]
  }
}

/// The size of a message in words.
enum SizeWords {
  /// The sizes on several platforms, with the limit.
  static func of(_ sizes: [Linter.Size]) -> String {
    let parts = sizes.map { size in
      "\(size.platform.title) \(size.bytes)\(size.isLowerBound ? "+" : "") B"
    }
    return parts.joined(separator: " · ") + " of \(PayloadSize.limit) B"
  }
}

extension PayloadSize.Platform {
  /// The name at the start of a phrase.
  fileprivate var title: String {
    switch self {
    case .android: "Android"
    case .apple: "Apple"
    case .web: "web"
    }
  }
}
