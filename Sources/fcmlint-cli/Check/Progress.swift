import FCMLint
import FCMLintWorkspace

/// How far a long run has come, on standard error and on a terminal only.
///
/// It belongs to the thread that began the run, or to who tells of a stream at the moment.
final class Progress {
  /// A file of that size takes long enough to be announced.
  private static let large = 1 << 27

  private let streams: any StandardStreams
  private let isOn: Bool
  private let now: () -> Duration
  /// When something is to be drawn next.
  private var due: Duration
  private var isShown = false
  /// How many sources there are.
  var count = 0

  init(
    _ streams: any StandardStreams, isOn: Bool,
    now: @escaping () -> Duration = { MonotonicClock.now }
  ) {
    self.streams = streams
    self.isOn = isOn && streams.showsErrorsOnTerminal
    self.now = now
    due = self.isOn ? now() + .milliseconds(500) : .zero
  }

  /// Tells that a source comes now, once a run has taken half a second.
  func step(_ number: Int, size: Int) {
    guard isOn else { return }
    let isLarge = size >= Self.large
    draw(isLarge) {
      let file = isLarge ? ", this one of \(size >> 20) MiB" : ""
      return "\(number) of \(count) files (\(number * 100 / max(1, count)) %)\(file)"
    }
  }

  /// Tells how far a stream has come.
  func update(documents: Int) {
    guard isOn else { return }
    draw(false) { "\(documents) documents" }
  }

  private func draw(_ isUrgent: Bool, _ text: () -> String) {
    let time = now()
    guard isUrgent || time >= due else { return }
    due = time + .milliseconds(100)
    streams.complain("\r\u{1B}[Kfcmlint: \(text())")
    isShown = true
  }

  /// Makes room for other words.
  func pause() {
    guard isShown else { return }
    streams.complain("\r\u{1B}[K")
    isShown = false
  }
}
