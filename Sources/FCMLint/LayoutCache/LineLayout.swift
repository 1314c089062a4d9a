/// The common properties of the lines of one layout: nodes, fields and kind.
struct LineLayout {
  /// A container whose end moves with the values in it.
  private struct Container {
    var node: UInt32
    /// The number of slots before its end.
    var slots: UInt32
  }

  /// The facts that a settled layout has about the rules.
  struct Settlement {
    /// The calls that are needed regardless of the values in slots.
    var calls: [RuleCall]
    /// Whether the kind of the document does not depend on these values.
    var isDetectionFixed: Bool
  }

  /// A call of a rule with a node.
  struct RuleCall {
    var node: UInt32
    /// The index of the rule in the dispatch table.
    var rule: UInt16
  }

  /// The nodes of the first line, relative to its start, and those with values that may differ.
  private let nodes: UnsafeMutableBufferPointer<TapeEntry>
  private let slots: UnsafeMutableBufferPointer<ValueSlot>
  private let containers: UnsafeMutableBufferPointer<Container>
  /// The long strings, and the strings in slots, which may be long.
  private let maybeLong: UnsafeMutableBufferPointer<UInt32>
  private let hasLongNumber: Bool
  private let depth: Int
  /// The kind of the document and the evidence for it.
  let detection: DocumentDetector.Result
  /// Whether the kind is the same for all values in slots.
  let isDetectionFixed: Bool
  /// The index of each field, and the fields whose rules are called for every line.
  let fields: UnsafeMutableBufferPointer<UInt32>
  let events: UnsafeMutableBufferPointer<SchemaValidator.Event>
  /// The calls of rules in a settled layout, which replace the events.
  let calls: UnsafeMutableBufferPointer<RuleCall>
  let isSettled: Bool
  /// The hash of each value of the first line, one bit for each slot that has another value in a
  /// later line, and the number of lines that were compared.
  private let hashes: UnsafeMutableBufferPointer<UInt32>
  private var varying: UInt64 = 0
  private var linesCompared = 0

  /// The maximum size of a line that gets a layout.
  static let mostNodes = 512
  static let mostSlots = 64
  static let mostBytes = 1 << 13
  /// The number of lines that are compared before a layout is settled.
  static let enoughLines = 16

  /// Creates the layout of the last line.
  ///
  /// - Precondition: the line is one object without violations, and `slots` are in the order of the
  ///   source.
  init(
    of tree: JSONTree, from start: Int, _ slots: [ValueSlot], _ validator: SchemaValidator,
    _ detection: DocumentDetector.Result, settlement: Settlement?
  ) {
    let core = tree.core
    var nodes: [TapeEntry] = []
    var containers: [Container] = []
    var long: [UInt32] = []
    for index in 0..<core.pointee.count {
      var entry = core.pointee.entries[index]
      let end = entry.kind == .object || entry.kind == .array ? Int(entry.next) : index + 1
      let isSlot = slots.contains { Int($0.node) == index }
      if !isSlot, slots.contains(where: { (index..<end).contains(Int($0.node)) }) {
        let before = slots.count { Int($0.node) < end }
        containers.append(Container(node: UInt32(index), slots: UInt32(before)))
      }
      // In a settled layout, rules about long strings are called only for strings that vary.
      let isLong = settlement == nil && entry.end - entry.start >= JSONCore.lengthOfLong
      if entry.kind == .string, isSlot || isLong { long.append(UInt32(index)) }
      entry.start &-= UInt32(truncatingIfNeeded: start)
      entry.end &-= UInt32(truncatingIfNeeded: start)
      nodes.append(entry)
    }
    self.nodes = .copy(of: nodes)
    self.slots = .copy(of: slots)
    self.containers = .copy(of: containers)
    maybeLong = .copy(of: long)
    hasLongNumber = core.pointee.hasLongNumber
    depth = core.pointee.depth
    self.detection = detection
    isDetectionFixed = settlement?.isDetectionFixed ?? false
    fields = .copy(of: UnsafeBufferPointer(start: validator.places, count: Field.allCases.count))
    // Strings and placeholders are searched in every line.
    let events = validator.events.filter { $0.field != .anyString && $0.field != .anyPlaceholder }
    self.events = .copy(of: settlement == nil ? events : [])
    calls = .copy(of: settlement?.calls ?? [])
    isSettled = settlement != nil
    hashes = .copy(of: slots.map { $0.hash(in: tree) })
  }

  func deallocate() {
    nodes.deallocate()
    slots.deallocate()
    containers.deallocate()
    maybeLong.deallocate()
    fields.deallocate()
    events.deallocate()
    calls.deallocate()
    hashes.deallocate()
  }

  /// Whether enough lines were compared.
  var isObserved: Bool { linesCompared == Self.enoughLines }

  /// Compares the values of the last line with those of the first one.
  ///
  /// - Returns: once enough lines are compared, the slots whose values varied.
  mutating func varyingSlots(in tree: JSONTree) -> [ValueSlot]? {
    for (number, slot) in slots.enumerated() where slot.hash(in: tree) != hashes[number] {
      varying |= 1 &<< UInt64(number)
    }
    linesCompared += 1
    guard isObserved else { return nil }
    return slots.indices.filter { varying &>> UInt64($0) & 1 == 1 }.map { slots[$0] }
  }

  /// Writes the nodes of a line as the parser would.
  ///
  /// - Parameter ends: the end of each slot's node, in order.
  @inline(__always)
  func write(to tree: JSONTree, _ line: LayoutCache.Line, ends: UnsafePointer<UInt32>) {
    tree.begin(line.bytes)
    let core = tree.core
    core.pointee.makeRoom(from: 0, to: nodes.count)
    let tape = core.pointee.entries
    guard let source = nodes.baseAddress else { return }
    var shift = UInt32(truncatingIfNeeded: line.start)
    var next = 0
    for (number, slot) in slots.enumerated() {
      let node = Int(slot.node)
      Self.move(source, next..<node, to: tape, by: shift)
      (tape + node).initialize(to: source[node])
      tape[node].start &+= shift
      tape[node].end = ends[number]
      shift = ends[number] &- source[node].end
      next = node &+ 1
    }
    Self.move(source, next..<nodes.count, to: tape, by: shift)
    for container in containers {
      let last = Int(slots[Int(container.slots) &- 1].node)
      let shift = tape[last].end &- source[last].end
      tape[Int(container.node)].end = source[Int(container.node)].end &+ shift
    }
    core.pointee.count = nodes.count
    core.pointee.depth = depth
    core.pointee.hasLongNumber = hasLongNumber
    var long = core.pointee.longStrings
    for string in maybeLong {
      let entry = tape + Int(string)
      guard Int(entry.pointee.end &- entry.pointee.start) >= JSONCore.lengthOfLong else { continue }
      long.initialize(to: string)
      long += 1
    }
    core.pointee.longCount = long - core.pointee.longStrings
  }

  /// Copies nodes, moved by the same number of bytes.
  @inline(__always)
  private static func move(
    _ source: UnsafeMutablePointer<TapeEntry>, _ nodes: Range<Int>,
    to tape: UnsafeMutablePointer<TapeEntry>, by shift: UInt32
  ) {
    // Start and end are the first half of an entry; the other half is copied unchanged.
    let shifts = SIMD4(shift, shift, 0, 0)
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let node = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
      UnsafeMutableRawPointer(tape + index).storeBytes(
        of: node &+ shifts, as: SIMD4<UInt32>.self)
      index &+= 1
    }
  }
}
