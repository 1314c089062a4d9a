/// What one rule has taken apart, kept for the next rule that looks at the same node.
///
/// Several rules read the same image address or the same condition, one after the other; the rules
/// stay pure functions, and the text is read once.
struct Memo {
  private var urlNode = -1
  private var url: URLText?
  private var conditionNode = -1
  private var condition: Condition?

  /// Forgets everything: another document is next.
  @inline(__always)
  mutating func forget() {
    urlNode = -1
    conditionNode = -1
  }

  mutating func url(of node: JSONNode) -> URLText {
    if urlNode == node.index, let url { return url }
    let read = URLText(node)
    urlNode = node.index
    url = read
    return read
  }

  mutating func condition(of node: JSONNode) -> Condition {
    if conditionNode == node.index, let condition { return condition }
    let read = Condition(node)
    conditionNode = node.index
    condition = read
    return read
  }
}

extension MessageDocument {
  /// The text of a node of this document, taken apart as a URL.
  public func url(of node: JSONNode) -> URLText { memo.pointee.url(of: node) }

  /// The text of a node of this document, read as a topic condition.
  public func condition(of node: JSONNode) -> Condition { memo.pointee.condition(of: node) }
}
