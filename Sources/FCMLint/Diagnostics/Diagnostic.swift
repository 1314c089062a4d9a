/// A finding with its rule, its severity and its place in the source.
public struct Diagnostic: Sendable {
  /// Another place that explains the diagnostic.
  public struct Note: Sendable {
    /// What is to be seen there: lower case, without a period.
    public var message: String
    /// The bytes in the source.
    public var range: ByteRange
    /// The JSON Pointer (RFC 6901) of the place within the document.
    public var pointer: String
    package var lines: SourceLines?

    /// Where the place begins.
    public var start: Position { SourceLines.position(of: range.start, in: lines) }
    /// Where the place ends, exclusive.
    public var end: Position { SourceLines.position(of: range.end, in: lines) }

    package init(message: String, range: ByteRange, pointer: String) {
      self.message = message
      self.range = range
      self.pointer = pointer
    }
  }

  /// The id of the rule, such as `topic-prefix`; it never changes.
  public var rule: String
  /// What happens if the document is sent as it is.
  public var severity: Severity
  /// What is wrong: lower case, without a period, with the value from the document in it.
  public var message: String
  /// What to do about it; nil when the message says it all.
  public var help: String?
  /// The bytes in the source.
  public var range: ByteRange
  package var lines: SourceLines?
  /// The number of the document in its source, from 0; values that are no FCM documents count, blank
  /// lines do not.
  public var document: Int
  /// The kind of the document.
  public var kind: DocumentKind
  /// The JSON Pointer (RFC 6901) within the document; of a name of more than 4,096 bytes it has the
  /// beginning and an ellipsis.
  public var pointer: String
  /// Other places that explain this one.
  public var notes: [Note]
  /// What makes the finding go away, the best first.
  public var fixes: [Fix]

  /// Where the finding begins.
  public var start: Position { SourceLines.position(of: range.start, in: lines) }
  /// Where the finding ends, exclusive.
  public var end: Position { SourceLines.position(of: range.end, in: lines) }

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
