import FCMLint
import FCMLintReporting
import Foundation
import XCTest

/// The invariants of the fuzzer for the inputs in `fixtures/hostile`, and for prefixes of each.
final class HostileFixtureTests: XCTestCase {
  private static let kinds: [DocumentKind?] = [nil] + DocumentKind.allCases.map(Optional.some)
  private static let layouts: [Linter.Layout] = [.single, .lines]
  private let invariants = LintInvariants()

  private func inputs() throws -> [(name: String, bytes: [UInt8])] {
    Sweep.part(of: try Fixtures.files(in: "hostile"), every: 5)
  }

  func testEveryKindKeepsTheInvariants() throws {
    var rules: Set<String> = []
    for (name, bytes) in try inputs() {
      for layout in Self.layouts {
        for kind in Self.kinds {
          let source = LintInvariants.Case(bytes: bytes, name: name, layout: layout, kind: kind)
          rules.formUnion(invariants.checkFindings(source).map(\.rule))
        }
      }
    }
    XCTAssertGreaterThan(rules.count, Sweep.size(100, or: 30), "the inputs reach most rules")
  }

  func testEveryFixKeepsTheInvariants() throws {
    var fixed = 0
    for (name, bytes) in try inputs() {
      for layout in Self.layouts {
        for kind in Self.kinds {
          let source = LintInvariants.Case(bytes: bytes, name: name, layout: layout, kind: kind)
          if invariants.checkFixes(source, includesUnsafe: false) { fixed += 1 }
          if invariants.checkFixes(source, includesUnsafe: true) { fixed += 1 }
        }
      }
    }
    XCTAssertGreaterThan(fixed, Sweep.size(200, or: 40), "there is something to fix")
  }

  func testPrefixesKeepTheInvariants() throws {
    for (name, bytes) in try inputs() {
      // Every fifth length, with different starts; `ParserRobustnessTests` cuts a message
      // everywhere.
      for count in stride(from: name.utf8.count % 5, to: bytes.count, by: Sweep.size(5, or: 35)) {
        let beginning = Array(bytes[..<count])
        let layout = Self.layouts[name.hasSuffix("l") ? 1 : 0]
        for kind in [nil, DocumentKind.sendRequest] {
          invariants.checkFindings(
            LintInvariants.Case(
              bytes: beginning, name: "\(count) bytes of \(name)", layout: layout, kind: kind))
        }
      }
    }
  }

  func testEveryReportIsWellFormed() throws {
    for (name, bytes) in try Fixtures.files(in: "hostile") {
      let layout = Self.layouts[name.hasSuffix("l") ? 1 : 0]
      let report = Corpus.report(bytes, layout: layout, kind: .sendRequest)
      let source = SourceReport(
        path: name, bytes: bytes, layout: layout, diagnostics: report.diagnostics,
        documents: report.documents, skipped: report.skipped)
      for format in ReportFormat.allCases {
        var reporter = format.reporter()
        let text = reporter.begin() + reporter.report(source) + reporter.end(ReportSummary())
        switch format {
        case .json, .sarif, .gitlab, .rdjson:
          XCTAssertNoThrow(try ReportSample.json(text), "\(format) of \(name)")
        case .jsonl, .rdjsonl, .records:
          for line in text.split(separator: "\n") {
            XCTAssertNoThrow(try ReportSample.json(String(line)), "\(format) of \(name)")
          }
        case .junit, .checkstyle:
          XCTAssertNoThrow(try ReportSample.xml(text), "\(format) of \(name)")
        default: break
        }
        let hidden = text.unicodeScalars.filter { $0 != "\n" && $0.isHidden }
        XCTAssertEqual(hidden.map(\.value), [], "\(format) of \(name)")
      }
    }
  }
}
