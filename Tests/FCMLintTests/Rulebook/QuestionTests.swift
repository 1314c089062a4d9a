import FCMLint
import Foundation
import XCTest

/// Questions as people ask them, with the payload they post: a finding states the cause.
final class QuestionTests: XCTestCase {
  /// One line of a file in `fixtures/questions`.
  private struct Question: Decodable {
    var question: String
    /// Any of these rules states the cause.
    var rules: [String]
  }

  private struct Answers {
    var count = 0
    var unanswered: [String] = []
    var total: Int { count + unanswered.count }
  }

  private func answers(at level: Severity) throws -> Answers {
    var answers = Answers()
    for (_, bytes) in try Fixtures.files(in: "questions") {
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let data = Data(line)
        let asked = try JSONDecoder().decode(Question.self, from: data)
        let fields = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let message = try JSONSerialization.data(
          withJSONObject: XCTUnwrap(fields["message"]),
          options: [.sortedKeys, .withoutEscapingSlashes])
        var configuration = Configuration()
        configuration.level = level
        let report = Corpus.report(Array(message), configuration: configuration)
        if report.diagnostics.contains(where: { asked.rules.contains("\($0.rule)") }) {
          answers.count += 1
        } else {
          answers.unanswered.append(asked.question)
        }
      }
    }
    return answers
  }

  func testMostQuestionsAreAnswered() throws {
    let (usual, all) = (try answers(at: .info), try answers(at: .hint))
    XCTAssertGreaterThanOrEqual(usual.total, 191)
    XCTAssertGreaterThanOrEqual(usual.count, 167, "\(usual.unanswered)")
    XCTAssertGreaterThanOrEqual(all.count, 179, "\(all.unanswered)")
  }
}
