import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work that several threads share without changing its result.
enum Threads {
  /// The number of processors that are there.
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
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        // Every n-th item each: neighbours are alike, so that all threads get a fair share.
        for index in stride(from: thread, to: items.count, by: threads) {
          places[index] = body(thread, items[index])
        }
      }
      initialized = items.count
    }
    return results.compactMap(\.self)
  }
}
