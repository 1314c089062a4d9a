import FCMLint
import XCTest

/// What platforms show of a message: the lines of `fixtures/preview/*.cases`, in the notation of the
/// cases, with the platform, the kind of display, and the values and notes of some rows.
final class PreviewCaseTests: XCTestCase {
  func testMessagesAreShownAsStated() throws {
    for (name, bytes) in try Fixtures.files(in: "preview") where name.hasSuffix(".cases") {
      let file = CaseFile(path: name, text: String(decoding: bytes, as: UTF8.self))
      for problem in file.problems { XCTFail(problem) }
      for row in file.cases {
        let actual = row.written(row.text, Self.shown(row), nil)
        if actual != row.written {
          XCTFail("\(row.place) says:\n\(row.written)\nThe preview says:\n\(actual)")
        }
      }
    }
  }

  /// The parts that the case names: `android notification · sound: bell @/android/notification/sound`.
  static func shown(_ row: LintCase) -> String {
    let report = row.source.withUnsafeBufferPointer {
      LintSession(TestLinter.of()).lint(
        $0, layout: .single, kind: row.frame.kind, extras: .previews)
    }
    let named = row.findings.components(separatedBy: " · ")
    let platform = named[0].prefix { $0 != " " }
    guard report.previews.count == 1,
      let message = report.previews[0].messages.first(where: { $0.platform.rawValue == platform })
    else { return "no preview for \(platform)" }
    let parts = named.dropFirst().map { part in
      let name = part.prefix { $0 != ":" }
      return "\(name): \(text(name.split(separator: " "), of: message))"
    }
    let head = "\(message.platform.rawValue) \(message.display.rawValue)"
    return ([head] + parts).joined(separator: " · ")
  }

  /// The summary, the value of a row or, with a second word, its note; `–` if there is none.
  private static func text(_ words: [Substring], of message: EffectiveMessage) -> String {
    if words == ["summary"] { return message.summary }
    let rows = message.rows.filter { $0.aspect.rawValue == words[0] }
    let texts = words.count == 1 ? rows.map(summary) : rows.map { $0.note ?? "" }
    let text = texts.joined(separator: " | ")
    return text.isEmpty ? "–" : text
  }

  /// The value, `?` if it is not settled, and the pointer below `/message`.
  private static func summary(_ row: EffectiveMessage.Row) -> String {
    let place = row.pointer.map { " @" + ($0.hasPrefix("/message") ? String($0.dropFirst(8)) : $0) }
    return row.value + (row.isOpen ? " ?" : "") + (place ?? "")
  }
}
