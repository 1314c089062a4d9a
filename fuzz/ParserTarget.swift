@testable import FCMLint

/// Checks that any bytes result in a valid tape and in errors inside the source.
func fuzzParser(_ bytes: [UInt8]) {
  JSONTree.read(bytes) { tree in
    let core = tree.core.pointee
    for error in tree.errors {
      check(error.range, in: bytes.count, "a fault")
      if let related = error.related { check(related, in: bytes.count, "a related place") }
      invariant(
        error.node >= 0 && error.node <= core.count, "a fault names node \(error.node)")
      for edit in error.repair { check(edit.range, in: bytes.count, "a repair") }
    }
    invariant(tree.depth <= JSONParser.deepest, "depth \(tree.depth)")
    guard let root = tree.root else {
      invariant(!tree.errors.isEmpty, "no root and no fault")
      return
    }
    invariant(root.endIndex == core.count, "the root ends at \(root.endIndex) of \(core.count)")
    invariant(root.range.end <= bytes.count, "the root's range leaves the source")
    check(root, core)
    compareWithSteps(tree, bytes.count)
  }
}

/// Checks that the fast path and the step-by-step parser have the same result.
private func compareWithSteps(_ tree: JSONTree, _ count: Int) {
  let core = tree.core.pointee
  let tape = (0..<core.count).map { core.entries[$0] }
  let errors = tree.errors.map(\.range)
  tree.core.pointee.fastPathDisabled = true
  tree.read(core.bytes, from: 0, to: count)
  invariant(tree.core.pointee.count == tape.count, "\(tape.count) nodes straight")
  invariant(tree.errors.map(\.range) == errors, "the fast path reports other errors")
  for (index, entry) in tape.enumerated() {
    let step = tree.core.pointee.entries[index]
    invariant(
      entry.start == step.start && entry.end == step.end && entry.next == step.next
        && entry.kind == step.kind && entry.flags == step.flags
        && entry.openQuote == step.openQuote && entry.closeQuote == step.closeQuote,
      "node \(index) is another straight")
  }
}

private func check(_ range: ByteRange, in count: Int, _ what: String) {
  invariant(range.start >= 0 && range.start <= range.end && range.end <= count, "\(what): \(range)")
}

private func check(_ root: JSONNode, _ core: JSONCore) {
  var open: [(node: JSONNode, position: Int)] = [(root, root.range.start)]
  var index = 0
  while index < core.count {
    let node = root.tape[index]
    while let last = open.last, last.node.endIndex <= index, open.count > 1 { open.removeLast() }
    let parent = open[open.count - 1]
    check(node)
    if index > 0 {
      invariant(parent.node.range.contains(node.range), "\(node.range) leaves \(parent.node.range)")
      invariant(
        node.range.start >= parent.position, "\(node.range) begins before \(parent.position)")
      invariant(node.endIndex <= parent.node.endIndex, "node \(index) outlives its parent")
      open[open.count - 1].position = node.range.end
    }
    if node.kind == .key {
      invariant(parent.node.isObject, "a key in \(parent.node.kind)")
      invariant(index + 1 < core.count && node.value.kind != .key, "a key without value")
    } else {
      invariant(node.endIndex > index, "node \(index) ends at \(node.endIndex)")
      invariant(index == 0 || parent.node.isArray || node.key != nil, "a member without key")
      if node.isObject || node.isArray {
        open.append((node, node.range.start))
      } else {
        invariant(node.endIndex == index + 1, "a scalar with children")
      }
    }
    index += 1
  }
}

private func check(_ node: JSONNode) {
  check(node.range, in: node.tape.bytes.count, "a node")
  invariant(node.range.contains(node.contentRange), "\(node.contentRange) leaves \(node.range)")
  _ = (node.number, node.integer, node.numberText, node.excerpt, node.isClosed)
  guard node.kind == .string || node.kind == .key else { return }
  let decoded = node.decodedBytes
  invariant(decoded.count == node.decodedCount, "\(decoded.count) bytes, not \(node.decodedCount)")
  invariant(node.hasSameText(as: node), "a text differs from itself")
  for part in [0..<0, 0..<decoded.count, decoded.count / 2..<decoded.count] {
    invariant(node.contentRange.contains(node.slice(part)), "slice \(part) is \(node.slice(part))")
  }
}
