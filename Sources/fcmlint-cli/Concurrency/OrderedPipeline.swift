import FCMLintWorkspace

/// Processes the chunks of a stream on several threads and delivers the results in order.
///
/// A chunk occupies one of a few slots from the time it is fetched until its result is delivered.
/// There are more slots than threads, so that a thread rarely waits for a slower one.
final class OrderedPipeline<Result> {
  /// The number of slots for a number of threads.
  static func slots(for threads: Int) -> Int { threads > 1 ? threads + 4 : 1 }

  private let threads: Int
  private let fetch: (_ slot: Int) -> Bool
  private let work: (_ thread: Int, _ slot: Int) -> Result
  private let update: (_ slot: Int, inout Result) -> Bool
  private let lock = Lock()

  // The lock protects all properties below.
  private var results: [Result?]
  /// The number of the next chunk to fetch.
  private var next = 0
  /// The number of the next chunk whose result is delivered.
  private var turn = 0
  private var isFetching = false
  private var isDelivering = false
  /// Whether the stream has ended or `update` has returned false.
  private var isOver = false

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - fetch: fills a slot with the next chunk; false if there is none. Calls do not overlap.
  ///   - work: processes the chunk in a slot. Threads call it concurrently.
  ///   - update: receives the results in order; false ends the run. Calls do not overlap.
  init(
    on threads: Int, fetch: @escaping (_ slot: Int) -> Bool,
    work: @escaping (_ thread: Int, _ slot: Int) -> Result,
    update: @escaping (_ slot: Int, inout Result) -> Bool
  ) {
    self.threads = threads
    self.fetch = fetch
    self.work = work
    self.update = update
    results = Array(repeating: nil, count: Self.slots(for: threads))
  }

  /// Processes all chunks.
  func run() {
    guard threads > 1 else {
      while fetch(0) {
        var result = work(0, 0)
        guard update(0, &result) else { return }
      }
      return
    }
    ThreadPool.run(on: threads) { thread in
      while let slot = self.take() { self.put(self.work(thread, slot), in: slot) }
    }
  }

  /// Fetches the next chunk and returns its slot; nil if there are no more.
  private func take() -> Int? {
    lock.acquire()
    defer { lock.release() }
    while isFetching || (!isOver && next - turn == results.count) { lock.wait() }
    guard !isOver else { return nil }
    let slot = next % results.count
    isFetching = true
    lock.release()
    let isThere = fetch(slot)
    lock.acquire()
    isFetching = false
    if isThere { next += 1 } else { isOver = true }
    lock.wakeAll()
    return isThere ? slot : nil
  }

  /// Stores a result and delivers all results that are ready, unless another thread does.
  private func put(_ result: Result, in slot: Int) {
    lock.acquire()
    defer { lock.release() }
    results[slot] = result
    guard !isDelivering else { return }
    isDelivering = true
    while var result = results[turn % results.count].take() {
      let slot = turn % results.count
      lock.release()
      let isWanted = update(slot, &result)
      lock.acquire()
      turn += 1
      if !isWanted {
        isOver = true
        // `isDelivering` stays set, so that later results are discarded.
        return lock.wakeAll()
      }
      lock.wakeAll()
    }
    isDelivering = false
  }
}

/// A mutex with a condition variable.
private final class Lock {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    changed = .allocate(capacity: 1)
    changed.initialize(to: pthread_cond_t())
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    changed.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func acquire() { pthread_mutex_lock(mutex) }

  func release() { pthread_mutex_unlock(mutex) }

  /// Releases the lock until `wakeAll` is called, then acquires it again.
  func wait() { pthread_cond_wait(changed, mutex) }

  func wakeAll() { pthread_cond_broadcast(changed) }
}
