/// What one rule has taken apart, kept for the next rule that looks at the same node.
///
/// Several rules read the same image address or the same condition, one after the other; the rules
/// stay pure functions, and the text is read once.
struct Memo {
  private var urlNode = -1
  private var url: URLText?
  private var conditionNode = -1
  private var condition: Condition?
  private var outlineNode = -1
  private var outline: ConditionOutline?

  /// Forgets everything: another document is next.
  @inline(__always)
  mutating func forget() {
    urlNode = -1
    conditionNode = -1
    outlineNode = -1
  }

  mutating func url(of node: JSONNode) -> URLText {
    if urlNode == node.index, let url { return url }
    urlNode = node.index
    // A rule that still holds the one before keeps it as it is.
    if isKnownUniquelyReferenced(&url), let url {
      url.reread(node)
      return url
    }
    let read = URLText(node)
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

  mutating func outline(of node: JSONNode) -> ConditionOutline {
    if outlineNode == node.index, let outline { return outline }
    let read = ConditionOutline(node)
    outlineNode = node.index
    outline = read
    return read
  }
}

extension MessageDocument {
  /// The text of a node of this document, taken apart as a URL.
  public func url(of node: JSONNode) -> URLText { record.pointee.memo.url(of: node) }

  /// What one look at a topic condition of this document tells.
  public func outline(of condition: JSONNode) -> ConditionOutline {
    record.pointee.memo.outline(of: condition)
  }

  /// The text of a node of this document, read as a topic condition.
  public func condition(of node: JSONNode) -> Condition { record.pointee.memo.condition(of: node) }
}
