import Foundation
import XCTest

/// The rooms of the engine form a stair: no file names a type of a room above its own.
final class LayeringTests: XCTestCase {
  private let rooms = [
    "Text", "JSON", "Formats", "Schema", "Suggestions", "Semantics", "Detection", "Validation",
    "Secrets", "Diagnostics", "Migration", "Edits", "Wording", "Configuration", "Suppression",
    "LayoutCache", "Rules", "Linter", "Fixer", "Reporting", "Workspace",
  ]

  private func swiftFiles(in folder: String) throws -> [(name: String, code: String)] {
    let base = Golden.root.appendingPathComponent(folder)
    let names =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let code = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
      return (name, Self.withoutProse(code))
    }
  }

  /// The code without comments and texts, in which any word may stand.
  private static func withoutProse(_ code: String) -> String {
    code
      .replacingOccurrences(of: "\"\"\"[\\s\\S]*?\"\"\"", with: "", options: .regularExpression)
      .replacingOccurrences(of: "//[^\n]*", with: "", options: .regularExpression)
      .replacingOccurrences(
        of: "\"(\\\\.|[^\"\\\\\n])*\"", with: "", options: .regularExpression)
  }

  private func matches(_ pattern: String, in text: String) throws -> [String] {
    let regex = try NSRegularExpression(pattern: pattern)
    return regex.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
      Range($0.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  func testEveryFolderIsARoom() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Golden.root.appendingPathComponent("Sources/FCMLint").path)
    XCTAssertEqual(Set(folders).subtracting(rooms), [], "a folder that the stair does not know")
  }

  func testNoRoomLeansUpward() throws {
    var location: [String: Int] = [:]
    let declaration =
      "(?m)^(?:public |final |indirect )*(?:struct|class|enum|protocol|actor) +(\\w+)"
    for (level, room) in rooms.enumerated() {
      for file in try swiftFiles(in: "Sources/FCMLint/\(room)") {
        for type in try matches(declaration, in: file.code) { location[type] = level }
      }
    }
    XCTAssertGreaterThan(location.count, 30)
    for (level, room) in rooms.enumerated() {
      for file in try swiftFiles(in: "Sources/FCMLint/\(room)") {
        for word in Set(try matches("(?<![.\\w])([A-Z]\\w+)", in: file.code)) {
          if let other = location[word], other > level {
            XCTFail("\(room)/\(file.name) names \(word), which lives above it in \(rooms[other])")
          }
        }
      }
    }
  }

  func testTheDiskIsTouchedInOneRoomOnly() throws {
    for room in rooms where room != "Workspace" {
      for file in try swiftFiles(in: "Sources/FCMLint/\(room)") {
        let imports = try matches("(?m)^\\s*import +(\\w+)", in: file.code)
        XCTAssertEqual(imports, [], "\(room)/\(file.name)")
      }
    }
    for file in try swiftFiles(in: "rules") {
      XCTAssertEqual(try matches("(?m)^\\s*import +(\\w+)", in: file.code), ["FCMLint"], file.name)
    }
  }

  func testTheEngineKnowsNoRule() throws {
    for room in rooms {
      for file in try swiftFiles(in: "Sources/FCMLint/\(room)") {
        XCTAssertFalse(file.code.contains("Rulebook."), "\(room)/\(file.name)")
      }
    }
  }

  func testUserInputMeetsNoTrap() throws {
    let traps = "(try!|fatalError\\(|preconditionFailure\\(|as! |\\bunsafelyUnwrapped\\b)"
    for folder in ["Sources", "rules"] {
      for file in try swiftFiles(in: folder) {
        XCTAssertEqual(try matches(traps, in: file.code), [], "\(folder)/\(file.name)")
      }
    }
  }
}
