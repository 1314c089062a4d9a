import FCMLint
import FCMLintWorkspace

/// Standard error of a run: messages and, on a terminal, the progress of a long run.
///
/// Used by one thread at a time: the main thread, or the one that reports a stream.
final class Console {
  /// Files of at least this size are announced before they are linted.
  private static let large = 1 << 27

  let streams: any StandardStreams
  private let showsProgress: Bool
  private let now: () -> Duration
  /// The earliest time of the next progress update.
  private var due: Duration
  private var isShown = false
  /// The number of sources.
  var sources = 0

  init(
    _ streams: any StandardStreams, showsProgress: Bool,
    now: @escaping () -> Duration = { MonotonicClock.now }
  ) {
    self.streams = streams
    self.showsProgress = showsProgress && streams.showsErrorsOnTerminal
    self.now = now
    due = self.showsProgress ? now() + .milliseconds(500) : .zero
  }

  /// Writes a message.
  func write(_ text: String) {
    pause()
    streams.writeError(text)
  }

  /// Shows that linting of a source starts, once a run has taken half a second.
  func step(_ number: Int, size: Int) {
    guard showsProgress else { return }
    let isLarge = size >= Self.large
    draw(isLarge) {
      let file = isLarge ? ", reading \(size >> 20) MiB" : ""
      return "\(number) of \(sources) files (\(number * 100 / max(1, sources))%)\(file)"
    }
  }

  /// Shows the number of documents read from a stream.
  func update(documents: Int) {
    guard showsProgress else { return }
    draw(false) { "\(documents) documents" }
  }

  private func draw(_ isUrgent: Bool, _ text: () -> String) {
    let time = now()
    guard isUrgent || time >= due else { return }
    due = time + .milliseconds(100)
    streams.writeError("\r\u{1B}[Kfcmlint: \(text())")
    isShown = true
  }

  /// Clears the progress line, so that other output can follow.
  func pause() {
    guard isShown else { return }
    streams.writeError("\r\u{1B}[K")
    isShown = false
  }
}
