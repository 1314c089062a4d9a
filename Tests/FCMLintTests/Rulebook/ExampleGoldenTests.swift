import FCMLint
import FCMLintReporting
import FCMLintRules
import XCTest

/// The findings of each example with one of its values removed or replaced by a placeholder, which
/// shows the parts of a document that a rule depends on.
final class ExampleGoldenTests: XCTestCase {
  private let all = Rulebook.all

  func testExamplesWithOneOtherValue() throws {
    for family in Rule.Family.allCases where ![.configuration, .syntax].contains(family) {
      var text = ""
      for rule in all where rule.family == family {
        if case .code = rule.check { continue }
        let examples = rule.bad.map { ("bad", $0) } + rule.good.map { ("good", $0) }
        for (sort, example) in examples where !example.contains("\n{") && example.count < 1500 {
          text += "\(rule.id), \(sort) example\n" + lines(rule, MarkedText(example).bytes)
        }
      }
      try Golden.compare(text, with: "fixtures/rules/\(family.rawValue).examples")
    }
  }

  /// One line for each value: the number of findings of the rule itself, and of all other rules.
  private func lines(_ rule: Rule, _ bytes: [UInt8]) -> String {
    var configuration = Configuration()
    configuration.project = rule.project
    let session = LintSession(Linter(rules: all, configuration: configuration))
    var text = ""
    for (name, member, value) in Self.values(of: bytes) {
      let edits = [
        ("missing", Self.withComma(member, bytes), ""), ("filled in", value, "\"{{x}}\""),
      ]
      let counts = edits.map { edit -> String in
        var changed = bytes
        changed.replaceSubrange(edit.1, with: Array(edit.2.utf8))
        let report = changed.withUnsafeBufferPointer { session.lint($0, layout: .single) }
        let found = report.diagnostics
        let own = found.count { $0.rule == rule.id }
        return "\(edit.0) \(own)+\(found.count - own)"
      }
      text += "  \(name): \(counts.joined(separator: ", "))\n"
    }
    return text
  }

  /// The name of each value except the root, the range of its member, and its own range.
  private static func values(of bytes: [UInt8]) -> [(String, Range<Int>, Range<Int>)] {
    JSONTree.read(bytes) { tree in
      guard tree.errors.isEmpty, let root = tree.root else { return [] }
      let values = root.descendants.filter { $0.kind != .key && $0.range != root.range }
      return values.map { node in
        let value = node.range.start..<node.range.end
        let member = (node.key?.range.start ?? value.lowerBound)..<value.upperBound
        return (node.key?.source ?? String(node.source.prefix(24)), member, value)
      }
    }
  }

  /// The range of the member and the comma after it or, at the end, before it.
  private static func withComma(_ member: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
    let behind = bytes[member.upperBound...].firstIndex { !isSpace($0) } ?? bytes.endIndex
    if behind < bytes.endIndex, bytes[behind] == UInt8(ascii: ",") {
      return member.lowerBound..<(behind + 1)
    }
    let before = bytes[..<member.lowerBound].lastIndex { !isSpace($0) } ?? bytes.startIndex
    let start = bytes[before] == UInt8(ascii: ",") ? before : member.lowerBound
    return start..<member.upperBound
  }
}
