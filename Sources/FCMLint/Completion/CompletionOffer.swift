/// Something that can be written at a cursor.
package struct CompletionOffer: Sendable {
  package enum Kind: Sendable { case property, word, value, block }

  package var kind: Kind
  /// The name or value as the user reads it.
  package var label: String
  /// A few words after the label.
  package var detail: String?
  /// What it does, as plain text.
  package var summary: String
  /// The field; nil for a block.
  package var field: SchemaField?
  /// The range that the text replaces, on one line.
  package var range: ByteRange
  package var text: String
  /// The text with tab stops, in the syntax of the language server protocol.
  package var snippet: String?
  /// The text that editors compare with the text in the range.
  package var filter: String
  package var isDeprecated = false
  /// Further edits, such as a missing comma before the text.
  package var edits: [Edit] = []
}

/// What completion may use in addition to the document.
package struct CompletionOptions {
  package var project = ProjectSettings.none
  /// The topics in other documents; called only where a topic is expected.
  package var topics: () -> [String] = { [] }
  /// Whether the editor supports tab stops.
  package var usesSnippets = true
  /// Whether texts may contain line breaks; the editor inserts them unchanged.
  package var usesLines = true

  package init() {}
}
