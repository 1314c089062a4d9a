/// What was read from one node, kept for the next rule that looks at the same node.
struct CachedValue<Value> {
  private var index = -1
  private var value: Value?

  /// Forgets the node: another document is next. The value stays, so that its memory can be used
  /// again.
  @inline(__always)
  mutating func forget() { index = -1 }

  /// The value of a node, from `read` if another node was asked for before; `reuse` may make it in
  /// the memory of the value before.
  @inline(__always)
  mutating func value(
    of node: JSONNode, read: () -> Value, reuse: (inout Value?) -> Value? = { _ in nil }
  ) -> Value {
    if index == node.index, let value { return value }
    index = node.index
    if let again = reuse(&value) { return again }
    let fresh = read()
    value = fresh
    return fresh
  }
}

/// What one rule has taken apart, kept for the next rule that looks at the same node.
///
/// Several rules read the same image address or the same condition, one after the other; the rules
/// stay pure functions, and the text is read once.
struct ParseCache {
  fileprivate var url = CachedValue<URLReference>()
  fileprivate var urlOutline = CachedValue<URLSummary>()
  fileprivate var condition = CachedValue<Condition>()
  fileprivate var outline = CachedValue<ConditionSummary>()

  /// Forgets everything: another document is next.
  @inline(__always)
  mutating func forget() {
    url.forget()
    urlOutline.forget()
    condition.forget()
    outline.forget()
  }
}

extension MessageDocument {
  /// The text of a node of this document, taken apart as a URL.
  package func url(of node: JSONNode) -> URLReference {
    record.pointee.memo.url.value(of: node) {
      URLReference(node)
    } reuse: { last in
      // A rule that still holds the one before keeps it as it is.
      guard isKnownUniquelyReferenced(&last), let last else { return nil }
      last.reread(node)
      return last
    }
  }

  /// What one look at an address of this document tells.
  package func outline(ofURL node: JSONNode) -> URLSummary {
    record.pointee.memo.urlOutline.value(of: node) { URLSummary(node) }
  }

  /// What one look at a topic condition of this document tells.
  package func outline(of condition: JSONNode) -> ConditionSummary {
    record.pointee.memo.outline.value(of: condition) { ConditionSummary(condition) }
  }

  /// The text of a node of this document, read as a topic condition.
  package func condition(of node: JSONNode) -> Condition {
    record.pointee.memo.condition.value(of: node) { Condition(node) }
  }
}
