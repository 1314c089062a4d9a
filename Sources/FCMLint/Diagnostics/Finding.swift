/// What a rule says about one place.
public struct Finding: Sendable {
  /// Another place that explains the finding.
  public struct Note: Sendable {
    public var message: String
    public var range: ByteRange
    var anchor: Int
  }

  /// The bytes the finding is about.
  public var range: ByteRange
  /// What is wrong: lower case, without a period, with the user's own value in it.
  public var message: String
  /// What to do about it; nil when the message says it all.
  public var help: String?
  /// Other places that explain this one.
  public var notes: [Note] = []
  /// What would mend it, the best first.
  public var fixes: [Fix] = []
  /// The severity of this finding where it differs from the rule's.
  public var severity: Severity?
  /// The node whose JSON Pointer the finding has; negative for the innermost container.
  var anchor: Int
  /// What the finding counts or misses something in; where a slip of the text hides a part of it,
  /// nobody knows.
  var whole: ByteRange?
  /// Whether a template may bring what an object is said to lack.
  var mayBeFilledIn = false

  /// A finding at a value, or at the key of a member.
  public init(
    at node: JSONNode, _ message: String, help: String? = nil, severity: Severity? = nil
  ) {
    self.init(at: node, range: node.range, message, help: help, severity: severity)
  }

  /// A finding at some bytes of a node, such as a part of its text.
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

  /// A finding about something that an object lacks; none where a template may bring it.
  public init(
    missingIn object: JSONNode, _ message: String, help: String? = nil, severity: Severity? = nil
  ) {
    self.init(about: object, message, help: help, severity: severity)
    mayBeFilledIn = object.mayGainMembers
  }

  /// A finding about an object as a whole: it stands at the key that introduces the object, or at
  /// the opening brace of the root.
  public init(
    about object: JSONNode, _ message: String, help: String? = nil, severity: Severity? = nil
  ) {
    let start = object.range.start
    let range = object.key?.range ?? ByteRange(start, min(start + 1, object.range.end))
    self.init(at: object, range: range, message, help: help, severity: severity)
    whole = object.range
  }

  /// The same finding, which holds only while no slip of the text hides a part of the container, and
  /// no template brings members into it.
  public func given(whole container: JSONNode) -> Finding {
    var copy = self
    copy.whole = container.range
    copy.mayBeFilledIn = mayBeFilledIn || container.isOpenToTemplates
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

  /// The same finding with one more way to mend it; without one of the edits it stays as it is.
  public func fix(_ title: String, _ safety: Fix.Safety, _ edits: Edit?...) -> Finding {
    let possible = edits.compactMap { $0 }
    return possible.count == edits.count ? fix(Fix(title, safety, possible)) : self
  }

  /// The same finding with one more way to mend it; without edits it stays as it is.
  public func fix(_ title: String, _ safety: Fix.Safety, _ edits: [Edit]?) -> Finding {
    fix(edits.map { Fix(title, safety, $0) })
  }

  /// The same finding with one more way to mend it; without a fix it stays as it is.
  public func fix(_ fix: Fix?) -> Finding {
    guard let fix, !fix.edits.isEmpty else { return self }
    var copy = self
    copy.fixes.append(fix)
    return copy
  }
}

extension JSONNode {
  /// Whether a template may bring members anywhere in it but among an app's own, in the data or
  /// beside `aps`.
  fileprivate var isOpenToTemplates: Bool {
    isSearchable
      && descendants.contains {
        $0.mayGainMembers && $0.key?.matches("data") != true && $0[name: "aps"] == nil
      }
  }
}
