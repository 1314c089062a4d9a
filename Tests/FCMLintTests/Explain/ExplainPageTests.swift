import FCMLint
import FCMLintReporting
import FCMLintRules
import Foundation
import XCTest

/// The symptoms and error texts on the pages of rules.
final class ExplainPageTests: XCTestCase {
  func testPagesShowSymptomsAndErrorTexts() throws {
    let page = CommandRun(["explain", "--all", "bad-duration"]).output
    XCTAssertTrue(page.contains("\nSymptoms\n  a message comes too late"), page)
    XCTAssertTrue(page.contains("\nError texts\n"), page)
    XCTAssertTrue(page.contains("\n  Invalid duration format\n"), page)
    let short = CommandRun(["explain", "bad-duration"]).output
    XCTAssertFalse(short.contains("\nSymptoms\n") || short.contains("\nError texts\n"), short)
    XCTAssertTrue(short.contains("\n--all shows all rules, examples"), short)
    let silent = CommandRun(["explain", "--all", "bad-ignore"]).output
    XCTAssertFalse(silent.contains("Symptoms") || silent.contains("Error texts"), silent)
  }

  /// The program, the page of all rules and the playground show the same texts.
  func testListsHaveTheTextsOfTheTables() throws {
    let text = CommandRun(["rules", "--format", "json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let rules = try XCTUnwrap(object?["rules"] as? [[String: Any]])
    for rule in rules {
      let id = try XCTUnwrap(rule["id"] as? String)
      let known = try XCTUnwrap(Rulebook.all.first { $0.id == id })
      XCTAssertEqual(rule["symptoms"] as? [String], RulePage(known).symptoms, id)
      XCTAssertEqual(rule["errorTexts"] as? [String], KnownError.texts(of: id), id)
    }
  }
}
