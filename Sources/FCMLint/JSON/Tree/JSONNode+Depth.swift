// The depth of nested values.
extension JSONNode {
  /// The first object or array deeper than `levels`; this node is the first level.
  func container(below levels: Int) -> JSONNode? {
    var ends: [Int] = []
    for node in descendants where node.isObject || node.isArray {
      while let last = ends.last, last <= node.index { ends.removeLast() }
      if ends.count >= levels { return node }
      ends.append(node.endIndex)
    }
    return nil
  }
}
