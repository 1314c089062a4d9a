import FCMLint
import FCMLintWorkspace
import Foundation
import XCTest

/// Finding and reading files, in a temporary folder for each test.
final class FileFinderTests: XCTestCase {
  private var folder = FilePath("")

  override func setUpWithError() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = FilePath(url.path)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: folder.text)
  }

  private func make(_ names: String...) throws {
    for name in names {
      let path = folder.text + "/" + name
      let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.text + "/" + name, withDestinationPath: target)
  }

  private func found(_ names: String...) -> [String] {
    let paths = names.map { FilePath(folder.text + "/" + $0) }
    let finder = FileFinder(paths.isEmpty ? [folder] : paths)
    return finder.files.compactMap { $0.relative(to: folder)?.text }
  }

  func testWalkFindsKnownExtensionsInByteOrder() throws {
    try make(
      "b.json", "a/c.jsonl", "a/d.NDJSON", "a-b.json", "e.apns", "f.json5", "f.jsonc", "f.json5",
      "g.txt", ".json",
      ".hidden.json", ".git/x.json", ".build/x.json", "sub/node_modules/x.json", "h.json/i.json")
    XCTAssertEqual(
      found(),
      [
        ".hidden.json", "a-b.json", "a/c.jsonl", "a/d.NDJSON", "b.json", "e.apns", "f.json5",
        "f.jsonc",
        "h.json/i.json",
      ])
  }

  func testNamedFilesAreLintedOnceWithAnyExtension() throws {
    try make("a.txt", "b.json", "node_modules/c.json")
    XCTAssertEqual(found("a.txt", "./b.json", ".", "b.json"), ["a.txt", "b.json"])
    XCTAssertEqual(found("node_modules"), ["node_modules/c.json"])
  }

  func testExcludedDirectoriesAreNotEntered() throws {
    try make("a/x.json", "b/y.json", "b/z.json", "c.json")
    try link("d", to: "a")
    let finder = FileFinder([folder, folder.appending(Array("c.json".utf8))]) { path, isFolder in
      ["a", "d", "y.json", "c.json"].contains(String(decoding: path.name, as: UTF8.self))
        && isFolder == !path.hasEnding(".json")
    }
    XCTAssertEqual(
      finder.files.compactMap { $0.relative(to: folder)?.text }, ["b/z.json", "c.json"])
  }

  func testLinkLoopsAreSurvived() throws {
    try make("a/x.json", "b/y.json")
    try link("a/up", to: "..")
    try link("a/self", to: ".")
    try link("b/other", to: "../a")
    try link("z.json", to: "a/x.json")
    try link("gone.json", to: "nowhere")
    try link("round.json", to: "round.json")
    XCTAssertEqual(found(), ["a/x.json", "b/y.json", "z.json"])
    XCTAssertEqual(FileFinder([folder]).errors, [])
  }

  func testSearchFollowsNoLinkOutOfItsFolder() throws {
    try make("real/x.json", "real/sub/z.json", "outside/y.json", "real-too/w.json")
    try link("real/folder", to: "../outside")
    try link("real/inner", to: "sub")
    try link("real/all", to: "/")
    try link("real/y.json", to: "../outside/y.json")
    try link("real/w.json", to: "../real-too/w.json")
    try link("real/z.json", to: "sub/z.json")
    try link("named", to: "real")
    XCTAssertEqual(found("real"), ["real/sub/z.json", "real/x.json", "real/z.json"])
    XCTAssertEqual(found("named"), ["named/sub/z.json", "named/x.json", "named/z.json"])
    XCTAssertEqual(
      found("real/folder", "real/y.json"), ["real/folder/y.json", "real/y.json"],
      "named links are followed")
  }

  func testMissingAndEmpty() throws {
    try make("docs/a.txt")
    let finder = FileFinder([FilePath(folder.text + "/nowhere"), FilePath(folder.text + "/docs")])
    XCTAssertEqual(finder.errors.map(\.error), [.missing])
    XCTAssertEqual(finder.emptyDirectories, [FilePath(folder.text + "/docs")])
    XCTAssertEqual(SourceFile.read(FilePath(folder.text + "/docs")), .failure(.isDirectory))
    XCTAssertEqual(SourceFile.read(FilePath(folder.text + "/nowhere")), .failure(.missing))
  }

  /// Files whose names are not valid UTF-8 are read, and shown with a replacement character.
  func testNamesOfAnyBytes() throws {
    let name: [UInt8] = [0x61, 0xFF, 0x0A, 0x1B] + Array(".json".utf8)
    let path = folder.appending(name)
    let document = Array(#"{"message":{"topic":"/topics/a"}}"#.utf8)
    guard AtomicFile.create(path, document) == nil else {
      throw XCTSkip("this file system takes text only")
    }
    XCTAssertEqual(FileFinder([folder]).files, [path])
    XCTAssertEqual(SourceFile.read(path), .success(document))
    let run = CommandRun(bytes: [Array("--format=concise".utf8), path.bytes])
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(run.output.contains("a\u{FFFD}\\u000a\\u001b.json:1:21: error"), run.output)
  }

  func testPipesAreRead() throws {
    let path = folder.text + "/pipe"
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    let writer = Thread {
      guard let file = FileHandle(forWritingAtPath: path) else { return }
      file.write(Data(repeating: 0x20, count: 300_000))
      try? file.close()
    }
    writer.start()
    XCTAssertEqual(
      SourceFile.read(FilePath(path)), .success([UInt8](repeating: 0x20, count: 300_000)))
  }

  func testPaths() {
    XCTAssertEqual(FilePath("./a//b/./c.json").tidied, FilePath("a/b/c.json"))
    XCTAssertEqual(FilePath(".").tidied, FilePath(""))
    XCTAssertEqual(FilePath("/a/../b").tidied, FilePath("/a/../b"))
    XCTAssertEqual(FilePath("//").tidied, FilePath("/"))
    let here = FilePath("/a/b")
    let table = [
      ("c.json", "/a/b/c.json"), ("./c//d/", "/a/b/c/d"), ("../c", "/a/c"), ("..", "/a"),
      ("../../../c", "/c"), ("/c/./../d", "/d"), ("", "/a/b"), (".", "/a/b"), ("..c", "/a/b/..c"),
    ]
    for (path, whole) in table { XCTAssertEqual(here.resolving(FilePath(path)).text, whole, path) }
    XCTAssertEqual(FilePath("a/b").resolving(FilePath("../../../c")), FilePath("c"))
    XCTAssertEqual(FilePath("/a/b/c").relative(to: FilePath("/a")), FilePath("b/c"))
    XCTAssertNil(FilePath("/ab/c").relative(to: FilePath("/a")))
    XCTAssertTrue(FilePath("a/B.JSON").hasEnding(".json"))
    XCTAssertFalse(FilePath("a/.json").hasEnding(".json"))
  }
}
