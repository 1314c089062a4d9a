import FCMLintWorkspace

/// Runs work on several threads, with results independent of the number of threads.
enum ThreadPool {
  /// The number of available processors.
  static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls `body` for every item, on up to `count` threads, and returns the results in order.
  ///
  /// - Parameter body: gets the number of the thread, below `count`, and the item; no two calls
  ///   with the same thread number run at once.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], on count: Int, _ body: @escaping @Sendable (_ thread: Int, Item) -> Result
  ) -> [Result] {
    guard count > 1, items.count > 1 else { return items.map { body(0, $0) } }
    let threads = min(count, items.count)
    let results = [Result?](unsafeUninitializedCapacity: items.count) { buffer, initialized in
      buffer.initialize(repeating: nil)
      nonisolated(unsafe) let places = buffer
      run(on: threads) { thread in
        // Adjacent items take similar time, so each thread takes every n-th group of a few items.
        let group = min(16, (items.count + threads - 1) / threads)
        for start in stride(from: thread * group, to: items.count, by: threads * group) {
          for index in start..<min(start + group, items.count) {
            places[index] = body(thread, items[index])
          }
        }
      }
      initialized = items.count
    }
    return results.compactMap(\.self)
  }

  /// Calls `body` once for each number below `count`, on separate threads, and waits for them.
  ///
  /// Uses pthreads, because linking Dispatch would slow down every start by more than it takes to
  /// lint a file. If a thread cannot be created, the current thread does its work.
  static func run(on count: Int, _ body: (_ thread: Int) -> Void) {
    // All threads have ended when this returns.
    withoutActuallyEscaping(body) { body in
      var threads: [pthread_t] = []
      var own = [0]
      for number in 1..<max(1, count) {
        if let thread = start({ body(number) }) {
          threads.append(thread)
        } else {
          own.append(number)
        }
      }
      for number in own { body(number) }
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  /// The closure that a new thread runs.
  private final class ThreadTask {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping () -> Void) -> pthread_t? {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      // On Darwin and musl a pthread_t is a pointer.
      var thread: pthread_t?
    #endif
    let errand = Unmanaged.passRetained(ThreadTask(body))
    let failure = pthread_create(
      &thread, nil,
      { argument in
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<ThreadTask>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, errand.toOpaque())
    guard failure != 0 else { return thread }
    errand.release()
    return nil
  }
}
