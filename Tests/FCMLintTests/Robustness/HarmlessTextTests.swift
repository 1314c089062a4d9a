import FCMLint
import FCMLintReporting
import Foundation
import XCTest

/// Payload text and file names do no harm in any report, and no report contains a secret.
final class HarmlessTextTests: XCTestCase {
  private static func report(_ json: String, path: String, _ format: ReportFormat) -> String {
    var configuration = Configuration()
    configuration.level = .hint
    let bytes = Array(json.utf8)
    let found = TestLinter.of(configuration).lint(bytes)
    let source = SourceReport(
      path: path, bytes: bytes, diagnostics: found.diagnostics, documents: found.documents,
      skipped: found.skipped)
    var summary = ReportSummary()
    summary.add(source)
    var reporter = format.reporter()
    return reporter.begin() + reporter.report(source) + reporter.end(summary)
  }

  /// Documents with the text in values, in keys, and in parts that fixes move.
  private static func documents(_ text: String) -> [String] {
    [
      #"{"message":{"topic":"/topics/X","notification":{"title":1,"body":"X"}}}"#,
      #"{"message":{"token":"X","topic":"X","android":{"ttl":"X","priority":"X"}}}"#,
      #"{"message":{"topic":"a","X":"X","data":{"X":{"a":"X"},"from":"X"}}}"#,
      #"{"message":{"topic":"a","tokenn":"X","sound":"X","android":{"title":"X"},}}"#,
      #"{"message":{"topic":"a","webpush":{"headers":{"Authorization":"X","TTL":"X"}}}}"#,
      #"{"message":{"topic":"a","apns":{"headers":{"authorization":"X","apns-topic":"X"}}}}"#,
      #"{"message":{"condition":"'X' in topics or X","notification":{"image":"X"}}}"#,
      #"{"message":{'topic':'X' // X"# + "\n}}",
      #"{"message":{"topic":"news","data":"X" "X":X}}"#,
      #"{"to":"X","notification":{"title":"X"},"registration_ids":["X"]}"#,
      #"{"operation":"X","notification_key_name":"X","notification_key":"X"}"#,
    ].map { $0.replacingOccurrences(of: "X", with: text) }
  }

  func testCommandsForCISystemsAreEscaped() {
    let texts = [
      "##[error]x", "##vso[task.setvariable variable=a]b", "##teamcity[x]", "::add-mask::x",
      "\\n::add-mask::x", "a\u{1B}[31mb", "\\u001b[31mb", "\\u0000", "\u{202E}a\u{2066}",
      "\u{9B}31m", "\\ud800", "\u{E0001}\u{E0041}\u{E007F}", "\u{61C}\u{200F}",
      "\u{85}::error::x",
    ]
    for text in Sweep.part(of: texts, every: 4) {
      for document in Self.documents(text) {
        for format in ReportFormat.allCases {
          for path in ["a.json", "::error::\u{1B}]0;\n::x##[y].json"] {
            check(Self.report(document, path: path, format), "\(format) of \(document)", format)
          }
        }
      }
    }
  }

  private func check(_ report: String, _ what: String, _ format: ReportFormat) {
    // The Azure format itself writes commands at the start of lines.
    let lines = report.split(separator: "\n").map { line in
      format == .azure && line.hasPrefix("##vso[task.") ? line.dropFirst(2) : line
    }
    let told = lines.joined(separator: "\n")
    for word in ["##[", "##vso[", "##teamcity["] {
      XCTAssertFalse(told.contains(word), "\(what): \(report)")
    }
    let isCommand = { (line: Substring) in line.drop { $0 == " " || $0 == "\t" }.hasPrefix("::") }
    if format.isForPeople {
      XCTAssertFalse(report.split(separator: "\n").contains(where: isCommand), "\(what): \(report)")
    }
    let hidden = report.unicodeScalars.filter { $0 != "\n" && $0.isHidden }
    XCTAssertEqual(hidden.map(\.value), [], "\(what): \(report)")
  }

  func testSecretsAreNeverShownInFull() {
    let random = "dGhpc0lzQVJhbmRvbVRva2VuMTIzNDU2Nzg5MEFCQ0RFRkdISUpLTE1OT1A"
    let secrets = [
      "cX1yZ2w3S4:APA91bH" + random + random,
      "AAAAf9tq3Xk:APA91b" + random + random,
      "ya29.a0Af" + random, "Bearer ya29.a0Af" + random,
      "AIzaSyD" + random.prefix(32),
      "eyJhbGciOiJSUzI1NiJ9." + random + "." + random,
      "-----BEGIN PRIVATE KEY-----\\nMIIE" + random + random + "\\n-----END PRIVATE KEY-----\\n",
    ]
    for secret in secrets {
      for document in Self.documents(secret) {
        for format in ReportFormat.allCases {
          let report = Self.report(document, path: "a.json", format)
          // Twenty characters in a row are more than the ten that may be shown.
          let start = secret.index(secret.endIndex, offsetBy: -32)
          let core = secret[start...].prefix(20)
          XCTAssertFalse(report.contains(core), "\(format) of \(document): \(report)")
        }
      }
    }
  }
}
