import XCTest

/// The complete output for folders of fixtures, and the edits that `--fix` would make.
final class FixtureGoldenTests: XCTestCase {
  func testReports() throws {
    try compare("near", "near.full", ["--verbose", "--sizes", "--statistics"], columns: 80)
    try compare("hostile", "hostile.full", [], columns: 120)
    try compare("clean", "clean.concise", ["--format", "concise", "--sizes"])
    for folder in ["detection", "foreign", "traps"] {
      try compare(folder, "\(folder).concise", ["--format", "concise", "--verbose"])
    }
  }

  func testFixes() throws {
    try compare("near", "near.safe.diff", ["--diff"])
    for folder in ["near", "messages", "traps"] {
      try compare(folder, "\(folder).diff", ["--diff", "--unsafe-fixes"])
    }
  }

  func testTheListOfRulesOnANarrowTerminal() throws {
    let run = CommandRun(["rules", "--color", "always"], columns: 60)
    try Golden.compare(run.output, with: "fixtures/findings/rules-60")
  }

  private func compare(
    _ folder: String, _ name: String, _ arguments: [String], columns: Int? = nil
  ) throws {
    let all = ["--level", "hint", "--no-config"] + arguments + ["fixtures/\(folder)"]
    let run = CommandRun(all, columns: columns)
    let text = "status \(run.status)\n--- output\n\(run.output)--- errors\n\(run.errors)"
    try Golden.compare(text, with: "fixtures/findings/\(name)")
  }
}
