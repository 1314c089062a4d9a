/// The layouts of a session, found by the bytes that are the same in all lines of each.
///
/// A tree: from node to node lead the bytes between two value slots, and at a leaf lies a layout. It
/// learns as long as there is room, and is asked no more once most lines are none that it knows.
final class LineLayoutCache {
  /// Bytes that stand between two value slots, or in front of the first or behind the last.
  private struct Node {
    let bytes: UnsafeMutableBufferPointer<UInt8>
    /// What the value slot may hold that follows; nil behind the last.
    let form: LineLayout.Form?
    /// The first node behind the value slot that follows, and the next that may stand in place of this
    /// one; negative where there is none.
    var child: Int32 = -1
    var sibling: Int32 = -1
    /// The layout of the lines that end here; negative where a value slot follows.
    var lineLayout: Int32 = -1
  }

  private let nodes: UnsafeMutablePointer<Node>
  private var nodeCount = 0
  private let lineLayouts: UnsafeMutablePointer<LineLayout>
  private(set) var count = 0
  /// Where the node of each value slot ends in the line that was found last.
  let ends: UnsafeMutablePointer<UInt32>
  /// Rises with every line that is known, and falls with every one that might have been.
  private var credit = LineLayoutCache.mostCredit
  /// How many lines were found.
  private(set) var hits = 0

  private static let mostLayouts = 256
  private static let mostNodes = 4096
  private static let mostCredit = 512
  /// How many may stand in one place, so that a line is not compared with too many.
  private static let mostSiblings = 64

  init() {
    nodes = .allocate(capacity: Self.mostNodes)
    lineLayouts = .allocate(capacity: Self.mostLayouts)
    ends = .allocate(capacity: LineLayout.mostValueSlots)
    ends.initialize(repeating: 0, count: LineLayout.mostValueSlots)
  }

  deinit {
    for index in 0..<nodeCount { nodes[index].bytes.deallocate() }
    for index in 0..<count { lineLayouts[index].deallocate() }
    nodes.deallocate()
    lineLayouts.deallocate()
    ends.deallocate()
  }

  /// Whether it is worth asking.
  var isEnabled: Bool {
    @inline(__always) get { credit > 0 }
  }

  /// Hears that a line was none of those it knows.
  @inline(__always)
  func recordMiss() { credit &-= 1 }

  /// The layout of the line in `start..<end`; nil when none is known. Behind the line, a line feed
  /// and all bytes up to `readable` can be read.
  @inline(__always)
  func find(
    in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, readable: Int
  ) -> UnsafeMutablePointer<LineLayout>? {
    var place = start
    var number: Int32 = nodeCount == 0 ? -1 : 0
    var valueSlot = 0
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
        credit = min(credit &+ 1, Self.mostCredit)
        return lineLayouts + Int(node.pointee.lineLayout)
      }
      guard valueSlot < LineLayout.mostValueSlots,
        let last = form.end(in: bytes, from: place, to: end, readable: readable)
      else { break }
      // The closing quote of a text stands in the bytes behind it, and in its node.
      ends[valueSlot] = UInt32(truncatingIfNeeded: form == .number ? last : last &+ 1)
      valueSlot &+= 1
      place = last
      number = node.pointee.child
    }
    return nil
  }

  /// Keeps what is known of a line that was read and walked over last, where there is room.
  ///
  /// - Precondition: the line is one object without violations, and `value slots` are values of their forms in
  ///   it, in order.
  func learn(
    _ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, valueSlots: [LineLayout.ValueSlot],
    _ core: UnsafeMutablePointer<JSONCore>, _ validator: SchemaValidator,
    _ known: LineLayout.Knowledge
  ) {
    guard count < Self.mostLayouts, nodeCount + valueSlots.count < Self.mostNodes,
      valueSlots.count <= LineLayout.mostValueSlots, end - start <= LineLayout.mostBytes,
      core.pointee.count <= LineLayout.mostNodes
    else { return }
    var place = start
    var before: Int32 = -1
    for valueSlot in valueSlots {
      let content = JSONNode(core: core, index: Int(valueSlot.node)).contentRange
      guard
        let node = add(bytes + place, content.start - place, behind: before, form: valueSlot.form)
      else { return }
      before = node
      place = content.end
    }
    guard let last = add(bytes + place, end - place, behind: before, form: nil),
      nodes[Int(last)].lineLayout < 0
    else { return }
    (lineLayouts + count).initialize(
      to: LineLayout(of: core, line: start..<end, valueSlots: valueSlots, validator, known))
    nodes[Int(last)].lineLayout = Int32(count)
    count += 1
  }

  /// The node for some bytes behind another, a new one when there is none; nil when there is no room.
  private func add(
    _ bytes: UnsafePointer<UInt8>, _ length: Int, behind before: Int32,
    form: LineLayout.Form?
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

extension LineLayout.Form {
  /// Where the content of a value slot of this form ends; nil when something else stands there.
  @inline(__always)
  func end(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, readable: Int) -> Int? {
    if self == .number { return Self.endOfNumber(in: bytes, from: start, to: end) }
    let safe = readable &- SIMDBytes.width
    let close = FastPathReader.endOfPlainString(in: bytes, from: start, safe: safe, sentinel: end)
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
    case .timestamp: ProtoTimestamp.isValid(Array(text))
    case .duration: ProtoDuration(text: Array(text)[...]) != nil
    case .text, .number: true
    }
  }
}
