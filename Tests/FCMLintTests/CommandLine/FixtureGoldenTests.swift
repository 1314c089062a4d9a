import XCTest

/// The findings in damaged messages, and the edits that all fixes would make.
final class FixtureGoldenTests: XCTestCase {
  func testDamagedMessages() throws {
    try compare("near.concise", ["--format", "concise"])
    try compare("near.diff", ["--diff", "--unsafe-fixes"])
  }

  private func compare(_ name: String, _ arguments: [String]) throws {
    let all = ["--level", "hint", "--no-config"] + arguments + ["fixtures/near"]
    let run = CommandRun(all)
    let text = "status \(run.status)\n--- output\n\(run.output)--- errors\n\(run.errors)"
    try Golden.compare(text, with: "fixtures/findings/\(name)")
  }
}
