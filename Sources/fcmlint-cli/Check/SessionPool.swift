import FCMLint
import FCMLintReporting

/// The sessions that the threads of a run keep: one for each thread and linter.
final class SessionPool: @unchecked Sendable {
  /// The sessions of one thread, which nobody else touches.
  ///
  /// An object of its own: threads that write to neighbours in one array write to that array.
  private final class Slot {
    // A run has few linters, so a list is quick enough.
    var entries: [(number: Int, session: LintSession)] = []
  }

  private let slots: [Slot]

  init(threads: Int) { slots = (0..<max(1, threads)).map { _ in Slot() } }

  func session(_ thread: Int, _ settings: SettingsResolver.Settings) -> LintSession {
    let slot = slots[thread]
    if let known = slot.entries.first(where: { $0.number == settings.number }) {
      return known.session
    }
    let made = LintSession(settings.linter)
    slot.entries.append((settings.number, made))
    return made
  }
}

/// Bytes to judge: a whole source, or some lines of one.
struct LintInput: Sendable {
  var path: FilePath
  var settings: SettingsResolver.Settings
  var bytes: [UInt8]
  var layout: Linter.Layout

  /// What the linter says about the piece.
  func lint(_ session: LintSession, reasons: Bool, sizes: Bool) -> Linter.Report {
    bytes.withUnsafeBufferPointer { buffer in
      session.lint(
        buffer, layout: layout, kind: settings.kind, claim: settings.claim, reasons: reasons,
        sizes: sizes)
    }
  }
}

extension Linter.Report {
  /// What each document was taken for, in lines for people.
  func explanation(_ path: String, firstDocument: Int) -> String {
    var text = ""
    var rest = detections[...]
    while let first = rest.first {
      // Neighbours that are alike share a line.
      var next = first.document
      let alike = rest.prefix { other in
        defer { next += 1 }
        return other.document == next && other.kind == first.kind && other.reason == first.reason
      }
      rest = rest.dropFirst(alike.count)
      let number = first.document + firstDocument
      let range = alike.count == 1 ? " \(number)" : "s \(number) to \(number + alike.count - 1)"
      text += "\(path): document\(range): \(first.kind.word) (\(first.reason))\n"
    }
    for skipReason in skipReasons {
      let values = skipReason.count == 1 ? "1 value" : "\(skipReason.count) values"
      text += "\(path): \(values) passed over, no FCM document (\(skipReason.reason))\n"
    }
    return text
  }
}
