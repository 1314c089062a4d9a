import FCMLintReporting
import XCTest

@testable import FCMLint

/// Each reader gets the path that it can resolve.
final class ReportPathTests: XCTestCase {
  private func uri(_ source: SourceReport) throws -> String? {
    let result = try XCTUnwrap(
      try ReportSample.sarifResults(ReportSample.report(.sarif, [source])).first)
    let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let artifact = (place as? [String: Any])?["artifactLocation"] as? [String: String]
    return artifact?["uri"]
  }

  private func gitHub(
    _ source: SourceReport, _ workspace: ReportContext.Folder?
  ) -> [String: String]? {
    let text = ReportSample.report(.github, [source], ReportContext(workspace: workspace))
    return CIAnnotationReader.gitHub(String(text.dropLast()))?.properties
  }

  func testPathsInSARIFAreReferences() throws {
    let cases = [
      "a b.json": "a%20b.json", "a#b%.json": "a%23b%25.json",
      "é/😀.json": "%C3%A9/%F0%9F%98%80.json",
      "c:d.json": "c%3Ad.json", "/tmp/x y.json": "file:///tmp/x%20y.json",
      "<stdin>": "%3Cstdin%3E", "a?b[c].json": "a%3Fb%5Bc%5D.json", "a\\b.json": "a%5Cb.json",
    ]
    for (path, expected) in cases {
      XCTAssertEqual(try uri(ReportSample.source("«1»", path: path)), expected)
    }
  }

  func testGitHubGetsAnAbsolutePathInsideItsWorkspace() {
    var source = ReportSample.source("«1»", path: "news.json")
    source.identity = "push/news.json"
    source.absolute = "/real/build/push/news.json"
    let workspace = ReportContext.Folder(name: "/home/build", resolved: "/real/build")
    XCTAssertEqual(gitHub(source, workspace)?["file"], "/home/build/push/news.json")
    let other = ReportContext.Folder(name: "/real/wor", resolved: "/real/wor")
    XCTAssertEqual(gitHub(source, other)?["file"], "push/news.json")
    XCTAssertEqual(gitHub(source, nil)?["file"], "push/news.json")
    source.absolute = nil
    source.path = "<stdin>"
    let properties = gitHub(source, workspace)
    XCTAssertEqual(properties, ["title": "fcmlint some-rule in <stdin>:1:1"])
  }

  func testGitLabGetsAPathBelowItsProject() throws {
    var source = ReportSample.source("«1»", path: "news.json")
    source.identity = "inner/push/news.json"
    source.absolute = "/builds/group/project/inner/push/news.json"
    let folder = ReportContext.Folder(name: "/builds/group/project/inner/", resolved: "")
    for (project, expected) in [(folder, "push/news.json"), (nil, "inner/push/news.json")] {
      let text = ReportSample.report(.gitlab, [source], ReportContext(project: project))
      let location = try ReportSample.objects(text).first?["location"] as? [String: Any]
      XCTAssertEqual(location?["path"] as? String, expected)
    }
  }

  func testAzureGetsTheAbsolutePath() {
    let source = ReportSample.source("«1»", path: "/a;b]/%c.json")
    let text = ReportSample.report(.azure, [source])
    XCTAssertEqual(
      text,
      "##vso[task.logissue type=error;sourcepath=/a%3Bb%5D/%AZP25c.json;linenumber=1;"
        + "columnnumber=1;code=some-rule;]bad value\n")
    var nameless = ReportSample.source("«1»", path: "<stdin>")
    nameless.absolute = nil
    XCTAssertEqual(
      ReportSample.report(.azure, [nameless]),
      "##vso[task.logissue type=error;code=some-rule;]<stdin>:1:1: bad value\n")
  }

  func testTheReadersOfXMLAndReviewdogGetThePathAsTyped() throws {
    let source = ReportSample.source("«1»", path: "../a \"&'é.json")
    let xml = try ReportSample.xml(ReportSample.report(.checkstyle, [source]))
    XCTAssertEqual(xml.all("file").first?.attributes["name"], source.path)
    let junit = try ReportSample.xml(ReportSample.report(.junit, [source]))
    XCTAssertEqual(junit.all("testcase").first?.attributes["classname"], source.path)
    let line = try ReportSample.object(ReportSample.report(.rdjsonl, [source]))
    XCTAssertEqual((line["location"] as? [String: Any])?["path"] as? String, source.path)
  }
}
