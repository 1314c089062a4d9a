import FCMLintReporting
import FCMLintRules
import XCTest

@testable import FCMLint

/// Every fix in a report can be applied alone, and applied fixes leave nothing to fix.
final class OfferedFixTests: XCTestCase {
  /// The folders of documents that are not in the cases.
  private static let folders = [
    "clean", "cli", "detection", "hostile", "mistakes", "preview", "readme/push", "reports",
    "schema",
  ]
  private static let syntax = Set(Rulebook.all.filter { $0.family == .syntax }.map(\.id))

  private let session: LintSession = {
    var configuration = Configuration()
    configuration.level = .hint
    return LintSession(TestLinter.of(configuration))
  }()

  func testEveryOfferedFixIsAccepted() throws {
    var tried = 0
    for file in Sweep.part(of: try files(), every: 9) {
      let before = lint(file.bytes, file)
      var offered = before.diagnostics
      session.dropRejectedFixes(from: &offered, of: file.bytes, layout: file.layout)
      for diagnostic in offered {
        for fix in diagnostic.fixes {
          tried += 1
          check(fix, of: diagnostic, in: file, before)
        }
      }
    }
    XCTAssertGreaterThan(tried, Sweep.size(300, or: 100))
  }

  private func check(
    _ fix: Fix, of diagnostic: Diagnostic, in file: Corpus.File, _ before: Linter.Report
  ) {
    // Without the first of two byte-order marks, the second one is the first.
    if diagnostic.rule == "byte-order-mark" { return }
    let what = "\(file.name): \(diagnostic.rule): \(fix.title)"
    let fixed = fix.applied(to: file.bytes)
    let after = lint(fixed, file)
    let (old, new) = (counts(before.diagnostics), counts(after.diagnostics))
    XCTAssertLessThan(new[diagnostic.rule, default: 0], old[diagnostic.rule, default: 0], what)
    XCTAssertGreaterThanOrEqual(after.documents, before.documents, what)
    let isRepair = Self.syntax.contains(diagnostic.rule)
    let problems = after.diagnostics.filter { $0.severity >= .warning }
    let worse = counts(problems)
    for finding in problems {
      // The fix of a syntax error may uncover findings.
      if isRepair, !Self.syntax.contains(finding.rule) { continue }
      XCTAssertLessThanOrEqual(
        worse[finding.rule, default: 0], old[finding.rule, default: 0],
        "\(what) causes \(finding.rule)")
    }
    if file.layout == .single, JSONTree.read(file.bytes, { $0.errors.isEmpty }) {
      XCTAssertTrue(JSONTree.read(fixed, { $0.errors.isEmpty }), what)
    }
  }

  /// In a document with many findings, fixes are tried in groups.
  func testLongListOfFixesIsTriedInGroups() {
    let count = Sweep.size(4000, or: 500)
    let members = (0..<count).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
    let text = #"{"message":{"topic":"/topics/a","data":{\#(members)}}}"#
    let report = TestLinter.of().lint(text)
    let fixes = report.diagnostics.filter { !$0.fixes.isEmpty }
    XCTAssertEqual(fixes.count, count + 1)
  }

  func testFixThatCausesAnotherFindingIsNotOffered() {
    let found = TestLinter.of().lint(
      """
      {"message":{"topic":"a","data":{"a":"b"},"apns":{"payload":{"aps":{"badge":1}},\
      "fcm_options":{"image":"https://example.com/a.png"}}}}
      """
    ).diagnostics
    let image = found.filter { $0.rule == "image-without-mutable-content" }
    XCTAssertEqual(image.map(\.fixes), [[]])
    XCTAssertEqual(image.map { $0.help == nil }, [false])
  }

  func testFixingTwiceChangesNothing() throws {
    let invariants = LintInvariants()
    for file in Sweep.part(of: try files(), every: 9) {
      let source = LintInvariants.Case(
        bytes: file.bytes, name: file.name, layout: file.layout, kind: file.claimedKind)
      invariants.checkFixes(source, includesUnsafe: false)
      invariants.checkFixes(source, includesUnsafe: true)
    }
  }

  private func lint(_ bytes: [UInt8], _ file: Corpus.File) -> Linter.Report {
    bytes.withUnsafeBufferPointer { session.lint($0, layout: file.layout) }
  }

  /// The number of findings of each rule.
  private func counts(_ diagnostics: [Diagnostic]) -> [String: Int] {
    diagnostics.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  private func files() throws -> [Corpus.File] {
    let examples = Rulebook.all.flatMap { rule in
      rule.bad.map { Corpus.File(name: "\(rule.id).json", bytes: MarkedText($0).bytes) }
    }
    let files = try Self.folders.flatMap { try Corpus.files(in: $0) }
    let cases = try CaseTests.all().map { Corpus.File(name: $0.frame.name, bytes: $0.source) }
    return (files + cases).filter { FileType(of: FilePath($0.name)) != nil } + examples
  }
}
