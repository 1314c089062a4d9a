import FCMLint
import XCTest

extension EffectiveMessage.Row {
  /// The value, `?` if it is not settled, and the pointer below `/message`.
  fileprivate var summary: String {
    let place = pointer.map { " @" + ($0.hasPrefix("/message") ? String($0.dropFirst(8)) : $0) }
    return value + (isOpen ? " ?" : "") + (place ?? "")
  }
}

/// Asserts what a platform shows of a document: the kind of display, its summary, and the values and
/// notes of the rows that are named. An empty text means that the row or note must be absent.
func assertPreview(
  _ json: String, _ platform: PayloadSize.Platform, _ display: EffectiveMessage.Display,
  _ rows: [EffectiveMessage.Aspect: String] = [:], summary: String? = nil,
  notes: [EffectiveMessage.Aspect: String] = [:], kind: DocumentKind? = nil,
  line: UInt = #line
) {
  let session = LintSession(TestLinter.of())
  let report = Array(json.utf8).withUnsafeBufferPointer {
    session.lint($0, layout: .single, kind: kind, extras: .previews)
  }
  guard report.previews.count == 1,
    let message = report.previews[0].messages.first(where: { $0.platform == platform })
  else { return XCTFail("no preview for \(platform) of \(json)", line: line) }
  XCTAssertEqual(message.display, display, message.summary, line: line)
  XCTAssertFalse(message.summary.isEmpty, line: line)
  if let summary { XCTAssertEqual(message.summary, summary, line: line) }
  for (aspect, expected) in notes {
    let found = message.rows.filter { $0.aspect == aspect }.map { $0.note ?? "" }
    XCTAssertEqual(found, [expected], "note of \(aspect) of \(json)", line: line)
  }
  for (aspect, expected) in rows {
    let found = message.rows.filter { $0.aspect == aspect }.map(\.summary)
    XCTAssertEqual(found.joined(separator: " | "), expected, "\(aspect) of \(json)", line: line)
  }
}

/// A send request to a token, with more members.
func request(_ members: String) -> String { #"{"message": {"token": "abc:def", \#(members)}}"# }
