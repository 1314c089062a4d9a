import Foundation
import XCTest

/// The same input gives the same bytes, whoever runs the program and wherever.
final class DeterminismTests: XCTestCase {
  func testSurroundingsChangeNothing() throws {
    let folder = Golden.root.appendingPathComponent("fixtures")
    let paths = ["reports", "near", "messages"]
    for format in ["json", "full"] {
      let first = try BuiltProgram(["--format", format] + paths, in: folder)
      XCTAssertFalse(first.output.isEmpty)
      let others: [([String], [String: String])] = [
        (paths, [:]), (paths.reversed(), [:]), (["near", "messages", "reports", "near"], [:]),
        (["--jobs", "1"] + paths, [:]), (["--jobs", "7"] + paths, [:]),
        (paths, ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"]),
        (paths, ["LC_ALL": "C", "TZ": "America/St_Johns"]),
      ]
      for (arguments, environment) in others {
        let again = try BuiltProgram(
          ["--format", format] + arguments, in: folder, environment: environment)
        XCTAssertEqual(again.output, first.output, "\(format) \(arguments) \(environment)")
        XCTAssertEqual(again.status, first.status)
      }
    }
  }
}
