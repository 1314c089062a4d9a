import FCMLint

/// The effect of messages on each platform, as JSON.
package struct PreviewJSON {
  private let platforms: [PayloadSize.Platform]
  private let findings: PreviewFindings
  private var isEmpty = true

  package init(platforms: [PayloadSize.Platform], findings: PreviewFindings) {
    self.platforms = platforms
    self.findings = findings
  }

  /// The entries of a source, or of a chunk of it; the first begins the report.
  package mutating func report(
    _ previews: [Linter.Preview], _ diagnostics: [Diagnostic], of source: PreviewSource
  ) -> String {
    var text = ""
    for entry in entries(previews, diagnostics, of: source) {
      text += isEmpty ? Self.head : ",\n"
      text += entry.safe(.indented)
      isEmpty = false
    }
    return text
  }

  /// The end of the report.
  package func end() -> String { (isEmpty ? Self.head : "\n") + "]}\n" }

  private static let head = "{\"version\": 1, \"previews\": [\n"

  /// One entry for each document.
  private func entries(
    _ previews: [Linter.Preview], _ diagnostics: [Diagnostic], of source: PreviewSource
  ) -> [JSONValue] {
    previews.map { preview in
      let own = diagnostics.filter { $0.document == preview.document }
      let messages = preview.messages.filter { platforms.contains($0.platform) }
      var entry: JSONValue.Members = [
        ("path", .string(source.path)), ("document", .number(preview.document)),
      ]
      if let place = source.place(of: preview) {
        entry += [("line", .number(place.line)), ("column", .number(place.column))]
      }
      return .object(
        entry + [
          ("kind", .string(preview.kind.word)),
          ("errors", .number(own.count { $0.severity == .error })),
          ("platforms", .array(messages.map { self.entry($0, own, source) })),
        ])
    }
  }

  private func entry(
    _ message: EffectiveMessage, _ diagnostics: [Diagnostic], _ source: PreviewSource
  ) -> JSONValue {
    [
      "platform": .string(message.platform.rawValue), "display": .string(message.display.rawValue),
      "summary": .string(message.summary),
      "rows": .array(
        message.rows.map { row in
          Self.entry(
            row, findings.about(row, on: message.platform, among: diagnostics), source)
        }),
    ]
  }

  private static func entry(
    _ row: EffectiveMessage.Row, _ findings: [Diagnostic], _ source: PreviewSource
  ) -> JSONValue {
    let entry: JSONValue.Members = [
      ("aspect", .string(row.aspect.rawValue)), ("value", .string(row.value)),
      ("pointer", row.pointer.map { .string($0) } ?? .null),
      ("note", row.note.map { .string($0) } ?? .null), ("open", .bool(row.isOpen)),
      (
        "findings",
        .array(
          findings.map {
            [
              "rule": .string($0.rule), "severity": .string($0.severity.word),
              "message": .string($0.message),
            ]
          })
      ),
    ]
    return .object(entry + (row.range.map(source.places) ?? []))
  }
}
