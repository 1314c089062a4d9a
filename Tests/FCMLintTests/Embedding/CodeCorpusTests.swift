import Foundation
import XCTest

/// What a person finds in the code of `fixtures/code`, and what the program finds there.
///
/// `expected.txt` of a language was written by reading the code, not from a report: each file with
/// the number of messages in it and the SDK, and under it the errors and warnings. `missed.txt`
/// lists by name what the program does not find yet; it is a golden file that only gets shorter.
final class CodeCorpusTests: XCTestCase {
  func testJavaScript() throws { try check("javascript") }
  func testTypeScript() throws { try check("typescript") }
  func testPython() throws { try check("python") }
  func testPHP() throws { try check("php") }
  func testJava() throws { try check("java") }
  func testGo() throws { try check("go") }
  func testKotlin() throws { try check("kotlin") }
  func testCSharp() throws { try check("csharp") }
  func testDart() throws { try check("dart") }
  func testRuby() throws { try check("ruby") }
  func testSwift() throws { try check("swift") }
  func testRust() throws { try check("rust") }
  func testScala() throws { try check("scala") }
  func testElixir() throws { try check("elixir") }
  func testTerraform() throws { try check("terraform") }

  private func check(_ language: String) throws {
    let folder = "fixtures/code/\(language)"
    let text = try String(
      contentsOf: Golden.root.appendingPathComponent(folder + "/expected.txt"), encoding: .utf8)
    let files = ExpectedFile.read(text)
    let names = try Fixtures.files(in: "code/" + language).map(\.name)
    XCTAssertEqual(files.map(\.name).sorted(), names.filter { !$0.hasSuffix(".txt") })
    var tally = Tally()
    for file in files {
      let report = try Report(of: "\(folder)/\(file.name)")
      tally.count(file, report)
    }
    print("\(language): \(tally.summary)")
    XCTAssertEqual(tally.wrong.map { "\(language)/\($0)" }, [], "wrong findings")
    try Golden.compare(tally.missed.map { $0 + "\n" }.joined(), with: folder + "/missed.txt")
  }
}

/// The numbers of one language, and what differs.
private struct Tally {
  private var messages = (found: 0, all: 0)
  private var findings = (found: 0, all: 0)
  private(set) var missed: [String] = []
  private(set) var wrong: [String] = []

  var summary: String {
    "\(messages.found) of \(messages.all) messages, \(findings.found) of \(findings.all) findings, "
      + "\(wrong.count) wrong"
  }

  mutating func count(_ file: ExpectedFile, _ report: Report) {
    messages.found += min(report.summary.documents, file.messages[0])
    messages.all += file.messages[0]
    if !file.messages.contains(report.summary.documents) {
      missed.append("\(file.name) has \(report.summary.documents) messages")
    }
    var rest = report.findings.filter { ["error", "warning"].contains($0.severity) }
    for expected in file.findings {
      let index = rest.firstIndex(where: expected.matches)
      if let index { rest.remove(at: index) }
      if expected.isOptional { continue }
      findings.all += 1
      findings.found += index == nil ? 0 : 1
      if index == nil { missed.append("\(file.name) \(expected.text)") }
    }
    wrong += rest.map { "\(file.name) \($0.place) \($0.rule) \($0.severity)" }
  }
}

/// A file as `expected.txt` describes it: `NAME MESSAGES SDK`, and indented lines for its findings.
private struct ExpectedFile {
  let name: String
  /// The number of messages; further ones if the parts of a message may be counted, too.
  let messages: [Int]
  var findings: [ExpectedFinding] = []

  static func read(_ text: String) -> [ExpectedFile] {
    var files: [ExpectedFile] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        files[files.count - 1].findings.append(ExpectedFinding(line.drop { $0 == " " }))
      } else {
        let words = line.split(separator: " ")
        let counts = words[1].split(separator: "|").compactMap { Int($0) }
        files.append(ExpectedFile(name: String(words[0]), messages: counts))
      }
    }
    return files
  }
}

/// A finding: `LINE:COLUMN RULE SEVERITY "WORDS"`. A star matches any column of the line. `|`
/// separates alternatives; a question mark before the rule marks one that may be missing.
private struct ExpectedFinding {
  let text: String
  let isOptional: Bool
  private let place: Substring
  private let alternatives: [[Substring]]

  init(_ line: Substring) {
    text = String(line)
    place = line.prefix { $0 != " " }
    var rest = line.dropFirst(place.count + 1)
    isOptional = rest.hasPrefix("? ")
    if isOptional { rest = rest.dropFirst(2) }
    alternatives = rest.split(separator: "|").map {
      $0.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    }
  }

  func matches(_ finding: Report.Finding) -> Bool {
    guard [finding.place, "\(finding.start.line):*"].contains(String(place)) else { return false }
    return alternatives.contains { words in
      guard finding.rule == words[0], finding.severity == words[1] else { return false }
      guard words.count > 2 else { return true }
      let said = finding.message + " " + (finding.help ?? "")
      return said.contains(words[2].trimmingCharacters(in: CharacterSet(charactersIn: "\" ")))
    }
  }
}

/// The JSON report on a file that is named on the command line.
private struct Report: Decodable {
  struct Finding: Decodable {
    struct Place: Decodable { let line, column: Int }
    let rule, severity, message: String
    let help: String?
    let start: Place
    var place: String { "\(start.line):\(start.column)" }
  }
  struct Summary: Decodable { let documents: Int }

  let findings: [Finding]
  let summary: Summary

  init(of path: String) throws {
    let run = CommandRun(["--no-config", "--format", "json", "--fail-on", "never", path])
    self = try JSONDecoder().decode(Self.self, from: Data(run.output.utf8))
  }
}
