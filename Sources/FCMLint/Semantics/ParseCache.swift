/// A value parsed from a node, kept for the next rule that checks the same node.
struct CachedValue<Value> {
  private var index = -1
  private var value: Value?

  /// Forgets the value, because another document follows.
  @inline(__always)
  mutating func forget() { index = -1 }

  /// The value of a node; calls `parse` if the last value was of another node.
  @inline(__always)
  mutating func value(of node: JSONNode, parse: (JSONNode) -> Value) -> Value {
    if index == node.index, let value { return value }
    let parsed = parse(node)
    (index, value) = (node.index, parsed)
    return parsed
  }
}

/// The last URL and the last condition of a document that rules parsed.
///
/// Several rules check the same image URL or the same condition one after the other. The rules stay
/// pure functions, and the text is parsed once.
struct ParseCache {
  fileprivate var url = CachedValue<URLReference>()
  fileprivate var urlSummary = CachedValue<URLSummary>()
  fileprivate var condition = CachedValue<Condition>()
  fileprivate var conditionSummary = CachedValue<ConditionSummary>()

  /// Forgets everything, because another document follows.
  @inline(__always)
  mutating func forget() {
    url.forget()
    urlSummary.forget()
    condition.forget()
    conditionSummary.forget()
  }
}

extension MessageDocument {
  /// The text of a node, parsed as a URL.
  package func url(of node: JSONNode) -> URLReference {
    record.pointee.parseCache.url.value(of: node) { URLReference($0) }
  }

  /// What most rules need to know about a URL, without parsing it.
  package func urlSummary(of node: JSONNode) -> URLSummary {
    record.pointee.parseCache.urlSummary.value(of: node) { URLSummary($0) }
  }

  /// The text of a node, parsed as a topic condition.
  package func condition(of node: JSONNode) -> Condition {
    record.pointee.parseCache.condition.value(of: node) { Condition($0) }
  }

  /// What most rules need to know about a topic condition, without parsing it.
  package func conditionSummary(of node: JSONNode) -> ConditionSummary {
    record.pointee.parseCache.conditionSummary.value(of: node) { ConditionSummary($0) }
  }
}
