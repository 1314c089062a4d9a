import FCMLint
import FCMLintWorkspace
import XCTest

final class GlobTests: XCTestCase {
  func testPatterns() throws {
    let table: [(pattern: String, matches: [String], misses: [String])] = [
      ("*.json", ["a.json", ".json"], ["a/b.json", "a.jsonl", "ajson"]),
      ("**/*.json", ["a.json", "a/b.json", "a/b/c.json"], ["a.jsonl"]),
      ("push/**", ["push/a", "push/a/b"], ["pushx/a", "push"]),
      ("push/**/test/*.json", ["push/test/a.json", "push/x/y/test/a.json"], ["push/testa.json"]),
      ("a?c", ["abc", "aéc", "a😀c"], ["ac", "a/c", "abbc"]),
      ("[a-c]x", ["ax", "cx"], ["dx", "-x"]),
      ("[!a-c]x", ["dx"], ["ax", "/x"]),
      ("[]]", ["]"], ["["]),
      ("[[:digit:]_]x", ["1x", "_x"], ["ax", ":x"]),
      ("[![:alpha:]]x", ["1x", "éx"], ["ax", "/x"]),
      ("[[:x]", [":", "x", "["], ["]", "a"]),
      ("**/**/*", ["a", "a/b", "a/b/c"], []),
      ("*.tar.gz", ["a.tar.gz", ".tar.gz"], ["a.gz", "a/b.tar.gz", "tar.gz"]),
      ("*é.json", ["é.json", "xé.json"], ["e.json", "\u{A9}.json"]),
      ("{a,b{c,d}}.json", ["a.json", "bc.json", "bd.json"], ["b.json", "c.json"]),
      ("a\\*b", ["a*b"], ["axb"]),
      ("a**b", ["ab", "axb"], ["a/b"]),
      ("größe/*", ["größe/x"], ["groesse/x"]), ("[X-\\]]", ["]", "Z"], ["\\]", "a"]),
    ]
    for row in table {
      let glob = try Glob(row.pattern)
      for path in row.matches { XCTAssertTrue(glob.matches(path), "\(row.pattern) ~ \(path)") }
      for path in row.misses { XCTAssertFalse(glob.matches(path), "\(row.pattern) !~ \(path)") }
    }
  }

  /// The POSIX classes, with all their characters except for the path separator.
  func testNamedClasses() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let (digits, capitals) = ("0123456789", letters.uppercased())
    let signs = "!\"#$%&'()*+,-.:;<=>?@[\\]^_`{|}~"
    let controls = String(String.UnicodeScalarView((1..<32).compactMap { Unicode.Scalar($0) }))
    let table = [
      "alnum": letters + capitals + digits, "alpha": letters + capitals, "blank": " \t",
      "cntrl": controls + "\u{7F}", "digit": digits, "graph": letters + capitals + digits + signs,
      "lower": letters, "print": letters + capitals + digits + signs + " ", "punct": signs,
      "space": " \t\n\u{B}\u{C}\r", "upper": capitals, "xdigit": digits + "abcdefABCDEF",
    ]
    for (name, members) in table {
      let glob = try Glob("[[:\(name):]]")
      let found = (1..<128).compactMap { Unicode.Scalar($0) }.filter { glob.matches(String($0)) }
      XCTAssertEqual(Set(found), Set(members.unicodeScalars), name)
    }
  }

  func testFaults() {
    for pattern in [
      "", "[a", "[[:digits:]]", "{a,b", String(repeating: "{a,b}", count: 9), "[z-a]",
      "a/[!b9-0]",
      "[\\]-\\[]",
    ] {
      XCTAssertThrowsError(try Glob(pattern), pattern)
    }
    for pattern in ["[a-a]", "[a-]", "[-a]", "[!-]", "[a-\\z]", "[+--]", "z-a"] {
      XCTAssertNoThrow(try Glob(pattern), pattern)
    }
  }

  func testStaticPartsOfAPattern() throws {
    let table: [(pattern: String, folders: [String], endings: [String])] = [
      ("push/old/*.json", ["push/old"], [".json"]), ("push/**/a.json", ["push"], ["a.json"]),
      ("**/a.json", [""], ["a.json"]), ("push/ol?/a.json", ["push"], ["/a.json"]),
      ("{push,größe}/*", ["push", "größe"], ["", ""]), ("a/b.json", ["a"], ["a/b.json"]),
      ("a[12]/b", [""], ["/b"]), ("a\\*/*", ["a*"], [""]), ("*", [""], [""]),
    ]
    for row in table {
      let reaches = try Glob(row.pattern).reaches
      XCTAssertEqual(
        reaches.map { String(decoding: $0.folder, as: UTF8.self) }, row.folders, row.pattern)
      XCTAssertEqual(
        reaches.map { String(decoding: $0.ending, as: UTF8.self) }, row.endings, row.pattern)
      XCTAssertEqual(reaches.map(\.isLiteral), row.folders.map { $0 == "a" }, row.pattern)
    }
  }

  func testInvalidBytesAreMatchedLiterally() throws {
    XCTAssertTrue(try Glob("*.json").matches([0xFF, 0x2E, 0x6A, 0x73, 0x6F, 0x6E]))
    XCTAssertTrue(try Glob("?").matches([0xFF]))
  }

  func testHostilePatternTakesBoundedTime() throws {
    let glob = try Glob(String(repeating: "*a", count: 200) + "b")
    XCTAssertFalse(glob.matches([UInt8](repeating: 0x61, count: 2000)))
  }

  func testPatternWithManyTokens() throws {
    let name = String(repeating: "ab?", count: 50)
    let glob = try Glob("*" + name + "*")
    let text = name.replacing("?", with: "é")
    XCTAssertTrue(glob.matches("x" + text + "y"))
    XCTAssertFalse(glob.matches("x" + text.dropFirst() + "y"))
    XCTAssertFalse(glob.matches("x/" + text))
  }

  func testGitignore() {
    let lines = [
      "# words", "*.log", "!keep.log", "/build", "logs/", "src/gen", "\\#x", "**/deep/*.json",
      "{a}", "x[c-az]", "\"quoted\"", "end  ", "blank\\ ", "\\{b", "{c", "",
    ]
    let file = GitIgnore(Array(lines.joined(separator: "\n").utf8))
    let table: [(String, Bool, Bool?)] = [
      ("a.log", false, true), ("x/a.log", false, true), ("keep.log", false, false),
      ("build", true, true), ("x/build", true, nil), ("logs", true, true), ("logs", false, nil),
      ("x/logs", true, true), ("src/gen", true, true), ("x/src/gen", true, nil),
      ("#x", false, true), ("a/deep/b.json", false, true), ("deep/b.json", false, true),
      ("{a}", false, true), ("a", false, nil), ("xz", false, true), ("xa", false, nil),
      ("# words", false, nil), ("\"quoted\"", false, true), ("end", false, true),
      ("blank ", false, true), ("blank", false, nil),
      ("{b", false, true), ("\\{b", false, nil), ("{c", false, true),
    ]
    for (path, isFolder, expected) in table {
      XCTAssertEqual(file.decision(on: Array(path.utf8)[...], isFolder: isFolder), expected, path)
    }
  }
}
