import FCMLint
import FCMLintRules
import XCTest

/// The preview shows nothing that a finding says is not shown.
final class PreviewAgreementTests: XCTestCase {
  /// What messages say about a platform that displays nothing at all.
  private static let unseen = [
    "shows nothing", "show nothing", "drops the message", "device does nothing",
  ]

  private func platforms(in message: String) -> [PayloadSize.Platform] {
    if message.contains("Android") { return [.android] }
    if message.contains("Apple devices") || message.contains("the device") { return [.apple] }
    return [.web]
  }

  func testNothingIsDisplayedThatAnErrorSaysIsNot() throws {
    var wrong: [String] = []
    var count = 0
    let session = LintSession(TestLinter.all)
    for rule in Rulebook.all {
      for example in rule.bad where example.hasPrefix("{") {
        let text = example.filter { $0 != "«" && $0 != "»" }
        let report = Array(text.utf8).withUnsafeBufferPointer {
          session.lint($0, layout: .single, kind: nil, extras: .previews)
        }
        guard let preview = report.previews.first else { continue }
        for finding in report.diagnostics where finding.severity == .error {
          let says = Self.unseen.contains { finding.message.contains($0) }
          let isUnseen = Rulebook.all.first { $0.id == finding.rule }?.about.isUnseen == true
          guard says || isUnseen || finding.message.contains("the image never appears") else {
            continue
          }
          count += 1
          for message in preview.messages
          where platforms(in: finding.message).contains(message.platform) {
            if says || isUnseen {
              if [.notification, .liveActivity].contains(message.display) {
                wrong.append("\(rule.id): \(finding.message): \(message.summary)")
              }
            } else if message.rows.contains(where: { $0.aspect == .image && $0.value != "none" }) {
              wrong.append("\(rule.id): \(finding.message): the image is shown")
            }
          }
        }
      }
    }
    XCTAssertEqual(wrong, [])
    XCTAssertGreaterThan(count, 15)
  }
}
