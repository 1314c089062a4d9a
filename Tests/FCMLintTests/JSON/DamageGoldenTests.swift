import FCMLint
import XCTest

/// A document in which one token or one line is damaged has one finding, whose fix restores it, but
/// for those that `fixtures/texts/damage.expected` lists: the damage, the findings before and after
/// the fixes, and the places; `other` is another valid document.
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
    let all =
      damagedTokens(of: Array(message.utf8)) + damagedTokens(of: Array(template.utf8))
      + damagedLines()
    let groups = Dictionary(grouping: all.compactMap(\.self)) { "\($0.damage): \($0.result)" }
    let lines = groups.sorted { $0.key < $1.key }.map { key, outcomes in
      "\(key)\n    \(outcomes.map(\.place).joined(separator: ", "))\n"
    }
    try Golden.compare(lines.joined(), with: "fixtures/texts/damage.expected")
  }

  /// What is left to do after the fixes of a damaged document.
  private typealias Outcome = (place: String, damage: String, result: String)

  private func damagedTokens(of bytes: [UInt8]) -> [Outcome?] {
    let tokens = tokens(of: bytes)
    var all: [Outcome?] = []
    for (index, token) in tokens.enumerated() {
      let source = String(decoding: bytes[token], as: UTF8.self)
      let place = "\(index + 1) \(source)"
      all.append(outcome(place, "missing", bytes, [(token, "")]))
      all.append(outcome(place, "twice", bytes, [(token, source + " " + source)]))
      if index + 1 < tokens.count {
        let next = tokens[index + 1]
        let other = String(decoding: bytes[next], as: UTF8.self)
        let swap = [(token, other), (next, source)]
        all.append(outcome(place, "after the next", bytes, swap))
      }
      for end in [token.lowerBound, token.upperBound - 1] {
        guard let other = others[bytes[end]] else { continue }
        all.append(outcome(place, "with \(other)", bytes, [(end..<(end + 1), other)]))
        guard source.count > 1 else { break }
        all.append(outcome(place, "cut", bytes, [(end..<(end + 1), "")]))
      }
    }
    return all
  }

  private func damagedLines() -> [Outcome?] {
    var all: [Outcome?] = []
    let lines = message.components(separatedBy: "\n")
    func add(_ place: Int, _ damage: String, _ damaged: [String]) {
      let bytes = Array(damaged.joined(separator: "\n").utf8)
      all.append(outcome("\(place)", damage, Array(message.utf8), bytes))
    }
    for index in lines.indices {
      add(index + 1, "line missing", lines.enumerated().filter { $0.0 != index }.map(\.1))
      add(index + 1, "line twice", Array(lines[...index] + lines[index...]))
      add(index + 1, "end after line", Array(lines[...index]))
      add(index + 1, "beginning at line", Array(lines[index...]))
      var moved = lines
      moved.insert(moved.remove(at: index), at: min(index + 1, moved.count))
      add(index + 1, "line after the next", moved)
    }
    return all
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
    _ place: String, _ damage: String, _ source: [UInt8], _ edits: [(Range<Int>, String)]
  ) -> Outcome? {
    var bytes = source
    for (range, text) in edits.reversed() { bytes.replaceSubrange(range, with: Array(text.utf8)) }
    return outcome(place, damage, source, bytes)
  }

  /// The findings, and what the fixes leave; nil if one finding is fixed.
  private func outcome(
    _ place: String, _ damage: String, _ source: [UInt8], _ damaged: [UInt8]
  ) -> Outcome? {
    let found = rules(damaged)
    let fixed = Fixer(linter, includesUnsafe: true).fix(damaged, layout: .single, kind: nil).bytes
    let isValid = JSONTree.read(damaged) { $0.errors.isEmpty }
    if isValid { XCTAssertEqual(found, [], "\(damage) \(place)") }
    let isRestored = spaced(fixed) == spaced(source)
    if isValid || isRestored && found.count == 1 { return nil }
    let left = rules(fixed)
    let end = isRestored ? "restored" : left.isEmpty ? "other" : left.joined(separator: ", ")
    let findings = found.isEmpty ? "none" : found.joined(separator: ", ")
    return (place, damage, "\(findings) → \(end)")
  }

  private let linter = TestLinter.linter(level: .hint, kind: .sendRequest, select: ["syntax"])

  private func rules(_ bytes: [UInt8]) -> [String] { linter.lint(bytes).diagnostics.map(\.rule) }
}
