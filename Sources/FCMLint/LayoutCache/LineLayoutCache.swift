/// The stencils of a session, found by the bytes that are the same in all lines of each.
///
/// A tree: from node to node lead the bytes between two blanks, and at a leaf lies a stencil. It
/// learns as long as there is room, and is asked no more once most lines are none that it knows.
final class StencilTree {
  /// Bytes that stand between two blanks, or in front of the first or behind the last.
  private struct Node {
    let bytes: UnsafeMutableBufferPointer<UInt8>
    /// What the blank may hold that follows; nil behind the last.
    let form: Stencil.Form?
    /// The first node behind the blank that follows, and the next that may stand in place of this
    /// one; negative where there is none.
    var child: Int32 = -1
    var sibling: Int32 = -1
    /// The stencil of the lines that end here; negative where a blank follows.
    var stencil: Int32 = -1
  }

  private let nodes: UnsafeMutablePointer<Node>
  private var nodeCount = 0
  private let stencils: UnsafeMutablePointer<Stencil>
  private(set) var count = 0
  /// Where the node of each blank ends in the line that was found last.
  let ends: UnsafeMutablePointer<UInt32>
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
    ends = .allocate(capacity: Stencil.mostBlanks)
    ends.initialize(repeating: 0, count: Stencil.mostBlanks)
  }

  deinit {
    for index in 0..<nodeCount { nodes[index].bytes.deallocate() }
    for index in 0..<count { stencils[index].deallocate() }
    nodes.deallocate()
    stencils.deallocate()
    ends.deallocate()
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
    var blank = 0
    while number >= 0 {
      let node = nodes + Int(number)
      let (length, left) = (node.pointee.bytes.count, end &- place)
      guard node.pointee.form == nil ? length == left : length < left,
        let own = node.pointee.bytes.baseAddress,
        ByteSearch.equalBlocks(own, bytes + place, length)
      else {
        number = node.pointee.sibling
        continue
      }
      place &+= length
      guard let form = node.pointee.form else {
        hits &+= 1
        trust = min(trust &+ 1, Self.mostTrust)
        return stencils + Int(node.pointee.stencil)
      }
      guard blank < Stencil.mostBlanks,
        let last = form.end(in: bytes, from: place, to: end, readable: readable)
      else { break }
      // The closing quote of a text stands in the bytes behind it, and in its node.
      ends[blank] = UInt32(truncatingIfNeeded: form == .number ? last : last &+ 1)
      blank &+= 1
      place = last
      number = node.pointee.child
    }
    return nil
  }

  /// Keeps what is known of a line that was read and walked over last, where there is room.
  ///
  /// - Precondition: the line is one object without faults, and `blanks` are values of their forms in
  ///   it, in order.
  func learn(
    _ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, blanks: [Stencil.Blank],
    _ core: UnsafeMutablePointer<JSONCore>, _ walk: SchemaWalk, _ known: Stencil.Knowledge
  ) {
    guard count < Self.mostStencils, nodeCount + blanks.count < Self.mostNodes,
      blanks.count <= Stencil.mostBlanks, end - start <= Stencil.mostBytes,
      core.pointee.count <= Stencil.mostNodes
    else { return }
    var place = start
    var before: Int32 = -1
    for blank in blanks {
      let content = JSONNode(core: core, index: Int(blank.node)).contentRange
      guard
        let node = add(bytes + place, content.start - place, behind: before, form: blank.form)
      else { return }
      before = node
      place = content.end
    }
    guard let last = add(bytes + place, end - place, behind: before, form: nil),
      nodes[Int(last)].stencil < 0
    else { return }
    (stencils + count).initialize(
      to: Stencil(of: core, line: start..<end, blanks: blanks, walk, known))
    nodes[Int(last)].stencil = Int32(count)
    count += 1
  }

  /// The node for some bytes behind another, a new one when there is none; nil when there is no room.
  private func add(
    _ bytes: UnsafePointer<UInt8>, _ length: Int, behind before: Int32,
    form: Stencil.Form?
  ) -> Int32? {
    var siblings = 0
    var last: Int32 = -1
    var next: Int32 = before >= 0 ? nodes[Int(before)].child : nodeCount == 0 ? -1 : 0
    while next >= 0 {
      let node = nodes[Int(next)]
      if node.bytes.count == length, node.form == form,
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
    (nodes + nodeCount).initialize(to: Node(bytes: copy, form: form))
    nodeCount += 1
    if last >= 0 {
      nodes[Int(last)].sibling = made
    } else if before >= 0 {
      nodes[Int(before)].child = made
    }
    return made
  }
}

extension Stencil.Form {
  /// Where the content of a blank of this form ends; nil when something else stands there.
  @inline(__always)
  func end(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, readable: Int) -> Int? {
    if self == .number { return Self.endOfNumber(in: bytes, from: start, to: end) }
    let safe = readable &- ByteBlock.width
    let close = StraightReader.endOfPlainString(in: bytes, from: start, safe: safe, fence: end)
    guard _slowPath(self != .text), let close else { return close }
    return isRight(UnsafeBufferPointer(start: bytes + start, count: close - start)) ? close : nil
  }

  /// Where a whole number of at most nine digits ends.
  @inline(never)
  static func endOfNumber(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int? {
    var place = start
    while place < end, bytes[place] &- 0x30 < 10 { place += 1 }
    let count = place - start
    return count == 0 || count > 9 || count > 1 && bytes[start] == 0x30 ? nil : place
  }

  @inline(never)
  private func isRight(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .timestamp: TimestampText.isValid(Array(text))
    case .duration: DurationText(text: Array(text)[...]) != nil
    case .text, .number: true
    }
  }
}
