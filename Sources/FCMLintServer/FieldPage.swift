import FCMLint
import FCMLintReporting

/// The documentation of a field or value for editors.
struct FieldPage {
  let isMarkdown: Bool

  /// The documentation of an offer.
  func text(of offer: CompletionOffer) -> String {
    var paragraphs: [String] = []
    if !offer.summary.isEmpty { paragraphs.append(shown(offer.summary)) }
    guard let row = offer.field else { return paragraphs.joined() }
    if offer.kind == .property {
      if let words = words(of: row) { paragraphs.append(words) }
      paragraphs.append(source(of: row))
    }
    return paragraphs.joined(separator: "\n\n")
  }

  /// The documentation of a field with its name, its type and its values.
  func text(of row: SchemaField, at path: String, values: Bool = true) -> String {
    var head = "\(self.head(row.name)): \(shown(ValueShape(row).phrase))"
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
  func text(of value: KnownValue) -> String {
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
  func head(_ name: String) -> String { isMarkdown ? "**\(shown(name))**" : name }

  /// Plain text, escaped if necessary.
  func shown(_ text: String) -> String { isMarkdown ? RulePage.escaped(text) : text }
}
