import FCMLint
import Foundation
import XCTest

/// Documents that were written without looking at the rules: wrong ones are reported where they are
/// wrong, and right ones cause no errors and warnings.
final class HuntTests: XCTestCase {
  /// One line of a file in `fixtures/hunt`. A document is the last member, and used byte for byte.
  private struct Line: Decodable {
    var why: String
    /// Where the fault is, in a document of the file.
    var pointer: String?
    /// Any of these rules names the fault.
    var rule: [String]?
    /// The name of the file; its extension matters.
    var file: String?
    /// The content of the file, unless it is the document.
    var text: String?
  }

  private func lines(_ name: String) throws -> [(line: Line, file: Corpus.File)] {
    let file = try XCTUnwrap(Fixtures.files(in: "hunt").first { $0.name == name })
    return try file.bytes.split(separator: UInt8(ascii: "\n")).map { bytes in
      let line = try JSONDecoder().decode(Line.self, from: Data(bytes))
      let text = String(decoding: bytes, as: UTF8.self)
      let document = text.range(of: #", "document": "#).map { text[$0.upperBound...].dropLast() }
      let content = try XCTUnwrap(line.text ?? document.map { String($0) })
      return (line, Corpus.File(name: line.file ?? "push.json", bytes: Array(content.utf8)))
    }
  }

  /// The faults that no rule reports in their place: the file, the fault and its pointer.
  private static let missed: Set<String> = [
    "fresh-wrong: and-image-drive, /message/notification/image",
    "fresh-wrong: and-private-ip, /message/notification/image",
    "fresh-wrong: bare-data-num, /data/qty",
    "fresh-wrong: dat-priority-in-data, /message/data/priority",
    "fresh-wrong: dat-sound-in-data, /message/data/title",
    "fresh-wrong: det-empty-message, /message",
    "fresh-wrong: det-java-builder, /message/putData",
    "fresh-wrong: det-msg-null, /message",
    "fresh-wrong: det-pytokens, /registration_tokens",
    "fresh-wrong: det-tb-null, /registration_tokens",
    "fresh-wrong: fmt-image-localhost, /message/notification/image",
    "fresh-wrong: misc-android-data-only-high, /message/android/priority",
    "fresh-wrong: misc-undefined, /message/notification/body",
    "late-wrong: node registrationTokens, /registrationTokens",
    "late-wrong: raw no bundle, ",
    "late-wrong: title and body in data only, /message/data/title",
    "more-wrong: XML reference, /message/android/notification/icon",
    "more-wrong: alert next to aps, /message/apns/payload/alert",
    "more-wrong: badge next to it, /badge",
    "more-wrong: empty, /message/apns/payload/aps/alert",
    "more-wrong: capitals in a resource name, /message/android/notification/icon",
    "wrong: double-encoded JSON string, ",
    "wrong: escaped quotation marks around keys, as from a shell, ",
    "wrong: html entities as quotes, /message",
    "wrong: messages array is no request, /messages",
    "wrong: parentheses where braces belong, /message",
    "wrong: ruby hash rockets, ",
  ]

  func testFaultsAreReportedInTheirPlace() throws {
    var missed: Set<String> = []
    for name in ["wrong", "more-wrong", "fresh-wrong", "people-wrong", "late-wrong"] {
      for (line, file) in try lines(name + ".jsonl") {
        let rules = try XCTUnwrap(line.rule)
        let isFound = Corpus.lint(file, level: .info).diagnostics.contains {
          $0.pointer == line.pointer && rules.contains($0.rule)
        }
        if !isFound { missed.insert("\(name): \(line.why), \(line.pointer ?? "")") }
      }
    }
    XCTAssertEqual(missed.subtracting(Self.missed).sorted(), [], "not found")
    XCTAssertEqual(Self.missed.subtracting(missed).sorted(), [], "found now; remove them")
  }

  func testNothingIsWrongWithRightDocuments() throws {
    for (line, file) in try lines("right.jsonl") + lines("more-right.jsonl")
      + lines("fresh-right.jsonl") + lines("people-right.jsonl") + lines("late-right.jsonl")
    {
      let report = Corpus.lint(file, level: .warning)
      XCTAssertEqual(report.diagnostics.map { "\($0.rule) \($0.pointer)" }, [], line.why)
      XCTAssertGreaterThan(report.documents, 0, line.why)
    }
  }
}
