/// A finding with its rule, severity and position, as reported to the user.
public struct Diagnostic: Sendable {
  /// Another place that explains the diagnostic.
  public struct Note: Sendable {
    /// What is found at the place: lowercase, without a period.
    public var message: String
    /// The bytes in the source, counted from 0.
    public var range: ByteRange
    /// The JSON Pointer (RFC 6901) of the place within the document.
    public var pointer: String
    package var lines: SourceLines?

    /// The line and column of the first byte.
    public var start: Position { SourceLines.position(of: range.start, in: lines) }
    /// The line and column after the last byte.
    public var end: Position { SourceLines.position(of: range.end, in: lines) }

    package init(message: String, range: ByteRange, pointer: String) {
      self.message = message
      self.range = range
      self.pointer = pointer
    }
  }

  /// The ID of the rule, such as `topic-prefix`; IDs are permanent.
  public var rule: String
  /// The severity: that of the rule, of the finding or of the configuration.
  public var severity: Severity
  /// What was found and what happens: lowercase, without a period.
  ///
  /// It contains the value from the document, but never a secret in full.
  public var message: String
  /// What to write instead; nil if the message says it.
  public var help: String?
  /// The bytes in the source, counted from 0.
  public var range: ByteRange
  package var lines: SourceLines?
  /// The number of the document in its source, counted from 0.
  ///
  /// Values that are not FCM documents count, blank lines do not.
  public var document: Int
  /// The kind of the document, as detected or configured.
  public var kind: DocumentKind
  /// The SDK that takes the document from code, or `none`; nil for a document that is not in code.
  package var sdk: String?
  /// The JSON Pointer (RFC 6901) of the place within the document.
  public var pointer: String
  /// Other places that explain the diagnostic.
  public var notes: [Note]
  /// The fixes, the best first.
  public var fixes: [Fix]

  /// The line and column of the first byte.
  public var start: Position { SourceLines.position(of: range.start, in: lines) }
  /// The line and column after the last byte.
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
