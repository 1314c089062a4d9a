#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Pieces that come one after the other, worked on by several threads, and told of in their order.
///
/// A piece has one of a few slots from when it is fetched until it is told of. There are more slots
/// than threads, so that none of them waits for a slower one before it takes its next piece.
final class OrderedPipeline<Result> {
  /// How many slots a number of threads needs.
  static func slots(for threads: Int) -> Int { threads > 1 ? threads + 4 : 1 }

  private let threads: Int
  private let fetch: (_ slot: Int) -> Bool
  private let work: (_ thread: Int, _ slot: Int) -> Result
  private let update: (_ slot: Int, inout Result) -> Bool
  private let lock = Lock()

  // All that follows is touched under the lock only.
  private var results: [Result?]
  /// The numbers of the next piece to fetch and of the next to tell of.
  private var next = 0
  private var turn = 0
  private var isFetching = false
  private var isTelling = false
  /// Whether there are no more pieces, or nobody wants to hear of more.
  private var isOver = false

  /// - Parameters:
  ///   - fetch: fills a slot with the next piece; false when there is none. Calls come one at a time.
  ///   - work: works on the piece in a slot; threads do so at once.
  ///   - tell: gets the results in the order of the pieces, one at a time; false ends the work.
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

  /// Works until there is nothing more to do.
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

  /// The slot of a piece that nobody works on yet; nil when there will be none.
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

  /// Tells of this result and of those that waited for it, unless somebody is about to.
  private func put(_ result: Result, in slot: Int) {
    lock.acquire()
    defer { lock.release() }
    results[slot] = result
    guard !isTelling else { return }
    isTelling = true
    while var result = results[turn % results.count].take() {
      let slot = turn % results.count
      lock.release()
      let isWanted = update(slot, &result)
      lock.acquire()
      turn += 1
      if !isWanted {
        isOver = true
        // What is finished later is told to nobody.
        return lock.wakeAll()
      }
      lock.wakeAll()
    }
    isTelling = false
  }
}

/// A lock whose owner can wait for what the others change.
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

  /// Waits until another owner of the lock has changed something.
  func wait() { pthread_cond_wait(changed, mutex) }

  func wakeAll() { pthread_cond_broadcast(changed) }
}
