import FCMLint
import FCMLintReporting
import FCMLintRules
import XCTest

/// The members that each rule depends on, found by leaving out each value of its examples, replacing
/// it with a placeholder, and adding a key that a template fills in;
/// `fixtures/rules/dependencies.txt` has a line for each rule.
final class DependencyGoldenTests: XCTestCase {
  func testEachRuleDependsOnTheListedMembers() throws {
    var text = ""
    for family in Rule.Family.allCases where ![.configuration, .syntax].contains(family) {
      text += "# \(family.rawValue)\n"
      for rule in Rulebook.all where rule.family == family {
        if case .code = rule.check { continue }
        let line = Dependencies(rule).line
        if !line.isEmpty { text += "\(rule.id): \(line)\n" }
      }
    }
    try Golden.compare(text, with: "fixtures/rules/dependencies.txt")
  }
}

/// What one rule depends on.
private struct Dependencies {
  private var parts: [(title: String, names: [String])] = [
    ("only with", []), ("not if unknown", []), ("even if unknown", []), ("also without", []),
    ("also if unknown", []), ("not next to an unknown key in", []),
  ]
  private let rule: Rule
  private let session: LintSession

  init(_ rule: Rule) {
    var configuration = Configuration()
    configuration.project = rule.project
    configuration.level = .hint
    self.rule = rule
    session = LintSession(TestLinter.of(configuration))
    for example in rule.bad + rule.good where !example.contains("\n{") && example.count < 1500 {
      read(MarkedText(example).bytes)
    }
  }

  /// `only with a, b; not if unknown c`: in a bad example, the finding is absent without a or b, and
  /// if c is a placeholder.
  var line: String {
    parts.filter { !$0.names.isEmpty }.map { "\($0.title) \($0.names.joined(separator: ", "))" }
      .joined(separator: "; ")
  }

  private func findings(_ bytes: [UInt8], as kind: DocumentKind? = nil) -> [Diagnostic] {
    bytes.withUnsafeBufferPointer { session.lint($0, layout: .single, kind: kind) }.diagnostics
      .filter { $0.rule == rule.id }
  }

  private mutating func read(_ bytes: [UInt8]) {
    let found = findings(bytes)
    readObjects(bytes, found)
    for (name, member, value) in Self.values(of: bytes) {
      let places = found.map { $0.range.start..<$0.range.end }
      // Without the place of a finding, or the object that it is in, the finding is absent anyway.
      let contains = { (range: Range<Int>) in
        places.contains { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound }
      }
      if !contains(member) {
        let rest = replacing(Self.withComma(member, bytes), with: "", in: bytes)
        if rest < found.count { add(name, 0) }
        if rest > found.count { add(name, 3) }
      }
      if !contains(value) || places.contains(value) {
        let rest = replacing(value, with: "\"{{x}}\"", in: bytes)
        if rest < found.count, !places.contains(value) { add(name, 1) }
        if rest >= found.count, places.contains(value) { add(name, 2) }
        if rest > found.count { add(name, 4) }
      }
    }
  }

  /// A placeholder in an object may add the member that a rule misses.
  private mutating func readObjects(_ bytes: [UInt8], _ found: [Diagnostic]) {
    let objects = JSONTree.read(bytes) { tree -> [(String, Int)] in
      guard tree.errors.isEmpty, let root = tree.root else { return [] }
      return ([root] + root.descendants).filter { $0.isObject && !$0.isEmptyContainer }
        .map { ($0.key?.text ?? "the root", $0.range.start) }
    }
    for (name, start) in objects {
      let key = #"{ "{{key}}": "x", "#
      if replacing(start..<(start + 1), with: key, in: bytes, as: found.first?.kind) < found.count {
        add(name, 5)
      }
    }
  }

  private mutating func add(_ name: String, _ part: Int) {
    if !parts[part].names.contains(name) { parts[part].names.append(name) }
  }

  private func replacing(
    _ range: Range<Int>, with text: String, in bytes: [UInt8], as kind: DocumentKind? = nil
  ) -> Int {
    var changed = bytes
    changed.replaceSubrange(range, with: Array(text.utf8))
    return findings(changed, as: kind).count
  }

  /// The name of each value except the root, the range of its member, and its own range.
  private static func values(of bytes: [UInt8]) -> [(String, Range<Int>, Range<Int>)] {
    JSONTree.read(bytes) { tree in
      guard tree.errors.isEmpty, let root = tree.root else { return [] }
      let values = root.descendants.filter { $0.kind != .key && $0.range != root.range }
      return values.map { node in
        let value = node.range.start..<node.range.end
        let member = (node.key?.range.start ?? value.lowerBound)..<value.upperBound
        return (node.key?.text ?? String(node.source.prefix(24)), member, value)
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
