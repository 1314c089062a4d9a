import FCMLint

/// The sessions that the threads of a run keep: one for each thread and linter.
final class SessionPool: @unchecked Sendable {
  private struct Entry {
    var number: Int
    var session: LintSession
  }

  // Each thread touches its own slot only. A run has few linters, so a list is quick enough.
  private var slots: [[Entry]]

  init(threads: Int) { slots = Array(repeating: [], count: max(1, threads)) }

  func session(_ thread: Int, _ advice: Guide.Advice) -> LintSession {
    slots.withUnsafeMutableBufferPointer { slots in
      if let known = slots[thread].first(where: { $0.number == advice.number }) {
        return known.session
      }
      let made = LintSession(advice.linter)
      slots[thread].append(Entry(number: advice.number, session: made))
      return made
    }
  }
}

/// Bytes to judge: a whole source, or some lines of one.
struct Piece: Sendable {
  var path: FilePath
  var advice: Guide.Advice
  var bytes: [UInt8]
  var layout: Linter.Layout

  /// What the linter says about the piece.
  func lint(_ session: LintSession, reasons: Bool, sizes: Bool) -> Linter.Report {
    bytes.withUnsafeBufferPointer { buffer in
      session.lint(
        buffer, layout: layout, kind: advice.kind, claim: advice.claim, reasons: reasons,
        sizes: sizes)
    }
  }

  static func isLines(_ path: FilePath) -> Bool {
    path.hasEnding(".jsonl") || path.hasEnding(".ndjson")
  }
}

extension Linter.Report {
  /// What each document was taken for, in lines for people.
  func explanation(_ path: String, firstDocument: Int) -> String {
    var text = ""
    var rest = recognitions[...]
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
    if skipped > 0 {
      let values = skipped == 1 ? "1 value" : "\(skipped) values"
      text += "\(path): \(values) passed over, no FCM document\n"
    }
    return text
  }
}
