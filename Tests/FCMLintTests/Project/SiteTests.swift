import FCMLint
import FCMLintReporting
import FCMLintRules
import Foundation
import XCTest

/// The addresses of the pages of rules; `playground/test/site.mjs` looks for the pages in the built site.
final class SiteTests: XCTestCase {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Golden.root.appendingPathComponent(path), encoding: .utf8)
  }

  func testTheSiteIsThatOfTheRepository() throws {
    let parts = ToolInfo.homepage.split(separator: "/")
    XCTAssertEqual(parts.count, 4)
    XCTAssertEqual(Release.site, "https://\(parts[2]).github.io/\(parts[3])/")
    let package = try text("packaging/npm/fcmlint/package.json")
    XCTAssertTrue(package.contains(#""url": "git+\#(ToolInfo.homepage).git""#))
  }

  func testEachRuleHasAnAddressThere() {
    for rule in Rulebook.all {
      XCTAssertEqual(rule.page, "\(Release.site)rules/\(rule.id).html")
    }
  }

  func testTheWorkflowPublishesThePages() throws {
    let workflow = try text(".github/workflows/playground.yml")
    let build = try XCTUnwrap(
      workflow.range(of: "run: scripts/build-site && make site-documents\n"))
    let upload = try XCTUnwrap(workflow.range(of: "actions/upload-pages-artifact@"))
    XCTAssertLessThan(build.lowerBound, upload.lowerBound)
    XCTAssertTrue(workflow[upload.upperBound...].contains("path: .build/site\n"))
    XCTAssertTrue(workflow.contains("actions/deploy-pages@"))
    let script = try text("scripts/build-site")
    XCTAssertTrue(script.contains("site=.build/site\n"))
    XCTAssertTrue(script.contains("node playground/site/rule-pages.mjs \"$site\""))
    XCTAssertTrue(
      try text("playground/site/rule-pages.mjs").contains("`${site}/rules/${rule.id}.html`"))
  }
}
