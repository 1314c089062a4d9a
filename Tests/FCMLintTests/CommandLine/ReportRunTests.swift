import FCMLintWorkspace
import Foundation
import XCTest

@testable import FCMLint
@testable import fcmlint_cli

/// Complete runs that write reports for other programs.
final class ReportRunTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private let bad = #"{"message":{"topic":"/topics/é 😀"}}"#

  override func setUpWithError() throws {
    let base = FilePath(FileManager.default.temporaryDirectory.path)
    folder = URL(fileURLWithPath: base.linkTarget?.text ?? base.text)
      .appendingPathComponent("fcmlint-\(UUID().uuidString)")
    for name in ["repo/.git", "repo/sub"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try write(bad, "repo/sub/a #%é.json")
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func uris(_ text: String) throws -> [String?] {
    try ReportSample.sarifResults(text).map { result in
      let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      return ((place as? [String: Any])?["artifactLocation"] as? [String: Any])?["uri"] as? String
    }
  }

  func testReportsLookAsExpected() throws {
    let rules = "topic-prefix,bad-duration,trailing-comma,image-without-mutable-content"
    let formats = ["github", "gitlab", "junit", "checkstyle", "rdjson", "rdjsonl", "markdown"]
    for name in ["three-rules", "commands-in-the-text", "wide-letters"] {
      for format in formats {
        let run = CommandRun([
          "--format", format, "--select", rules, "fixtures/reports/\(name).json",
        ])
        try Golden.compare(run.output, with: "fixtures/reports/\(name).\(format)")
      }
    }
  }

  func testInvalidConfigurationIsInEveryMachineReadableReport() throws {
    try write("{\n \"rulez\": 1, \"exclude\": 3 }", "repo/.fcmlint.json")
    let expected: [(format: String, words: [String])] = [
      (
        "json",
        [
          #"/repo/.fcmlint.json","message":"unknown key"#, #""line":2,"column":2,"#,
          #""documents":0"#,
        ]
      ),
      ("sarif", [#""executionSuccessful":false"#, ".fcmlint.json:2:2: unknown key"]),
      ("github", ["::error file=", ",line=2,col=2,", ",line=2,col=25,"]),
      ("azure", ["linenumber=2;columnnumber=2;", "linenumber=2;columnnumber=25;"]),
      ("junit", [#"name="usable at 2:2""#, #"name="usable at 2:25""#, #"errors="1""#]),
      ("checkstyle", [#"<error line="2" column="2" severity="error""#]),
      ("markdown", [".fcmlint.json:2:25", "Nothing was linted."]),
    ]
    for (format, words) in expected {
      let run = CommandRun(["--format", format, path("repo/sub")])
      XCTAssertEqual(run.status, 2)
      for word in words {
        XCTAssertTrue(run.output.contains(word), "\(format): \(word): \(run.output.suffix(900))")
      }
    }
  }

  func testTwoReportsNeedTwoFiles() throws {
    let file = path("o.json")
    for name in [file, file.replacingOccurrences(of: "/o.json", with: "//./o.json")] {
      let run = CommandRun(["--format", "json=" + file, "--format", "sarif=" + name])
      XCTAssertEqual(run.status, 2)
      XCTAssertTrue(run.errors.contains("two --format options write to the same file"), run.errors)
    }
    let run = CommandRun(["--format", "json", "--format=sarif=" + file, "--output", file])
    XCTAssertEqual(run.status, 2)
  }

  func testADashIsStandardOutput() throws {
    let arguments = ["--select", "topic-prefix", path("repo/sub")]
    let plain = CommandRun(["--format", "json"] + arguments).output
    XCTAssertTrue(plain.contains("topic-prefix"))
    XCTAssertEqual(CommandRun(["--format", "json=-"] + arguments).output, plain)
    XCTAssertEqual(CommandRun(["--format", "json", "--output", "-"] + arguments).output, plain)
  }

  func testVerboseShowsEveryFinding() throws {
    let line = #"{"message":{"topic":"/topics/a"}}"# + "\n"
    try write(String(repeating: line, count: 12), "repo/sub/many.jsonl")
    let file = path("repo/sub/many.jsonl")
    let run = CommandRun(["--select", "topic-prefix", file])
    XCTAssertEqual(run.output.components(separatedBy: "error[topic-prefix]").count, 4)
    XCTAssertTrue(
      run.output.contains(
        "… and 9 more topic-prefix in \(file), at 4:21, 5:21, 6:21, 7:21, 8:21, …"
          + " (use --verbose to show them)"), run.output)
    let all = CommandRun(["--select", "topic-prefix", "--verbose", file])
    XCTAssertEqual(all.output.components(separatedBy: "error[topic-prefix]").count, 13)
    XCTAssertFalse(all.output.contains("… and"))
  }

  func testSeveralReportsInOneRun() throws {
    let run = CommandRun([
      "--format", "json", "--format", "sarif=" + path("o.sarif"),
      "--format", "gitlab=" + path("o.json"), "--format=junit=" + path("o.xml"),
      "--select", "topic-prefix", path("repo/sub"),
    ])
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual((try ReportSample.object(run.output)["findings"] as? [Any])?.count, 1)
    XCTAssertEqual(try ReportSample.sarifResults(read("o.sarif")).count, 1)
    XCTAssertEqual(try ReportSample.objects(read("o.json")).count, 1)
    XCTAssertEqual(try ReportSample.xml(read("o.xml")).all("failure").count, 1)
    let single = CommandRun([
      "--format", "checkstyle", "--output", path("o.checkstyle"), "--select", "topic-prefix",
      path("repo/sub"),
    ])
    XCTAssertEqual(single.output, "")
    XCTAssertEqual(try ReportSample.xml(read("o.checkstyle")).all("error").count, 1)
  }

  func testStandardOutputHoldsTheReportAlone() throws {
    for format in ["json", "sarif", "gitlab", "rdjson"] {
      let run = CommandRun(["--format", format, "--verbose", path("repo/sub"), path("missing")])
      XCTAssertEqual(run.status, 2)
      XCTAssertFalse(run.errors.isEmpty)
      XCTAssertNoThrow(try ReportSample.json(run.output), format)
    }
  }

  func testTheBuildServerChoosesTheFormat() {
    let file = path("repo/sub/a #%é.json")
    let arguments = ["--format", "auto", "--select", "topic-prefix", file]
    let gitHub = CommandRun(
      arguments, environment: ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": path("repo")])
    let command = CIAnnotationReader.gitHub(String(gitHub.output.dropLast()))
    XCTAssertEqual(command?.properties["file"], file)
    let azure = CommandRun(arguments, environment: ["TF_BUILD": "True"])
    let issue = CIAnnotationReader.azure(String(azure.output.dropLast()))
    XCTAssertEqual(issue?.properties["sourcepath"], file)
    XCTAssertTrue(CommandRun(arguments).output.contains("; 1 fixable with --fix\nrun "))
    let plain = CommandRun([file], environment: ["GITHUB_ACTIONS": "true"])
    XCTAssertFalse(plain.output.contains("::error"), "only when it is asked for")
  }

  func testThePageOfTheJobIsContinued() throws {
    try write("before\n", "summary.md")
    let environment = ["GITHUB_STEP_SUMMARY": path("summary.md")]
    let arguments = ["--select", "topic-prefix", path("repo/sub")]
    _ = CommandRun(["--format", "github"] + arguments, environment: environment)
    let page = try read("summary.md")
    XCTAssertTrue(page.hasPrefix("before\n## fcmlint\n\n| Severity"), page)
    XCTAssertTrue(page.hasSuffix("**1 error** in 1 of 1 file; 1 fixable with --fix.\n"), page)
    _ = CommandRun(["--format", "json"] + arguments, environment: environment)
    let own = ["--format", "github", "--format", "markdown=" + path("own.md")]
    _ = CommandRun(own + arguments, environment: environment)
    XCTAssertEqual(try read("summary.md"), page)
  }

  func testPathsStartAtTheRepository() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("link.json"), withDestinationPath: path("repo/sub/a #%é.json"))
    let name = "sub/a%20%23%25%C3%A9.json"
    _ = CommandRun(["--help"])
    for (directory, argument) in [
      ("repo", "sub"), ("repo/sub", "."), ("repo/sub", "../sub/a #%é.json"),
      ("repo/sub", path("repo/sub")), ("repo", path("link.json")),
    ] {
      let run = try at(directory, ["--format", "sarif", "--select", "topic-prefix", argument])
      XCTAssertEqual(try uris(run), [name], "\(directory) \(argument)")
    }
    let input = try at(
      "repo/sub", ["--format", "sarif", "--select", "topic-prefix", "--stdin-filename", "b.json"],
      input: bad)
    XCTAssertEqual(try uris(input), ["sub/b.json"])
    let nameless = try at(
      "repo/sub", ["--format", "sarif", "--select", "topic-prefix", "-"], input: bad)
    XCTAssertEqual(try uris(nameless), ["%3Cstdin%3E"])
  }

  /// The output of a run that is started in another directory.
  private func at(_ directory: String, _ arguments: [String], input: String = "") throws -> String {
    CommandRun(arguments, input: Array(input.utf8), folder: path(directory)).output
  }
}
