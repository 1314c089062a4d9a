/// What a rule reports about one place of a document.
///
/// The linter adds the ID and the severity of the rule and publishes a ``Diagnostic``.
public struct Finding: Sendable {
  /// Another place that explains the finding.
  public struct Note: Sendable {
    /// What is found at the place: lowercase, without a period.
    public var message: String
    /// The bytes in the source.
    public var range: ByteRange
    var anchor: Int
  }

  /// The bytes in the source that the finding is about.
  public var range: ByteRange
  /// What was found and what happens: lowercase, without a period, with the user's own value.
  public var message: String
  /// What to write instead, in the imperative; nil if the message says it.
  public var help: String?
  /// Other places that explain the finding.
  public var notes: [Note] = []
  /// The fixes, the best first.
  public var fixes: [Fix] = []
  /// The severity if it differs from that of the rule; it may be lower, never higher.
  public var severity: Severity?
  /// The node whose JSON Pointer the finding has; negative for the innermost container.
  var anchor: Int
  /// The container that must be complete for the finding to be valid; a syntax error may hide a
  /// part of it.
  var whole: ByteRange?
  /// Whether a template may add the member that is reported as missing.
  var mayBeFilledIn = false
  /// Whether no other finding about the same value is reported, except for syntax errors.
  var isExclusive = false
  /// The number of further findings of the same list beyond the limit, and their highest severity;
  /// nil for that of the rule.
  var more: (count: Int, severity: Severity?) = (0, .hint)

  /// Creates a finding at a value, or at the key of a member.
  ///
  /// - Parameters:
  ///   - node: the value or key.
  ///   - message: what was found and what happens.
  ///   - help: what to write instead.
  ///   - severity: the severity if it is milder than that of the rule.
  // Within each of hundreds of calls it would take a twentieth of the module for the web.
  @inline(never)
  public init(
    at node: JSONNode, _ message: String, help: String? = nil, severity: Severity? = nil
  ) {
    self.init(at: node, range: node.range, message, help: help, severity: severity)
  }

  /// Creates a finding at some bytes of a node, such as a part of its text.
  public init(
    at node: JSONNode, range: ByteRange, _ message: String, help: String? = nil,
    severity: Severity? = nil
  ) {
    self.range = range
    self.message = message
    self.help = help
    self.severity = severity
    anchor = node.index
  }

  /// Creates a finding about a member that is missing in an object.
  ///
  /// It is dropped if a template may add members to the object.
  public init(
    missingIn object: JSONNode, _ message: String, help: String? = nil, severity: Severity? = nil
  ) {
    self.init(about: object, message, help: help, severity: severity)
    mayBeFilledIn = object.mayGainMembers
  }

  /// Creates a finding about an object as a whole.
  ///
  /// It is placed at the key of the object, or at the opening brace of the root. It is dropped if a
  /// syntax error hides a part of the object.
  public init(
    about object: JSONNode, _ message: String, help: String? = nil, severity: Severity? = nil
  ) {
    let start = object.range.start
    let range = object.key?.range ?? ByteRange(start, min(start + 1, object.range.end))
    self.init(at: object, range: range, message, help: help, severity: severity)
    whole = object.range
  }

  /// The same finding, valid only if the whole container is known.
  ///
  /// It is dropped if a syntax error hides a part of the container or a template may add members.
  public func given(whole container: JSONNode) -> Finding {
    var copy = self
    copy.whole = container.range
    copy.mayBeFilledIn = mayBeFilledIn || container.isOpenToTemplates
    return copy
  }

  /// The same finding, reported instead of all others about the same value.
  package func alone() -> Finding {
    var copy = self
    copy.isExclusive = true
    return copy
  }

  /// The same finding with a note at another place.
  public func note(_ message: String, at node: JSONNode) -> Finding {
    note(message, at: node, range: node.range)
  }

  /// The same finding with a note at some bytes of another node.
  public func note(_ message: String, at node: JSONNode, range: ByteRange) -> Finding {
    var copy = self
    copy.notes.append(Note(message: message, range: range, anchor: node.index))
    return copy
  }

  /// The same finding with one more fix; unchanged if one of the edits is nil.
  public func fix(_ title: String, _ safety: Fix.Safety, _ edits: Edit?...) -> Finding {
    let possible = edits.compactMap { $0 }
    return possible.count == edits.count ? fix(Fix(title, safety, possible)) : self
  }

  /// The same finding with one more fix; unchanged if there are no edits.
  public func fix(_ title: String, _ safety: Fix.Safety, _ edits: [Edit]?) -> Finding {
    fix(edits.map { Fix(title, safety, $0) })
  }

  /// The same finding with one more fix; unchanged if the fix is nil or has no edits.
  public func fix(_ fix: Fix?) -> Finding {
    guard let fix, !fix.edits.isEmpty else { return self }
    var copy = self
    copy.fixes.append(fix)
    return copy
  }
}

extension JSONNode {
  /// Whether a template may add members to any object in it, except to the app's own data: `data`
  /// and custom keys next to `aps`.
  fileprivate var isOpenToTemplates: Bool {
    isSearchable
      && descendants.contains {
        $0.mayGainMembers && $0.key?.matches("data") != true && $0[name: "aps"] == nil
      }
  }
}
