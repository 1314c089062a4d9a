import FCMLint

/// A monotonic clock.
///
/// Swift's clocks are part of the concurrency runtime, which would slow down every start.
package enum MonotonicClock {
  /// Monotonic time, for measuring durations.
  package static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
