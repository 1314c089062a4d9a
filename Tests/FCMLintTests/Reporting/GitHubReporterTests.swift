import FCMLintWorkspace
import XCTest

@testable import FCMLint
@testable import FCMLintReporting

/// Annotations of GitHub Actions, and the job summary.
final class GitHubReporterTests: XCTestCase {
  private func commands(_ sources: [SourceReport]) -> [CIAnnotationReader.Command] {
    ReportSample.report(.github, sources).split(separator: "\n").compactMap {
      CIAnnotationReader.gitHub(String($0))
    }
  }

  func testCommandHasTheWholeRange() {
    let source = ReportSample.source("{\n «abc» }", severity: .info)
    XCTAssertEqual(
      ReportSample.report(.github, [source]),
      "::notice file=push/news.json,line=2,endLine=2,col=2,endColumn=5,title=fcmlint some-rule"
        + "::bad value%0A\(Rule.page(of: "some-rule"))\n")
  }

  func testSeveralLinesEndWithTheFirst() {
    for text in ["{ «\"a\":\n1» }", "{ «\"a\":\r\n1» }", "{ «\"a\":»\n1 }"] {
      let properties = commands([ReportSample.source(text)]).first?.properties
      XCTAssertEqual(properties?["line"], "1")
      XCTAssertEqual(properties?["endLine"], "1")
      XCTAssertEqual(properties?["col"], "3")
      XCTAssertEqual(properties?["endColumn"], "7")
    }
    let atBreak = commands([ReportSample.source("{«\n»}")]).first?.properties
    XCTAssertEqual(atBreak?["col"], "2")
    XCTAssertEqual(atBreak?["endColumn"], "2")
  }

  func testTheMostSevereComeFirstSpreadOverFiles() {
    let one = ReportSample.source("[«1»,«2»,«3»]", path: "a")
    var two = ReportSample.source("[«1»,«2»]", path: "b", severity: .warning)
    two.diagnostics[1].severity = .error
    let order = commands([two, one]).map { "\($0.name) \($0.properties["file"] ?? "")" }
    XCTAssertEqual(order, ["error b", "error a", "error a", "error a", "warning b"])
  }

  func testOutputOfALongRunIsNotDelayed() {
    var reporter = ReportFormat.github.reporter()
    let source = ReportSample.many(GitHubReporter.mostHeld)
    let text = reporter.report(source)
    XCTAssertTrue(text.hasPrefix("::error"))
    XCTAssertEqual(reporter.report(ReportSample.source("«1»")).split(separator: "\n").count, 1)
    XCTAssertEqual(reporter.end(ReportSummary()), "")
  }

  func testSourcesThatCannotBeRead() {
    let unread = [UnreadableSource(path: "a:b", words: "permission denied")]
    XCTAssertEqual(
      ReportSample.report(.github, [], unread: unread),
      "::error title=fcmlint::a:b: permission denied\n")
    XCTAssertEqual(
      ReportSample.report(.azure, [], unread: unread),
      "##vso[task.logissue type=error;]a:b: permission denied\n")
  }

  func testAzureGetsErrorsAndWarningsOnly() {
    let levels = Severity.allCases.map { severity in
      ReportSample.report(.azure, [ReportSample.source("«1»", severity: severity)]).isEmpty
    }
    XCTAssertEqual(levels, [true, true, false, false])
  }

  func testThePageOfAJob() {
    XCTAssertEqual(
      ReportSample.report(.markdown, [ReportSample.source("{ \"a\": «1» }")]),
      """
      ## fcmlint

      | Severity | Place | Finding | Rule |
      | --- | --- | --- | --- |
      | error | push/news.json:1:8 | bad value | [some-rule](\(Rule.page(of: "some-rule"))) |

      **1 error** in 1 of 1 file.

      """)
    XCTAssertEqual(
      ReportSample.report(.markdown, [ReportSample.source("{}")]),
      "## fcmlint\n\nNo problems in 1 file.\n")
  }

  /// No part of a message becomes markup, a mention or a reference.
  func testAMessageIsPlainTextOnThePage() {
    for sign in "\\`*_<>[]|#&~$@!" {
      let report = ReportSample.report(
        .markdown, [ReportSample.source("«1»", path: "a\(sign)b", message: "c\(sign)d")])
      XCTAssertTrue(report.contains("| a\\\(sign)b:1:1 | c\\\(sign)d |"), report)
    }
    let plain = "a-b (c) + d=e {f} 'g' \"h\", 1.2:3;4? 50% ^ é"
    let report = ReportSample.report(.markdown, [ReportSample.source("«1»", message: plain)])
    XCTAssertTrue(report.contains("| \(plain) |"), report)
  }

  func testThePageOfAJobHasAnEnd() {
    let words = String(repeating: "long ", count: 2_000)
    let source = ReportSample.source(String(repeating: "«1» ", count: 120), message: words)
    let text = ReportSample.report(.markdown, [source])
    XCTAssertLessThan(text.utf8.count, 910 * 1024)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| error") }.count
    XCTAssertTrue(text.contains("\(120 - rows) more are not shown"), String(text.suffix(200)))
    XCTAssertTrue(text.contains("**120 errors**"))
  }

  func testTheContextDecides() {
    let cases: [([String: String], ReportFormat)] = [
      (["GITHUB_ACTIONS": "true"], .github), (["GITHUB_ACTIONS": "false"], .full),
      (["TF_BUILD": "True"], .azure), (["GITLAB_CI": "true"], .full), ([:], .full),
    ]
    for (environment, format) in cases {
      XCTAssertEqual(ReportFormat.suiting { environment[$0] }, format)
    }
  }
}
