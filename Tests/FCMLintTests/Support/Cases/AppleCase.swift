import FCMLint
import FCMLintRules
import XCTest

/// One line of a table: a document and what the rules about Apple say of it.
struct AppleCase {
  var document: String
  /// Ids with the letter of their severity, such as `E bad-alert`, in the order of the source.
  var expected: [String]
  var kind: DocumentKind?
  var file: StaticString
  var line: UInt

  /// A fragment of `apns` in a request to one device.
  static func apns(
    _ fragment: String, _ expected: String..., file: StaticString = #filePath, line: UInt = #line
  ) -> AppleCase {
    request("\"apns\": \(fragment)", expected, file, line)
  }

  /// A fragment of `aps` in a request to one device.
  static func aps(
    _ fragment: String, _ expected: String..., file: StaticString = #filePath, line: UInt = #line
  ) -> AppleCase {
    request("\"apns\": { \"payload\": { \"aps\": \(fragment) } }", expected, file, line)
  }

  /// Members of a message to one device.
  static func message(
    _ members: String, _ expected: String..., file: StaticString = #filePath, line: UInt = #line
  ) -> AppleCase {
    request(members, expected, file, line)
  }

  /// A fragment of `aps` in a push to a Live Activity.
  static func activity(
    _ fragment: String, _ expected: String..., file: StaticString = #filePath, line: UInt = #line
  )
    -> AppleCase
  {
    request(
      "\"apns\": { \"live_activity_token\": \"{{activity}}\", "
        + "\"payload\": { \"aps\": \(fragment) } }", expected, file, line)
  }

  /// A raw payload.
  static func raw(
    _ document: String, _ expected: String..., file: StaticString = #filePath, line: UInt = #line
  ) -> AppleCase {
    AppleCase(document: document, expected: expected, kind: .apnsPayload, file: file, line: line)
  }

  /// A message for the Admin SDK for Node.js.
  static func node(
    _ document: String, _ expected: String..., file: StaticString = #filePath, line: UInt = #line
  ) -> AppleCase {
    AppleCase(document: document, expected: expected, kind: .adminNode, file: file, line: line)
  }

  private static func request(
    _ members: String, _ expected: [String], _ file: StaticString, _ line: UInt
  ) -> AppleCase {
    AppleCase(
      document: "{ \"message\": { \"token\": \"{{token}}\", \(members) } }", expected: expected,
      kind: .sendRequest, file: file, line: line)
  }

  /// What the rules of the two families say, from a level on.
  static func lint(_ bytes: [UInt8], _ kind: DocumentKind?, level: Severity = .warning)
    -> [Diagnostic]
  {
    var configuration = Configuration()
    configuration.kind = kind
    configuration.level = level
    configuration.select = ["apns", "aps"]
    return Linter(rules: Rulebook.all, configuration: configuration).lint(bytes).diagnostics
  }

  func check(level: Severity = .warning) {
    let bytes = Array(document.utf8)
    let found = AppleCase.lint(bytes, kind, level: level)
    XCTAssertEqual(
      found.map { "\($0.severity.word.prefix(1).uppercased()) \($0.rule)" }, expected, document,
      line: line)
    checkFixes(of: found, bytes)
  }

  /// Each fix takes its finding away and brings nothing new.
  private func checkFixes(of found: [Diagnostic], _ bytes: [UInt8]) {
    let before = Set(found.map(\.rule))
    for finding in found {
      for fix in finding.fixes {
        let fixed = EditApplication.apply(fix.edits, to: bytes)
        let text = String(decoding: fixed, as: UTF8.self)
        let after = AppleCase.lint(fixed, kind).map(\.rule)
        XCTAssertTrue(
          Set(after).isSubset(of: before), "\(fix.title) brought \(after): \(text)", file: file,
          line: line)
        XCTAssertLessThan(
          after.filter { $0 == finding.rule }.count,
          found.filter { $0.rule == finding.rule && $0.severity >= .warning }.count
            + (finding.severity < .warning ? 1 : 0), "\(fix.title) left \(text)", file: file,
          line: line)
        var everything = Configuration()
        everything.kind = kind
        everything.select = ["syntax"]
        let syntax = Linter(rules: Rulebook.all, configuration: everything).lint(fixed)
        XCTAssertEqual(
          syntax.diagnostics.map(\.rule), [], "\(fix.title) broke \(text)", file: file, line: line)
      }
    }
  }
}
