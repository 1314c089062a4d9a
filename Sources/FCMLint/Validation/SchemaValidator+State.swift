extension SchemaValidator {
  /// A field that some rule wants to see, and where its node stands on the tape.
  struct Event {
    var field: Field
    var index: UInt32
  }

  /// What a walk has met: the memory is used again for the next document.
  struct Found {
    var events: UnsafeMutablePointer<Event>
    /// The place of the next event, and the one that is behind the last there is room for.
    private(set) var next: UnsafeMutablePointer<Event>
    private var limit: UnsafeMutablePointer<Event>
    /// The fields that rules want for the kind at hand.
    var wanted: UnsafePointer<Bool>?
    var violations: [SchemaViolation] = []
    /// Whether names of the REST API are worth a word.
    var isAdmin = false
    /// Whether the walk only asks if there is any violation, and how many there were.
    var isTrial = false
    var violationCount = 0
    /// Whether it met a placeholder in quotes for an object or a list, which is no flaw.
    var hasQuotedContainer = false

    init() {
      let capacity = 256
      events = .allocate(capacity: capacity)
      next = events
      limit = events + capacity
    }

    @inline(__always)
    mutating func append(_ field: Field, _ index: Int) {
      if next == limit { grow() }
      next.initialize(to: Event(field: field, index: UInt32(truncatingIfNeeded: index)))
      next += 1
    }

    @inline(__always)
    mutating func removeEvents() { next = events }

    /// Takes others for the events that were met.
    @inline(__always)
    mutating func replaceEvents(by others: UnsafeMutableBufferPointer<Event>) {
      next = events
      while limit - events < others.count { grow() }
      if let first = others.baseAddress { events.update(from: first, count: others.count) }
      next = events + others.count
    }

    @inline(never)
    private mutating func grow() {
      let (count, capacity) = (next - events, (limit - events) * 2)
      let larger = UnsafeMutablePointer<Event>.allocate(capacity: capacity)
      larger.moveInitialize(from: events, count: count)
      events.deallocate()
      events = larger
      next = larger + count
      limit = larger + capacity
    }
  }
}
