import FCMLint

/// The documentation of a field or value for editors.
package struct FieldPage {
  private let isMarkdown: Bool

  package init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  /// The documentation of an offer.
  package func text(of offer: CompletionOffer) -> String {
    var paragraphs: [String] = []
    if !offer.summary.isEmpty { paragraphs.append(shown(offer.summary)) }
    guard let row = offer.field else { return paragraphs.joined() }
    if offer.kind == .property {
      if let words = words(of: row) { paragraphs.append(words) }
      paragraphs.append(source(of: row))
    }
    return paragraphs.joined(separator: "\n\n")
  }

  /// The name of a field in code, and what its SDK takes for it; nil for what the API takes.
  package typealias CodeName = (name: String, shape: String?)

  /// The documentation of the field or value at a place; nil if there is none.
  package func text(of location: FieldLocation, in code: CodeName? = nil) -> String? {
    var paragraphs: [String] = []
    if let words = location.words { paragraphs.append("= " + words) }
    if let value = location.value, !value.summary.isEmpty { paragraphs.append(text(of: value)) }
    if let row = location.row {
      let hasValues = location.value == nil && code?.shape == nil
      paragraphs.append(text(of: row, at: location.path, code, values: hasValues))
    } else if let other = location.other, let text = FieldDescription.of(other) {
      paragraphs.append(shown(text))
    }
    return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
  }

  /// The documentation of a field with its name, its type and its values.
  private func text(
    of row: SchemaField, at path: String, _ code: CodeName?, values: Bool
  ) -> String {
    let shape = code?.shape ?? ValueShape(row).phrase
    var head = "\(self.head(code?.name ?? row.name)): \(shown(shape))"
    if !path.isEmpty { head += isMarkdown ? ", in `\(path)`" : ", in \(path)" }
    if row.traits.contains(.required) { head += ", required" }
    if row.traits.contains(.deprecated) { head += ", deprecated" }
    if row.traits.contains(.outputOnly) { head += ", set by FCM" }
    var paragraphs = [head]
    if let description = FieldDescription.of(row.field) { paragraphs.append(shown(description)) }
    if values, let list = list(of: row) { paragraphs.append(list) }
    paragraphs.append(source(of: row))
    return paragraphs.joined(separator: "\n\n")
  }

  /// A value and what it does.
  private func text(of value: KnownValue) -> String {
    let name = isMarkdown ? "`\(value.json)`" : value.json
    return value.summary.isEmpty ? name : "\(name): \(shown(value.summary))"
  }

  /// The known values in one line.
  private func words(of row: SchemaField) -> String? {
    let known = KnownValue.all(of: row)
    guard known.count > 1, ValueShape(row) != .boolean else { return nil }
    let names = known.map { isMarkdown ? "`\($0.json)`" : $0.json }
    return "Values: " + names.joined(separator: ", ")
  }

  /// The known values with their effects.
  private func list(of row: SchemaField) -> String? {
    let known = KnownValue.all(of: row).filter { !$0.summary.isEmpty }
    guard !known.isEmpty else { return nil }
    return known.map { "- " + text(of: $0) }.joined(separator: "\n")
  }

  private func source(of row: SchemaField) -> String {
    let source = SchemaSource.of(row.field)
    return isMarkdown
      ? "Source: [\(shown(source.name.description))](\(source.address))"
      : "Source: \(source.name), \(source.address)"
  }

  /// A name at the start of a page.
  package func head(_ name: String) -> String { isMarkdown ? "**\(shown(name))**" : name }

  /// Plain text, escaped if necessary.
  package func shown(_ text: String) -> String { isMarkdown ? RulePage.escaped(text) : text }
}
