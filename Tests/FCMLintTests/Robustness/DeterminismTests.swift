import FCMLint
import FCMLintReporting
import Foundation
import XCTest

/// The same input results in the same bytes for every user and machine.
final class DeterminismTests: XCTestCase {
  private static let formats = ReportFormat.allCases.filter { $0 != .auto }

  /// The reports of one run in every format.
  private func reports(
    _ arguments: [String], in folder: URL, _ environment: [String: String] = [:]
  ) throws -> [String: Data] {
    let scratch = try ScratchFolder(isRepository: false)
    let destinations = Self.formats.flatMap {
      ["--format", "\($0)=\(scratch.path("\($0)").path)"]
    }
    let run = try BuiltProgram(
      destinations + arguments, in: folder, environment: environment)
    XCTAssertEqual(run.status, 1, run.errors)
    var reports = ["errors": Data(run.errors.utf8)]
    for format in Self.formats {
      reports["\(format)"] = try Data(contentsOf: scratch.path("\(format)"))
    }
    return reports
  }

  func testContextChangesNothing() throws {
    let paths = ["reports", "near", "hostile"]
    let documents = try Corpus.copy(paths)
    let folder = documents.url
    let first = try reports(paths, in: folder)
    XCTAssertEqual(first.values.filter(\.isEmpty).count, 1, "no errors, and thirteen reports")
    let others: [([String], [String: String])] = [
      (paths, [:]), (paths.reversed(), [:]),
      (["near", "./hostile/", "near", "reports", "near//"], [:]),
      (["--jobs", "1"] + paths, [:]), (["--jobs", "7"] + paths, [:]),
      (paths, ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"]),
      (paths, ["LC_ALL": "C", "TZ": "America/St_Johns"]),
      (paths, ["LC_ALL": "ar_EG.ISO-8859-6", "LANGUAGE": "ar", "TZ": ":nowhere"]),
    ]
    for (arguments, environment) in Sweep.part(of: others, every: 3) {
      let again = try reports(arguments, in: folder, environment)
      for (name, bytes) in first where again[name] != bytes {
        XCTFail("\(name) differs with \(arguments) \(environment)")
      }
    }
  }

  /// The order of files in a directory depends on how they were created.
  func testTheOrderInAFolderIsNoMatter() throws {
    let scratch = try ScratchFolder(isRepository: false)
    let names = (0..<60).map { "\($0 % 7)/\($0 * 7919 % 60)" + ($0 % 4 == 0 ? ".jsonl" : ".json") }
    var generator = Shuffle(state: 3)
    var first: [String: Data]?
    for order in [names, names.reversed(), names.shuffled(using: &generator)] {
      let folder = scratch.path("files")
      for name in order {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(ScratchFolder.bad.utf8).write(to: file)
      }
      let found = try reports(["--no-config", "files"], in: scratch.url)
      XCTAssertEqual(found, first ?? found)
      first = found
      try FileManager.default.removeItem(at: folder)
    }
  }
}
