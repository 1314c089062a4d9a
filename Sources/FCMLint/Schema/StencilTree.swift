/// The stencils of a session, found by the bytes that are the same in all lines of each.
///
/// A tree: from node to node lead the bytes between two texts, and at a leaf lies a stencil. It
/// learns as long as there is room, and is asked no more once most lines are none that it knows.
final class StencilTree {
  /// Bytes that stand between two texts, or in front of the first or behind the last.
  private struct Node {
    let bytes: UnsafeMutableBufferPointer<UInt8>
    /// The first node behind the text that follows, and the next that may stand in place of this
    /// one; negative where there is none.
    var child: Int32 = -1
    var sibling: Int32 = -1
    /// The stencil of the lines that end here; negative where a text follows.
    var stencil: Int32 = -1
  }

  private let nodes: UnsafeMutablePointer<Node>
  private var nodeCount = 0
  private let stencils: UnsafeMutablePointer<Stencil>
  private(set) var count = 0
  /// Where the closing quote of each text stands in the line that was asked for last.
  let closes: UnsafeMutablePointer<UInt32>
  /// Rises with every line that is known, and falls with every one that might have been.
  private var trust = StencilTree.mostTrust
  /// How many lines were found.
  private(set) var hits = 0

  private static let mostStencils = 256
  private static let mostNodes = 4096
  private static let mostTrust = 512
  /// How many may stand in one place, so that a line is not compared with too many.
  private static let mostSiblings = 64

  init() {
    nodes = .allocate(capacity: Self.mostNodes)
    stencils = .allocate(capacity: Self.mostStencils)
    closes = .allocate(capacity: Stencil.mostTexts)
    closes.initialize(repeating: 0, count: Stencil.mostTexts)
  }

  deinit {
    for index in 0..<nodeCount { nodes[index].bytes.deallocate() }
    for index in 0..<count { stencils[index].deallocate() }
    nodes.deallocate()
    stencils.deallocate()
    closes.deallocate()
  }

  /// Whether it is worth asking.
  var isOn: Bool {
    @inline(__always) get { trust > 0 }
  }

  /// Hears that a line was none of those it knows.
  @inline(__always)
  func miss() { trust &-= 1 }

  /// The stencil of the line in `start..<end`; nil when none is known. Behind the line, a line feed
  /// and all bytes up to `readable` can be read.
  @inline(__always)
  func find(
    in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, readable: Int
  ) -> UnsafeMutablePointer<Stencil>? {
    var place = start
    var number: Int32 = nodeCount == 0 ? -1 : 0
    var text = 0
    while number >= 0 {
      let node = nodes + Int(number)
      let (length, left) = (node.pointee.bytes.count, end &- place)
      let isLast = node.pointee.stencil >= 0
      guard isLast ? length == left : length < left, let own = node.pointee.bytes.baseAddress,
        ByteSearch.equalBlocks(own, bytes + place, length)
      else {
        number = node.pointee.sibling
        continue
      }
      if isLast {
        hits &+= 1
        trust = min(trust &+ 1, Self.mostTrust)
        return stencils + Int(node.pointee.stencil)
      }
      guard text < Stencil.mostTexts,
        let close = StraightReader.endOfPlainString(
          in: bytes, from: place &+ length, safe: readable &- ByteBlock.width, fence: end)
      else { break }
      closes[text] = UInt32(truncatingIfNeeded: close)
      text &+= 1
      place = close
      number = node.pointee.child
    }
    return nil
  }

  /// Keeps what is known of a line that was read and walked over last, where there is room.
  ///
  /// - Precondition: the line is one object without faults, and `texts` are plain strings in it
  ///   whose contents the walk has not looked into, in order.
  func learn(
    _ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, texts: [Int],
    _ core: UnsafeMutablePointer<JSONCore>, _ walk: SchemaWalk, _ silence: Stencil.Silence? = nil
  ) {
    guard count < Self.mostStencils, nodeCount + texts.count < Self.mostNodes,
      texts.count <= Stencil.mostTexts, end - start <= Stencil.mostBytes,
      core.pointee.count <= Stencil.mostNodes
    else { return }
    var place = start
    var before: Int32 = -1
    for text in texts {
      let node = JSONNode(core: core, index: text)
      let content = node.contentRange
      guard let node = add(bytes + place, content.start - place, behind: before, isLast: false)
      else { return }
      before = node
      place = content.end
    }
    guard let last = add(bytes + place, end - place, behind: before, isLast: true),
      nodes[Int(last)].stencil < 0
    else { return }
    (stencils + count).initialize(
      to: Stencil(of: core, line: start..<end, texts: texts, walk, silence))
    nodes[Int(last)].stencil = Int32(count)
    count += 1
  }

  /// The node for some bytes behind another, a new one when there is none; nil when there is no room.
  private func add(
    _ bytes: UnsafePointer<UInt8>, _ length: Int, behind before: Int32, isLast: Bool
  ) -> Int32? {
    var siblings = 0
    var last: Int32 = -1
    var next: Int32 = before >= 0 ? nodes[Int(before)].child : nodeCount == 0 ? -1 : 0
    while next >= 0 {
      let node = nodes[Int(next)]
      if node.bytes.count == length, (node.stencil >= 0) == isLast,
        node.bytes.elementsEqual(UnsafeBufferPointer(start: bytes, count: length))
      {
        return next
      }
      (last, next) = (next, node.sibling)
      siblings += 1
    }
    guard siblings < Self.mostSiblings else { return nil }
    let made = Int32(nodeCount)
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: length)
    _ = copy.initialize(from: UnsafeBufferPointer(start: bytes, count: length))
    (nodes + nodeCount).initialize(to: Node(bytes: copy))
    nodeCount += 1
    if last >= 0 {
      nodes[Int(last)].sibling = made
    } else if before >= 0 {
      nodes[Int(before)].child = made
    }
    return made
  }
}
