import FCMLint
import FCMLintReporting

/// The lint sessions of a run: one for each thread and linter.
final class SessionPool: @unchecked Sendable {
  /// The sessions of one thread, which no other thread accesses.
  ///
  /// A class, because concurrent writes to different elements of one array are a data race.
  private final class Slot {
    /// The sessions by the numbers of their settings.
    var sessions: [Int: LintSession] = [:]
  }

  private let slots: [Slot]

  init(threads: Int) { slots = (0..<max(1, threads)).map { _ in Slot() } }

  func session(_ thread: Int, _ settings: SettingsResolver.Settings) -> LintSession {
    let slot = slots[thread]
    if let known = slot.sessions[settings.number] { return known }
    let made = LintSession(settings.linter)
    slot.sessions[settings.number] = made
    return made
  }
}
