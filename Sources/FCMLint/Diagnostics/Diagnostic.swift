/// What is published: a finding with its rule, its severity and its place in a document.
public struct Diagnostic: Sendable {
  /// A place that explains the diagnostic.
  public struct Note: Sendable {
    public var message: String
    public var range: ByteRange
    public var pointer: String
  }

  /// The rule's id.
  public var rule: String
  public var severity: Severity
  public var message: String
  public var help: String?
  /// The bytes in the source.
  public var range: ByteRange
  /// The number of the document in its source, from 0; strangers count, blank lines do not.
  public var document: Int
  /// The kind of the document.
  public var kind: DocumentKind
  /// The JSON Pointer (RFC 6901) within the document; of a name of more than 4,096 bytes it has the
  /// beginning and an ellipsis.
  public var pointer: String
  public var notes: [Note]
  public var fixes: [Fix]

  public init(
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
