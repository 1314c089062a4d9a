@testable import FCMLint

/// Any bytes yield a well-formed tape, and problems that lie in the source.
func fuzzParser(_ bytes: [UInt8]) {
  JSONTree.read(bytes) { tree in
    let core = tree.core.pointee
    for problem in tree.errors {
      check(problem.range, in: bytes.count, "a fault")
      if let related = problem.related { check(related, in: bytes.count, "a related place") }
      law(problem.node >= 0 && problem.node <= core.count, "a fault names node \(problem.node)")
      for edit in problem.repair { check(edit.range, in: bytes.count, "a repair") }
    }
    law(tree.depth <= JSONParser.deepest, "depth \(tree.depth)")
    guard let root = tree.root else {
      law(!tree.errors.isEmpty, "no root and no fault")
      return
    }
    law(root.endIndex == core.count, "the root ends at \(root.endIndex) of \(core.count)")
    law(root.range.end <= bytes.count, "the root's range leaves the source")
    check(root, core)
    compareWithSteps(tree, bytes.count)
  }
}

/// The straight path and the single steps read the same.
private func compareWithSteps(_ tree: JSONTree, _ count: Int) {
  let core = tree.core.pointee
  let tape = (0..<core.count).map { core.entries[$0] }
  let problems = tree.errors.map(\.range)
  tree.core.pointee.fastPathDisabled = true
  tree.read(core.bytes, from: 0, to: count)
  law(tree.core.pointee.count == tape.count, "\(tape.count) nodes straight")
  law(tree.errors.map(\.range) == problems, "other faults straight")
  for (index, entry) in tape.enumerated() {
    let step = tree.core.pointee.entries[index]
    law(
      entry.start == step.start && entry.end == step.end && entry.next == step.next
        && entry.kind == step.kind && entry.flags == step.flags
        && entry.openQuote == step.openQuote && entry.closeQuote == step.closeQuote,
      "node \(index) is another straight")
  }
}

private func check(_ range: ByteRange, in count: Int, _ what: String) {
  law(range.start >= 0 && range.start <= range.end && range.end <= count, "\(what): \(range)")
}

private func check(_ root: JSONNode, _ core: JSONCore) {
  var open: [(node: JSONNode, position: Int)] = [(root, root.range.start)]
  var index = 0
  while index < core.count {
    let node = JSONNode(core: root.core, index: index)
    while let last = open.last, last.node.endIndex <= index, open.count > 1 { open.removeLast() }
    let parent = open[open.count - 1]
    check(node)
    if index > 0 {
      law(parent.node.range.contains(node.range), "\(node.range) leaves \(parent.node.range)")
      law(node.range.start >= parent.position, "\(node.range) begins before \(parent.position)")
      law(node.endIndex <= parent.node.endIndex, "node \(index) outlives its parent")
      open[open.count - 1].position = node.range.end
    }
    if node.kind == .key {
      law(parent.node.isObject, "a key in \(parent.node.kind)")
      law(index + 1 < core.count && node.value.kind != .key, "a key without value")
    } else {
      law(node.endIndex > index, "node \(index) ends at \(node.endIndex)")
      law(index == 0 || parent.node.isArray || node.key != nil, "a member without key")
      if node.isObject || node.isArray {
        open.append((node, node.range.start))
      } else {
        law(node.endIndex == index + 1, "a scalar with children")
      }
    }
    index += 1
  }
}

private func check(_ node: JSONNode) {
  check(node.range, in: node.core.pointee.bytes.count, "a node")
  law(node.range.contains(node.contentRange), "\(node.contentRange) leaves \(node.range)")
  _ = (node.number, node.integer, node.numberText, node.excerpt, node.isClosed)
  guard node.kind == .string || node.kind == .key else { return }
  let decoded = node.decodedBytes
  law(decoded.count == node.decodedCount, "\(decoded.count) bytes, not \(node.decodedCount)")
  law(node.hasSameText(as: node), "a text differs from itself")
  for part in [0..<0, 0..<decoded.count, decoded.count / 2..<decoded.count] {
    law(node.contentRange.contains(node.slice(part)), "slice \(part) is \(node.slice(part))")
  }
}
