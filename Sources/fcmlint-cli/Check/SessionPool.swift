import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// The lint sessions of a run: one for each thread and linter.
final class SessionPool: @unchecked Sendable {
  /// The sessions of one thread, which no other thread accesses.
  ///
  /// A class, because concurrent writes to different elements of one array are a data race.
  private final class Slot {
    // Linear search is fast enough, because a run has few linters.
    var entries: [Entry] = []
    lazy var buffer = LineBuffer()
  }

  /// A session for the settings with this number.
  private struct Entry {
    let number: Int
    let session: LintSession
  }

  private let slots: [Slot]

  init(threads: Int) { slots = (0..<max(1, threads)).map { _ in Slot() } }

  /// The buffer of a thread for one source after another.
  func buffer(_ thread: Int) -> LineBuffer { slots[thread].buffer }

  func session(_ thread: Int, _ settings: SettingsResolver.Settings) -> LintSession {
    let slot = slots[thread]
    if let known = slot.entries.first(where: { $0.number == settings.number }) {
      return known.session
    }
    let made = LintSession(settings.linter)
    slot.entries.append(Entry(number: settings.number, session: made))
    return made
  }
}
