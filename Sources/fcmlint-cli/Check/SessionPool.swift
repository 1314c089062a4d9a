import FCMLint
import FCMLintReporting

/// The sessions that the threads of a run keep: one for each thread and linter.
final class SessionPool: @unchecked Sendable {
  /// The sessions of one thread, which nobody else touches.
  ///
  /// An object of its own: threads that write to neighbours in one array write to that array.
  private final class Slot {
    // A run has few linters, so a list is quick enough.
    var entries: [Entry] = []
  }

  /// A session for the settings with a number.
  private struct Entry {
    let number: Int
    let session: LintSession
  }

  private let slots: [Slot]

  init(threads: Int) { slots = (0..<max(1, threads)).map { _ in Slot() } }

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
