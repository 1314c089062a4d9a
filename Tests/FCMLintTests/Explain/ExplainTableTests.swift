import FCMLint
import FCMLintEmbedding
import FCMLintReporting
import FCMLintRules
import Foundation
import XCTest

/// The questions in `fixtures/explain`: what people ask, with or without a file.
final class ExplainTableTests: XCTestCase {
  /// One line of a file in `fixtures/explain`.
  private struct Question: Decodable {
    var question: String
    var file: String?
    var filename: String?
    /// Any of these answers it: rules, `aspect/platform`, `error:NAME`, or `outside`.
    var expect: [String]
    /// `late` if the answer is not the first one, `missed` if there is none yet.
    var state: String?
  }

  private func answer(_ asked: Question) -> (
    topics: [String], ids: [String], text: String, isOutside: Bool
  ) {
    var file: AskedFile?
    if let text = asked.file {
      let path = FilePath(asked.filename ?? "push.json")
      let type = FileType(of: path)
      let language = type == nil ? HostLanguage(named: path) : nil
      let layout = type?.layout ?? .single
      file = AskedFile(Array(text.utf8), path: "\(path)") {
        let session = LintSession(TestLinter.all)
        if let language {
          return EmbeddedLinter(
            session, language: language, templates: TestLinter.all.configuration.templates,
            kind: nil, isForced: true
          ).lint(Array($0), extras: $1)
        }
        return session.lint(
          $0, layout: layout, kind: nil, claim: type?.claim, extras: $1, deliver: $2)
      }
    }
    let found = Explanation(asked.question, in: file, style: TerminalStyle(columns: 80))
    let isOutside = !found.causes.outside.isEmpty || found.causes.error?.rules.isEmpty == true
    return (found.causes.topics, found.ids, found.text, isOutside)
  }

  func testQuestionsHaveTheirAnswers() throws {
    for (name, bytes) in try Fixtures.files(in: "explain") {
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let asked = try JSONDecoder().decode(Question.self, from: Data(line))
        let (topics, ids, text, isOutside) = answer(asked)
        func isAnswered(by ids: [String]) -> Bool {
          asked.expect.contains { fits($0, asked, topics, ids, isOutside) }
        }
        let state =
          isAnswered(by: Array(ids.prefix(1))) ? nil : isAnswered(by: ids) ? "late" : "missed"
        XCTAssertEqual(
          state, asked.state,
          "\(name): \(asked.question) [\(asked.filename ?? "")]: \(topics) \(ids.prefix(4))")
        let isRule = !asked.expect.contains { $0 == "outside" || $0.hasPrefix("error:") }
        XCTAssertFalse(isRule && text.contains("payload is not at fault"), asked.question)
      }
    }
  }

  private func fits(
    _ expected: String, _ asked: Question, _ topics: [String], _ ids: [String], _ isOutside: Bool
  ) -> Bool {
    if expected == "outside" { return isOutside }
    if expected.hasPrefix("error:") {
      let error = KnownError.first(in: String(expected.dropFirst(6)))
      return error != nil && error?.texts == KnownError.first(in: asked.question)?.texts
    }
    guard expected.contains("/") else { return ids.contains(expected) }
    let parts = expected.split(separator: "/").map { String($0) }
    // The look of a notification is several aspects.
    let aspects = parts[0] == "look" ? ["icon", "color", "group", "buttons"] : [parts[0]]
    return topics.contains { topic in
      let own = topic.split(separator: "/").map { String($0) }
      return aspects.contains(own[0])
        && (own[1] == parts[1] || own[1] == "any" || parts[1] == "any")
    }
  }

  /// The words of an ID, and the first message about the first example.
  func testRulesAreFoundByTheirWordsAndMessages() {
    var wrong: [String] = []
    for rule in Rulebook.all {
      let spaced = String(rule.id.map { $0 == "-" ? " " : $0 })
      for text in [rule.id, spaced, String(rule.id.map { $0 == "-" ? "_" : $0 })] {
        if SymptomCauses(text).rules.first?.id != rule.id {
          wrong.append(text)
        }
      }
      guard let example = rule.bad.first, let message = message(example, rule) else { continue }
      if SymptomCauses(message).rules.first?.id != rule.id {
        wrong.append("\(rule.id): \(message)")
      }
    }
    XCTAssertEqual(wrong, [])
  }

  private func message(_ example: String, _ rule: Rule) -> String? {
    RuleExample(example, of: rule).diagnostics.first?.message
  }
}
