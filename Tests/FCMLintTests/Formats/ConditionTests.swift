import XCTest

@testable import FCMLint

/// How conditions are read; `fixtures/cases/targeting/bad-condition.cases` has the problems of texts.
final class ConditionTests: XCTestCase {
  /// The effect of repeated topics, and the place of a topic without effect.
  private func effect(_ text: String) -> String? {
    switch Condition(bytes: Array(text.utf8)).repetitionEffect {
    case nil: nil
    case .never: "never"
    case .always: "always"
    case .idle(let topic): "idle \(topic.literal.lowerBound)"
    }
  }

  func testEffectOfRepeatedTopics() {
    let table: [(String, String?)] = [
      ("'a' in topics && 'b' in topics", nil),
      ("'a' in topics && !('a' in topics)", "never"),
      ("!('a' in topics || 'b' in topics) && 'b' in topics", "never"),
      ("'a' in topics || !'a' in topics", "always"),
      ("'a' in topics || 'a' in topics", "idle 17"),
      ("'a' in topics && \"a\" in topics", "idle 17"),
      ("'a' in topics || ('a' in topics && 'b' in topics)", "idle 35"),
      ("'a' in topics && ('a' in topics || 'b' in topics)", "idle 35"),
      // Both occurrences are needed.
      ("('a' in topics && 'b' in topics) || (!('a' in topics) && 'c' in topics)", nil),
      ("('a' in topics || 'b' in topics) && !('a' in topics && 'b' in topics)", nil),
      // From left to right: (a || b) && a is a.
      ("'a' in topics || 'b' in topics && 'a' in topics", "idle 17"),
      ("'a' in topics || 'A' in topics", nil),
      ("'a' in topics ||", nil),
      ((1...6).map { _ in "'a' in topics" }.joined(separator: " || "), nil),
    ]
    for (text, expected) in table { XCTAssertEqual(effect(text), expected, text) }
  }

  func testSummaryFindsAllRepetitions() {
    for name in ["a", "ab", "news-2026", String(repeating: "x", count: 900)] {
      for other in ["b", "ba", "news-2027"] {
        let text = "'\(name)' in topics || '\(other)' in topics && '\(name)' in topics"
        Array(text.utf8).withUnsafeBufferPointer {
          XCTAssertTrue(ConditionSummary(text: $0).mayRepeat, text)
        }
      }
    }
    let many = "'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics"
    Array(many.utf8).withUnsafeBufferPointer {
      XCTAssertFalse(ConditionSummary(text: $0).mayRepeat)
    }
  }

  func testRepairsLeadToConditionsWithoutThatFault() {
    let texts = [
      "'a' in topics and 'b' in topics OR not 'c' in Topics", "‘a’ in topics & `b` in topics",
      "a in topics &amp;&amp; 'b in topics | '/topics/c' in topics",
    ]
    for text in texts {
      var bytes = Array(text.utf8)
      for problem in Condition(bytes: bytes).problems.reversed() {
        guard let repair = problem.repair else { continue }
        bytes.replaceSubrange(problem.range, with: Array(repair.utf8))
      }
      XCTAssertTrue(
        Condition(bytes: bytes).problems.isEmpty, String(decoding: bytes, as: UTF8.self))
    }
  }

  func testMixturesAreAtTheFirstChangeOfEachLevel() {
    let text = "'a' in topics || ('b' in topics && 'c' in topics || 'd' in topics) && 'e' in topics"
    let condition = Condition(bytes: Array(text.utf8))
    XCTAssertEqual(condition.mixtures.map { condition.text($0.change) }, ["||", "&&"])
    XCTAssertEqual(condition.mixtures.map(\.start), [18, 0])
    XCTAssertEqual(condition.topics.map { condition.text($0.name) }, ["a", "b", "c", "d", "e"])
  }

  /// Asserts that the summary of a valid text agrees with the parsed condition.
  private func assertAgreement(_ bytes: [UInt8]) {
    let outline = bytes.withUnsafeBufferPointer { ConditionSummary(text: $0) }
    guard outline.isSound else { return }
    let condition = Condition(bytes: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    XCTAssertTrue(condition.isComplete && condition.problems.isEmpty, text)
    XCTAssertEqual(outline.topics, condition.topics.count, text)
    XCTAssertEqual(outline.isMixed, !condition.mixtures.isEmpty, text)
    XCTAssertFalse(condition.topics.contains(where: \.isDoubleQuoted), text)
  }

  func testCommonConditionsAreRecognizedBySummary() {
    let texts = [
      "'news' in topics", "'a' in topics && 'b' in topics", "!('a' in topics) || 'b' in topics",
      "'news' in topics && ('sport' in topics || 'city' in topics)", "  ( ! 'a' in topics )  ",
      "'a' in topics||'b' in topics", "(('a' in topics && 'b' in topics) || 'c' in topics)",
      "'a' in topics && 'b' in topics || 'c' in topics",
      "'\(String(repeating: "a", count: 900))' in topics",
    ]
    for text in texts {
      let bytes = Array(text.utf8)
      XCTAssertTrue(bytes.withUnsafeBufferPointer { ConditionSummary(text: $0) }.isSound, text)
      assertAgreement(bytes)
      // For any change of one byte, both agree.
      for index in bytes.indices where bytes.count < 100 {
        for byte in "'\"()!&|a i7 ".utf8 {
          var other = bytes
          other[index] = byte
          assertAgreement(other)
        }
        assertAgreement(Array(bytes[..<index]))
        assertAgreement(Array(bytes[..<index] + bytes[(index + 1)...]))
      }
    }
    for text in ["", "'a'", "'a' in topicsx", "'a' in topics &", "('a' in topics", "'' in topics"] {
      let bytes = Array(text.utf8)
      XCTAssertFalse(bytes.withUnsafeBufferPointer { ConditionSummary(text: $0) }.isSound, text)
    }
  }

  /// `make scaling` measures the time of such conditions.
  func testLongConditionsAreRead() {
    let million = 1_000_000
    for text in ["(", "!", "!(", ")", "'", "a ", "&", "'a' in topics & ", "''", " ", "\"", "('"] {
      let bytes = Array(String(repeating: text, count: million / text.utf8.count).utf8)
      let condition = Condition(bytes: bytes)
      XCTAssertFalse(condition.isComplete && condition.problems.isEmpty)
    }
    let deep =
      String(repeating: "(", count: 100_000) + "'a' in topics"
      + String(repeating: ")", count: 100_000)
    XCTAssertTrue(Condition(bytes: Array(deep.utf8)).isComplete)
  }

  func testAnyTextHasProblemsInsideIt() {
    let pieces = [
      "'", "\"", "`", "‘", "’", "(", ")", "!", "&", "&&", "|", "||", " ", "a", "in", "topics",
      "and",
      "not", "or", "'a' in topics", "amp;", "/topics/", "é", "\u{0}", "topic", "#", "\n",
    ]
    var generator = Shuffle(state: 42)
    func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    for _ in 0..<20_000 {
      let text = (0..<next(12)).map { _ in pieces[next(pieces.count)] }.joined()
      var bytes = Array(text.utf8)
      // Some texts are cut in the middle of a character.
      if next(8) == 0, !bytes.isEmpty { bytes.removeLast() }
      let condition = Condition(bytes: bytes)
      for range in condition.problems.map(\.range) + condition.topics.map(\.literal) {
        XCTAssertTrue(range.lowerBound >= 0 && range.upperBound <= bytes.count, text)
      }
      let starts = condition.problems.map(\.range.lowerBound)
      XCTAssertEqual(starts, starts.sorted(), text)
      assertAgreement(bytes)
      XCTAssertTrue(condition.isComplete || !condition.problems.isEmpty, text)
      let repaired = condition.problems.filter { $0.repair != nil }
      for (one, two) in zip(repaired, repaired.dropFirst()) {
        XCTAssertLessThanOrEqual(one.range.upperBound, two.range.lowerBound, text)
      }
    }
  }
}
