import FCMLint
import Foundation
import XCTest

final class UnifiedDiffTests: XCTestCase {
  private func diff(_ old: String, _ new: String, path: String = "a.json") -> String {
    String(
      decoding: UnifiedDiff.between(Array(old.utf8), Array(new.utf8), path: Array(path.utf8)),
      as: UTF8.self)
  }

  func testOneLine() {
    XCTAssertEqual(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\nx\n6\n7\n8\n"),
      """
      --- a/a.json
      +++ b/a.json
      @@ -2,7 +2,7 @@
       2
       3
       4
      -5
      +x
       6
       7
       8

      """)
    XCTAssertEqual(diff("a", "a"), "")
  }

  func testDistantChangesHaveSeparateHunks() {
    let old = (1...20).map { "\($0)\n" }
    var new = old
    new[1] = "x\n"
    new.remove(at: 9)
    new.insert("y\n", at: 17)
    let near = diff(old.joined(), new.joined())
    XCTAssertEqual(
      near.split(separator: "\n").filter { $0.hasPrefix("@@") },
      ["@@ -1,5 +1,5 @@", "@@ -7,7 +7,6 @@", "@@ -16,5 +15,6 @@"])
    new[6] = "z\n"
    XCTAssertEqual(
      diff(old.joined(), new.joined()).split(separator: "\n").filter { $0.hasPrefix("@@") },
      ["@@ -1,13 +1,12 @@", "@@ -16,5 +15,6 @@"])
  }

  /// If no equal line is near, everything between the equal ends is replaced.
  func testAReplacedMiddle() {
    func text(_ letter: String) -> String {
      "{\n" + (1...300).map { "\(letter)\($0)\n" }.joined() + "}\nend\n"
    }
    let lines = diff(text("a"), text("b")).split(separator: "\n")
    XCTAssertEqual(lines[2], "@@ -1,303 +1,303 @@")
    XCTAssertEqual(lines[3], " {")
    XCTAssertEqual(lines[4...303].map { $0.first }, Array(repeating: "-", count: 300))
    XCTAssertEqual(lines[304...603].map { $0.first }, Array(repeating: "+", count: 300))
    XCTAssertEqual(lines[604...], [" }", " end"])
  }

  func testNoFinalLineBreakAndCarriageReturns() {
    XCTAssertEqual(
      diff("a\r\nb", "a\r\nc"),
      "--- a/a.json\n+++ b/a.json\n@@ -1,2 +1,2 @@\n a\r\n-b\n\\ No newline at end of file\n"
        + "+c\n\\ No newline at end of file\n")
  }

  func testNamesAreQuotedAsInGit() {
    XCTAssertTrue(diff("a\n", "b\n", path: "x\ny.json").hasPrefix("--- \"a/x\\012y.json\"\n"))
    XCTAssertTrue(diff("a\n", "b\n", path: "a b.json").hasPrefix("--- a/a b.json\t\n"))
  }

  /// Applying the diff of random edits with `patch` results in the new text.
  func testPatchAgrees() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = Shuffle(state: 7)
    for _ in 0..<25 {
      let count = Int.random(in: 0...40, using: &random)
      let old = (0..<count).map { _ in "line \(Int.random(in: 0...9, using: &random))\n" }
      var new = old
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        if place < new.count, Bool.random(using: &random) {
          new.remove(at: place)
        } else {
          new.insert("new \(place)\n", at: place)
        }
      }
      if Bool.random(using: &random) { new.append("tail") }
      try check(old.joined(), new.joined(), in: folder)
    }
  }

  private func check(_ old: String, _ new: String, in folder: URL) throws {
    let target = folder.appendingPathComponent("a.json")
    try Data(old.utf8).write(to: target)
    try Data(diff(old, new).utf8).write(to: folder.appendingPathComponent("d"))
    guard old != new else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["patch", "-s", "-p1", "-i", "d"]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, diff(old, new))
    let result = (try? Data(contentsOf: target)) ?? Data()
    XCTAssertEqual(String(decoding: result, as: UTF8.self), new)
  }
}
