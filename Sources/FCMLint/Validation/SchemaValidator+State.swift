extension SchemaValidator {
  /// A field that a rule checks, and the index of its node.
  struct FieldOccurrence {
    var field: Field
    var index: UInt32
  }

  /// The results of a validation, in memory that is reused for the next document.
  struct ValidationOutput {
    var events: UnsafeMutablePointer<FieldOccurrence>
    /// The position of the next event, and the end of the memory.
    private(set) var next: UnsafeMutablePointer<FieldOccurrence>
    private var limit: UnsafeMutablePointer<FieldOccurrence>
    /// The fields that rules check in documents of this kind.
    var wanted: UnsafePointer<Bool>?
    var violations: [SchemaViolation] = []
    /// The number of further violations of each kind; empty if there are none.
    var hiddenViolations: [Int] = []
    /// Whether the document is for the Admin SDK, where names of the REST API are violations.
    var isAdmin = false
    /// Whether violations are only counted, and how many there were.
    var isTrial = false
    var violationCount = 0
    /// Whether an object or array was a placeholder in quotes, which a trial accepts.
    var hasQuotedContainer = false

    /// The initial number of events.
    private static let small = 256

    init() {
      events = .allocate(capacity: Self.small)
      next = events
      limit = events + Self.small
    }

    @inline(__always)
    mutating func append(_ field: Field, _ index: Int) {
      if next == limit { grow() }
      next.initialize(to: FieldOccurrence(field: field, index: UInt32(truncatingIfNeeded: index)))
      next += 1
    }

    @inline(__always)
    mutating func removeEvents() { next = events }

    /// Reserves room for the events of a list. Memory that is not used takes no space.
    mutating func makeRoom(for more: Int) {
      if limit - next < more { setCapacity(max(next - events + more, (limit - events) * 2)) }
    }

    @inline(never)
    private mutating func grow() { setCapacity((limit - events) * 2) }

    private mutating func setCapacity(_ capacity: Int) {
      let count = next - events
      let others = UnsafeMutablePointer<FieldOccurrence>.allocate(capacity: capacity)
      others.moveInitialize(from: events, count: count)
      events.deallocate()
      events = others
      next = others + count
      limit = others + capacity
    }

    /// Removes all events if they take megabytes, and frees their memory.
    mutating func shrink() {
      guard limit - events > 1 << 16 else { return }
      removeEvents()
      setCapacity(Self.small)
    }
  }
}
