/// A cache for the value parsed from a node, for the next rule that checks the same node.
struct CachedValue<Value> {
  private var index = -1
  private var value: Value?

  /// Clears the cache before the next document.
  @inline(__always)
  mutating func forget() { index = -1 }

  /// Returns the value of a node; calls `parse` if the cached value is of another node.
  @inline(__always)
  mutating func value(of node: JSONNode, parse: (JSONNode) -> Value) -> Value {
    if index == node.index, let value { return value }
    let parsed = parse(node)
    (index, value) = (node.index, parsed)
    return parsed
  }
}

/// A cache for the last URL, the last condition and the push type that rules parsed.
///
/// Several rules check the same image URL or the same condition in sequence. With the cache they
/// stay pure functions, and the text is parsed once.
struct ParseCache {
  fileprivate var url = CachedValue<URLReference>()
  fileprivate var urlSummary = CachedValue<URLSummary>()
  fileprivate var condition = CachedValue<Condition>()
  fileprivate var conditionSummary = CachedValue<ConditionSummary>()
  fileprivate var pushType = CachedValue<PushType?>()

  /// Clears the cache before the next document.
  @inline(__always)
  mutating func forget() {
    url.forget()
    urlSummary.forget()
    condition.forget()
    conditionSummary.forget()
    pushType.forget()
  }
}

extension MessageDocument {
  /// Parses the text of a node as a URL.
  package func url(of node: JSONNode) -> URLReference {
    record.pointee.parseCache.url.value(of: node) { URLReference($0) }
  }

  /// The facts about a URL that most rules need, without parsing it completely.
  package func urlSummary(of node: JSONNode) -> URLSummary {
    record.pointee.parseCache.urlSummary.value(of: node) { URLSummary($0) }
  }

  /// The edit that turns the `http` URL of another machine into `https`; nil for any other value.
  package func editToHTTPS(_ node: JSONNode) -> Edit? {
    guard node.isString, !node.starts(with: "https"),
      let scheme = url(of: node).plainHTTPScheme
    else { return nil }
    return Edit(node.slice(scheme), "https")
  }

  /// The push type of the message, even if it is misspelled.
  package var pushType: PushType? {
    guard let header = self[.apnsPushType] else { return nil }
    return record.pointee.parseCache.pushType.value(of: header) { PushType.meant(by: $0) }
  }

  /// Parses the text of a node as a topic condition.
  package func condition(of node: JSONNode) -> Condition {
    record.pointee.parseCache.condition.value(of: node) { Condition($0) }
  }

  /// The facts about a topic condition that most rules need, without parsing it completely.
  package func conditionSummary(of node: JSONNode) -> ConditionSummary {
    record.pointee.parseCache.conditionSummary.value(of: node) { ConditionSummary($0) }
  }
}
