/// What was read in a line and found by the walk over it, for every line that differs from it in
/// nothing but some values.
///
/// Whoever sends many messages makes them by a few templates, so that most lines of a day's traffic
/// look like an earlier one. Their nodes are those of that line, moved by the lengths of the values
/// in front of them; the walk would find the same fields, since it has not looked into these values.
///
/// A layout of the first line of its kind lets all these values be any, and the rules judge each
/// line anew. One that has seen more lines knows which values are the same in all of them, and which
/// rules have nothing to say whatever the others are.
struct LineLayout {
  /// A value that each line fills in for itself.
  struct ValueSlot {
    var node: UInt32
    var form: Form
  }

  /// What may stand in a value slot, so that the walk finds the same.
  enum Form: UInt8 {
    /// A text without escapes.
    case text
    /// A whole number without a sign, of so few digits that it fits every type.
    case number
    /// A time or a duration that the service takes.
    case timestamp, duration
  }

  /// A container that ends behind one of the value slots or more.
  private struct Container {
    var node: UInt32
    /// How many of the value slots end in front of its end.
    var valueSlots: UInt32
  }

  /// The nodes, whose places count from the start of the line.
  let nodes: UnsafeMutableBufferPointer<TapeEntry>
  /// In the order of the line.
  let valueSlots: UnsafeMutableBufferPointer<ValueSlot>
  private let containers: UnsafeMutableBufferPointer<Container>
  /// The numbers of the texts that are long, and of those in value slots, which may be.
  private let mayBeLong: UnsafeMutableBufferPointer<UInt32>
  private let hasLongNumber: Bool
  private let depth: Int
  /// The fields that rules are to be asked about, and where each field stands.
  let events: UnsafeMutableBufferPointer<SchemaValidator.Event>
  let slots: UnsafeMutableBufferPointer<UInt32>
  /// What its lines are for.
  let known: Knowledge
  /// How the values of the first lines compare; nil for a layout that knows enough.
  var observations: Observations?

  /// The most nodes that a line may have to be kept, the most value slots, and the most bytes.
  static let mostNodes = 512
  static let mostValueSlots = 64
  static let mostBytes = 1 << 13

  /// Keeps what is known of the line that was read and walked over last.
  ///
  /// - Precondition: the line is one object without violations, and `value slots` are values of their forms in
  ///   it, in order.
  init(
    of core: UnsafeMutablePointer<JSONCore>, line: Range<Int>, valueSlots: [ValueSlot],
    _ validator: SchemaValidator,
    _ known: Knowledge
  ) {
    let count = core.pointee.count
    let shift = UInt32(truncatingIfNeeded: line.lowerBound)
    let numbers = Set(valueSlots.map { Int($0.node) })
    var containers: [Container] = []
    var long: [UInt32] = []
    nodes = .allocate(capacity: count)
    for index in 0..<count {
      var entry = core.pointee.entries[index]
      if entry.kind == .object || entry.kind == .array {
        // The others are moved as a whole.
        if numbers.contains(where: { $0 > index && $0 < Int(entry.next) }) {
          let before = numbers.count { $0 < Int(entry.next) }
          containers.append(Container(node: UInt32(index), valueSlots: UInt32(before)))
        }
      }
      // Of a text that is always the same it is known what rules say.
      let isKept = known.events == nil && Int(entry.end &- entry.start) >= JSONCore.lengthOfLong
      if entry.kind == .string, isKept || numbers.contains(index) { long.append(UInt32(index)) }
      entry.start &-= shift
      entry.end &-= shift
      nodes.initializeElement(at: index, to: entry)
    }
    self.valueSlots = Self.copy(of: valueSlots)
    self.containers = Self.copy(of: containers)
    mayBeLong = Self.copy(of: long)
    hasLongNumber = core.pointee.hasLongNumber
    depth = core.pointee.depth
    events = Self.copy(
      of: known.events
        ?? validator.events.filter { $0.field != .anyString && $0.field != .anyPlaceholder })
    slots = Self.copy(
      of: Array(UnsafeBufferPointer(start: validator.slots, count: Field.allCases.count)))
    self.known = Knowledge(detection: known.detection, isDetectionFixed: known.isDetectionFixed)
    observations = known.events == nil ? Observations(core.pointee.bytes[line]) : nil
  }

  private static func copy<Element>(of list: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count)
    _ = copy.initialize(from: list)
    return copy
  }

  func deallocate() {
    nodes.deallocate()
    valueSlots.deallocate()
    containers.deallocate()
    mayBeLong.deallocate()
    events.deallocate()
    slots.deallocate()
    observations?.deallocate()
  }

  /// Writes the nodes of a line as reading it would.
  ///
  /// - Parameter ends: where the node of each value slot ends, in order.
  @inline(__always)
  func write(
    to core: UnsafeMutablePointer<JSONCore>, from start: Int, ends: UnsafePointer<UInt32>
  ) {
    core.pointee.makeRoom(for: nodes.count)
    let tape = core.pointee.entries
    guard let source = nodes.baseAddress else { return }
    var shift = UInt32(truncatingIfNeeded: start)
    var next = 0
    for (number, valueSlot) in valueSlots.enumerated() {
      let node = Int(valueSlot.node)
      Self.move(source, tape, next, node, by: shift)
      (tape + node).initialize(to: source[node])
      tape[node].start &+= shift
      tape[node].end = ends[number]
      shift = ends[number] &- source[node].end
      next = node &+ 1
    }
    Self.move(source, tape, next, nodes.count, by: shift)
    for container in containers {
      let before = Int(valueSlots[Int(container.valueSlots) &- 1].node)
      let shift = tape[before].end &- source[before].end
      tape[Int(container.node)].end = source[Int(container.node)].end &+ shift
    }
    core.pointee.count = nodes.count
    core.pointee.depth = depth
    core.pointee.hasLongNumber = hasLongNumber
    var long = core.pointee.longStrings
    for text in mayBeLong {
      let entry = tape + Int(text)
      guard Int(entry.pointee.end &- entry.pointee.start) >= JSONCore.lengthOfLong else { continue }
      long.initialize(to: text)
      long += 1
    }
    core.pointee.longCount = long - core.pointee.longStrings
  }

  /// Copies some nodes, which stand as many bytes further on.
  @inline(__always)
  private static func move(
    _ source: UnsafeMutablePointer<TapeEntry>, _ tape: UnsafeMutablePointer<TapeEntry>,
    _ first: Int, _ end: Int, by shift: UInt32
  ) {
    // The two places are the first half of a node, and its other half stays as it is.
    let shifts = SIMD4(shift, shift, 0, 0)
    var index = first
    while index < end {
      let node = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
      UnsafeMutableRawPointer(tape + index).storeBytes(
        of: node &+ shifts, as: SIMD4<UInt32>.self)
      index &+= 1
    }
  }
}
