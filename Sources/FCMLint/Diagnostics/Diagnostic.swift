/// What is published: a finding with its rule, its severity and its place in a document.
package struct Diagnostic: Sendable {
  /// A place that explains the diagnostic.
  package struct Note: Sendable {
    package var message: String
    package var range: ByteRange
    package var pointer: String
  }

  /// The rule's id.
  package var rule: String
  package var severity: Severity
  package var message: String
  package var help: String?
  /// The bytes in the source.
  package var range: ByteRange
  /// The number of the document in its source, from 0; strangers count, blank lines do not.
  package var document: Int
  /// The kind of the document.
  package var kind: DocumentKind
  /// The JSON Pointer (RFC 6901) within the document; of a name of more than 4,096 bytes it has the
  /// beginning and an ellipsis.
  package var pointer: String
  package var notes: [Note]
  package var fixes: [Fix]

  package init(
    rule: String, severity: Severity, message: String, help: String? = nil, range: ByteRange,
    document: Int, kind: DocumentKind, pointer: String, notes: [Note] = [], fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.help = help
    self.range = range
    self.document = document
    self.kind = kind
    self.pointer = pointer
    self.notes = notes
    self.fixes = fixes
  }
}
