import FCMLint
import XCTest

/// The findings in a document in which one byte, one token or one line is damaged.
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

  func testTokens() throws {
    try Golden.compare(
      damagedTokens(of: Array(message.utf8)), with: "fixtures/findings/damaged-tokens.expected")
    try Golden.compare(
      damagedTokens(of: Array(template.utf8)), with: "fixtures/findings/damaged-template.expected")
  }

  /// One byte is missing, replaced or inserted.
  func testBytes() throws {
    let source = Array(#"{"a":"b c","d":[1.5,true,{"e":null}],"f":{}}"#.utf8)
    var text = ""
    for place in source.indices {
      text += finding("byte \(place) missing", source, [(place..<(place + 1), "")])
      for other in ["{", "]", ":", ",", "\"", "\\", "\n", "x"] {
        let name = "\(JSONEscaping.quoted(other)) at byte \(place)"
        text += finding("\(name), new", source, [(place..<place, other)])
        text += finding(name, source, [(place..<(place + 1), other)])
      }
    }
    try Golden.compare(text, with: "fixtures/findings/damaged-bytes.expected")
  }

  private func damagedTokens(of bytes: [UInt8]) -> String {
    let tokens = tokens(of: bytes)
    var text = ""
    for (index, token) in tokens.enumerated() {
      let source = String(decoding: bytes[token], as: UTF8.self)
      let place = "token \(index + 1), \(source)"
      text += finding("\(place), missing", bytes, [(token, "")])
      text += finding("\(place), twice", bytes, [(token, source + " " + source)])
      if index + 1 < tokens.count {
        let next = tokens[index + 1]
        let other = String(decoding: bytes[next], as: UTF8.self)
        let swap = [(token, other), (next, source)]
        text += finding("\(place), after the next", bytes, swap)
      }
      for end in [token.lowerBound, token.upperBound - 1] {
        guard let other = others[bytes[end]] else { continue }
        text += finding("\(place), with \(other)", bytes, [(end..<(end + 1), other)])
        guard source.count > 1 else { break }
        text += finding("\(place), cut", bytes, [(end..<(end + 1), "")])
      }
    }
    return text
  }

  func testLines() throws {
    var text = ""
    let lines = message.components(separatedBy: "\n")
    func add(_ title: String, _ lines: [String]) {
      text += "\(title)\n" + findings(Array(lines.joined(separator: "\n").utf8))
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
    try Golden.compare(text, with: "fixtures/findings/damaged-lines.expected")
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

  private func finding(
    _ title: String, _ source: [UInt8], _ edits: [(Range<Int>, String)]
  ) -> String {
    var bytes = source
    for (range, text) in edits.reversed() { bytes.replaceSubrange(range, with: Array(text.utf8)) }
    return "\(title)\n" + findings(bytes)
  }

  private func findings(_ bytes: [UInt8]) -> String {
    diagnose(bytes, as: .sendRequest, select: ["syntax"]).map(\.goldenText).joined()
  }
}
