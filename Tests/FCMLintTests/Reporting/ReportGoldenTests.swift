import XCTest

/// Reports of small documents in several formats and widths.
final class ReportGoldenTests: XCTestCase {
  private let rules = "topic-prefix,bad-duration,trailing-comma,image-without-mutable-content"

  private func report(_ path: String, _ arguments: String..., columns: Int? = nil) -> String {
    let all = ["--select", rules, "--level", "hint", path] + arguments
    return CommandRun(all, columns: columns).output
  }

  func testReports() throws {
    for name in try Golden.inputs("fixtures/reports", [".json", ".jsonl"]) {
      let path = "fixtures/reports/\(name)"
      let stem = path.split(separator: ".")[0]
      try Golden.compare(report(path), with: "\(stem).full")
      try Golden.compare(report(path, columns: 60), with: "\(stem).full-60")
      try Golden.compare(report(path, "--format", "concise"), with: "\(stem).concise")
      try Golden.compare(report(path, "--format", "json"), with: "\(stem).report")
    }
  }

  func testColoredReport() throws {
    let path = "fixtures/reports/three-rules.json"
    try Golden.compare(
      report(path, "--color", "always", columns: 100), with: "fixtures/reports/three-rules.color")
  }

  func testNoLineIsWiderThanTheTerminal() throws {
    for name in try Golden.inputs("fixtures/reports", [".json", ".jsonl"]) {
      for columns in [40, 60, 100] {
        let text = report("fixtures/reports/\(name)", columns: columns)
        for line in text.split(separator: "\n") where line.contains("|") {
          XCTAssertLessThanOrEqual(width(String(line)), columns, String(line))
        }
      }
    }
  }

  private func width(_ text: String) -> Int {
    text.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value > 0x2E80 } ? 2 : 1) }
  }
}
