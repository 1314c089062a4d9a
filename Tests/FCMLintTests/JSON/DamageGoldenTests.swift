import FCMLint
import XCTest

/// A document in which one token or one line is damaged has one finding, whose fix restores it, but
/// for those that `fixtures/findings/damage.txt` lists, with the findings before and after the
/// fixes; `other` is another valid document.
final class DamageGoldenTests: XCTestCase {
  private let message = #"""
    {
      "message": {
        "topic": "news",
        "notification": { "title": "Say \"hi\"", "body": "a, b: {c}" },
        "data": { "n": "1", "name": "{{name}}", "empty": "" },
        "android": {
          "ttl": "5s",
          "notification": { "vibrate_timings": ["1s", "2.5s"], "notification_count": 2.0e0 }
        },
        "apns": { "payload": { "aps": { "badge": 1 }, "list": [true, null, [], {}] } }
      },
      "validate_only": false
    }
    """#

  private let others: [UInt8: String] = [
    UInt8(ascii: ","): ";", UInt8(ascii: ":"): "=", UInt8(ascii: "{"): "[", UInt8(ascii: "}"): ")",
    UInt8(ascii: "["): "{", UInt8(ascii: "]"): "}", UInt8(ascii: "\""): "'",
  ]

  private let template = #"""
    { "message": { {{#if all}}"topic": "news"{{else}}"token": "{{token}}"{{/if}},
      "notification": { "title": "Hi {{name}}", "body": {{body}} },
      "data": { {% for k in keys %}"{{k}}": "<%= v %>",{% endfor %} "last": "${x}" },
      "android": { "ttl": "{{hours}}s", "notification": { "notification_count": {{count}} } } } }
    """#

  func testOneFindingWhoseFixRestoresTheDocument() throws {
    let text =
      damagedTokens(of: Array(message.utf8)) + damagedTokens(of: Array(template.utf8))
      + damagedLines()
    try Golden.compare(text, with: "fixtures/findings/damage.txt")
  }

  private func damagedTokens(of bytes: [UInt8]) -> String {
    let tokens = tokens(of: bytes)
    var text = ""
    for (index, token) in tokens.enumerated() {
      let source = String(decoding: bytes[token], as: UTF8.self)
      let place = "token \(index + 1), \(source)"
      text += outcome("\(place), missing", bytes, [(token, "")])
      text += outcome("\(place), twice", bytes, [(token, source + " " + source)])
      if index + 1 < tokens.count {
        let next = tokens[index + 1]
        let other = String(decoding: bytes[next], as: UTF8.self)
        let swap = [(token, other), (next, source)]
        text += outcome("\(place), after the next", bytes, swap)
      }
      for end in [token.lowerBound, token.upperBound - 1] {
        guard let other = others[bytes[end]] else { continue }
        text += outcome("\(place), with \(other)", bytes, [(end..<(end + 1), other)])
        guard source.count > 1 else { break }
        text += outcome("\(place), cut", bytes, [(end..<(end + 1), "")])
      }
    }
    return text
  }

  private func damagedLines() -> String {
    var text = ""
    let lines = message.components(separatedBy: "\n")
    func add(_ title: String, _ damaged: [String]) {
      let bytes = Array(damaged.joined(separator: "\n").utf8)
      text += outcome(title, Array(message.utf8), bytes)
    }
    for index in lines.indices {
      add("line \(index + 1) missing", lines.enumerated().filter { $0.0 != index }.map(\.1))
      add("line \(index + 1) twice", Array(lines[...index] + lines[index...]))
      add("end after line \(index + 1)", Array(lines[...index]))
      add("beginning at line \(index + 1)", Array(lines[index...]))
      var moved = lines
      moved.insert(moved.remove(at: index), at: min(index + 1, moved.count))
      add("line \(index + 1) after the next", moved)
    }
    return text
  }

  // MARK: Damage

  /// Strings, punctuation, and words such as numbers.
  private func tokens(of bytes: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      switch bytes[start] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"): continue
      case UInt8(ascii: "\""):
        while bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      case let byte where others[byte] == nil:
        while others[bytes[index]] == nil, bytes[index] > UInt8(ascii: " ") { index += 1 }
      default: break
      }
      tokens.append(start..<index)
    }
    return tokens
  }

  private func outcome(
    _ title: String, _ source: [UInt8], _ edits: [(Range<Int>, String)]
  ) -> String {
    var bytes = source
    for (range, text) in edits.reversed() { bytes.replaceSubrange(range, with: Array(text.utf8)) }
    return outcome(title, source, bytes)
  }

  /// A line with the findings, and what the fixes leave; empty if one finding is fixed.
  private func outcome(_ title: String, _ source: [UInt8], _ damaged: [UInt8]) -> String {
    let found = rules(damaged)
    let fixed = Fixer(linter, includesUnsafe: true).fix(damaged, layout: .single, kind: nil).bytes
    let isValid = JSONTree.read(damaged) { $0.errors.isEmpty }
    if isValid { XCTAssertEqual(found, [], title) }
    let isRestored = spaced(fixed) == spaced(source)
    if isValid || isRestored && found.count == 1 { return "" }
    let left = rules(fixed)
    let end = isRestored ? "restored" : left.isEmpty ? "other" : left.joined(separator: ", ")
    let findings = found.isEmpty ? "none" : found.joined(separator: ", ")
    return "\(title): \(findings) → \(end)\n"
  }

  private let linter = TestLinter.linter(level: .hint, kind: .sendRequest, select: ["syntax"])

  private func rules(_ bytes: [UInt8]) -> [String] { linter.lint(bytes).diagnostics.map(\.rule) }
}
