import FCMLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A clock that nobody sets.
///
/// Swift's own clocks belong to the runtime of tasks, which every start would have to set up.
package enum MonotonicClock {
  /// The time since some moment in the past, the same one for the whole run.
  package static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
