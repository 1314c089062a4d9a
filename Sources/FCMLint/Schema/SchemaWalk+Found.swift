extension SchemaWalk {
  /// What a walk has met: the memory is used again for the next document.
  struct Found {
    var events: UnsafeMutablePointer<Event>
    var count = 0
    var capacity = 256
    /// The fields that rules want for the kind at hand.
    var wanted: UnsafePointer<Bool>?
    var faults: [SchemaFault] = []
    /// Whether names of the REST API are worth a word.
    var isAdmin = false
    /// Whether the walk only asks if there is any fault, and how many there were.
    var isTrial = false
    var flaws = 0

    @inline(__always)
    mutating func append(_ event: Event) {
      if count == capacity { grow() }
      (events + count).initialize(to: event)
      count &+= 1
    }

    @inline(never)
    private mutating func grow() {
      let larger = UnsafeMutablePointer<Event>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: events, count: count)
      events.deallocate()
      events = larger
      capacity *= 2
    }
  }
}
