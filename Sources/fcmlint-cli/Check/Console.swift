import FCMLint
import FCMLintWorkspace

/// Standard error of a run: messages, and on a terminal how far a long run has come.
///
/// It belongs to the thread that began the run, or to the one that reports a stream at the moment.
final class Console {
  /// A file of that size takes long enough to be announced.
  private static let large = 1 << 27

  let streams: any StandardStreams
  private let showsProgress: Bool
  private let now: () -> Duration
  /// When something is to be drawn next.
  private var due: Duration
  private var isShown = false
  /// How many sources there are.
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
    streams.complain(text)
  }

  /// Tells that a source comes now, once a run has taken half a second.
  func step(_ number: Int, size: Int) {
    guard showsProgress else { return }
    let isLarge = size >= Self.large
    draw(isLarge) {
      let file = isLarge ? ", this one of \(size >> 20) MiB" : ""
      return "\(number) of \(sources) files (\(number * 100 / max(1, sources)) %)\(file)"
    }
  }

  /// Tells how far a stream has come.
  func update(documents: Int) {
    guard showsProgress else { return }
    draw(false) { "\(documents) documents" }
  }

  private func draw(_ isUrgent: Bool, _ text: () -> String) {
    let time = now()
    guard isUrgent || time >= due else { return }
    due = time + .milliseconds(100)
    streams.complain("\r\u{1B}[Kfcmlint: \(text())")
    isShown = true
  }

  /// Removes the progress, so that something else can be written.
  func pause() {
    guard isShown else { return }
    streams.complain("\r\u{1B}[K")
    isShown = false
  }
}
