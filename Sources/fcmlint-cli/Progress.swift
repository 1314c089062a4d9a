import FCMLint

/// How far a long run has come, on standard error and on a terminal only.
struct Progress {
  private let streams: any Streams
  private let isOn: Bool
  private let start = Uptime.now
  private var isShown = false
  private var last = -1

  init(_ streams: any Streams, isOn: Bool) {
    self.streams = streams
    self.isOn = isOn && streams.showsErrorsOnTerminal
  }

  /// Tells about every hundredth of the way once a run has taken a second.
  mutating func step(_ number: Int, of count: Int) {
    guard isOn, count > 100 else { return }
    let percent = number * 100 / count
    guard percent != last, Uptime.now - start > .seconds(1) else { return }
    last = percent
    streams.complain("\r\u{1B}[Kfcmlint: \(number) of \(count) files (\(percent) %)")
    isShown = true
  }

  /// Makes room for other words.
  mutating func pause() {
    guard isShown else { return }
    streams.complain("\r\u{1B}[K")
    isShown = false
  }

  mutating func end() { pause() }
}
