/// Finds the layout of a line by the bytes that all lines of the layout have in common.
///
/// Each node holds the bytes between two values; the last one refers to the layout. Memory and time
/// are limited: a trie has at most 256 layouts, and it is disabled once most lines are not found.
final class LayoutTrie {
  private struct Node {
    /// The bytes before a value, or after the last one.
    let bytes: UnsafeMutableBufferPointer<UInt8>
    /// The form of the value that follows; nil after the last one.
    let form: ValueSlot.Form?
    /// The first node after that value, and the next alternative to this node; -1 for none.
    var child: Int32 = -1
    var sibling: Int32 = -1
    /// The layout of the lines that end here; -1 if a value follows.
    var layout: Int32 = -1
  }

  private let nodes: UnsafeMutablePointer<Node>
  private var nodeCount = 0
  private let layouts: UnsafeMutablePointer<LineLayout>
  private(set) var count = 0
  /// The end of each value's node in the last line that was found.
  let ends: UnsafeMutablePointer<UInt32>
  /// Increases with every line that is found, and decreases with every other one.
  private var credit = LayoutTrie.mostCredit
  /// The number of lines that were found.
  private(set) var hits = 0

  private static let mostLayouts = 256
  private static let mostNodes = 4096
  private static let mostCredit = 512
  /// The maximum number of alternatives, so that a line is not compared with too many.
  private static let mostSiblings = 64

  init() {
    nodes = .allocate(capacity: Self.mostNodes)
    layouts = .allocate(capacity: Self.mostLayouts)
    ends = .allocate(capacity: LineLayout.mostSlots)
    ends.initialize(repeating: 0, count: LineLayout.mostSlots)
  }

  deinit {
    for index in 0..<nodeCount { nodes[index].bytes.deallocate() }
    for index in 0..<count { layouts[index].deallocate() }
    nodes.deallocate()
    layouts.deallocate()
    ends.deallocate()
  }

  /// False once most lines are not found.
  var isEnabled: Bool {
    @inline(__always) get { credit > 0 }
  }

  @inline(__always)
  func recordMiss() { credit &-= 1 }

  /// The layout of a line; nil if none is known.
  @inline(__always)
  func find(_ line: LayoutCache.Line) -> UnsafeMutablePointer<LineLayout>? {
    guard isEnabled, nodeCount > 0, let bytes = line.bytes.baseAddress else { return nil }
    var position = line.start
    var number: Int32 = 0
    var slot = 0
    while number >= 0 {
      let node = nodes + Int(number)
      let (length, rest) = (node.pointee.bytes.count, line.end &- position)
      guard node.pointee.form == nil ? length == rest : length < rest,
        let own = node.pointee.bytes.baseAddress,
        ByteSearch.equalBlocks(own, bytes + position, length)
      else {
        number = node.pointee.sibling
        continue
      }
      position &+= length
      guard let form = node.pointee.form else {
        hits &+= 1
        credit = min(credit &+ 1, Self.mostCredit)
        return layouts + Int(node.pointee.layout)
      }
      guard slot < LineLayout.mostSlots, let end = form.end(in: line, from: position) else {
        return nil
      }
      // The node of a string includes the closing quote.
      ends[slot] = UInt32(truncatingIfNeeded: form == .number ? end : end &+ 1)
      slot &+= 1
      position = end
      number = node.pointee.child
    }
    return nil
  }

  /// Adds a layout for a line with values in slots, if there is room and it is not known yet.
  func insert(
    _ line: LayoutCache.Line, _ slots: [ValueSlot], _ tree: JSONTree, make: () -> LineLayout
  ) {
    guard count < Self.mostLayouts, nodeCount + slots.count < Self.mostNodes,
      slots.count <= LineLayout.mostSlots, line.end - line.start <= LineLayout.mostBytes,
      tree.core.pointee.count <= LineLayout.mostNodes
    else { return }
    var position = line.start
    var parent: Int32 = -1
    for slot in slots {
      let content = JSONNode(core: tree.core, index: Int(slot.node)).contentRange
      let bytes = line.bytes[position..<content.start]
      guard let node = node(for: bytes, after: parent, form: slot.form) else { return }
      parent = node
      position = content.end
    }
    let rest = line.bytes[position..<line.end]
    guard let last = node(for: rest, after: parent, form: nil), nodes[Int(last)].layout < 0 else {
      return
    }
    (layouts + count).initialize(to: make())
    nodes[Int(last)].layout = Int32(count)
    count += 1
  }

  /// The node for some bytes after another node, created if necessary; nil if there is no room.
  private func node(
    for bytes: Slice<UnsafeBufferPointer<UInt8>>, after parent: Int32, form: ValueSlot.Form?
  ) -> Int32? {
    var siblings = 0
    var last: Int32 = -1
    var next: Int32 = parent >= 0 ? nodes[Int(parent)].child : nodeCount == 0 ? -1 : 0
    while next >= 0 {
      let node = nodes[Int(next)]
      if node.form == form, node.bytes.elementsEqual(bytes) { return next }
      (last, next) = (next, node.sibling)
      siblings += 1
    }
    guard siblings < Self.mostSiblings else { return nil }
    let new = Int32(nodeCount)
    (nodes + nodeCount).initialize(to: Node(bytes: .copy(of: bytes), form: form))
    nodeCount += 1
    if last >= 0 {
      nodes[Int(last)].sibling = new
    } else if parent >= 0 {
      nodes[Int(parent)].child = new
    }
    return new
  }
}

extension UnsafeMutableBufferPointer {
  /// A copy of a collection, which the caller deallocates.
  static func copy(of elements: some Collection<Element>) -> Self {
    let copy = Self.allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    return copy
  }
}
