import Foundation
import XCTest

@testable import FCMLint

/// The distance of the labeled documents from the threshold, and the need for each feature.
final class DetectionMarginTests: XCTestCase {
  /// The nearest documents on both sides of the threshold, which is 10.
  private static let nearest: [(kind: DocumentKind, accepted: String, rejected: String)] = [
    (
      .sendRequest, "13 near/empty-list-beside-validate-only.json:1",
      "7 foreign/translations-with-a-message-block.json:1"
    ),
    (
      .message, "11 messages/legacy-words-at-the-root-of-a-message.json:1",
      "9 foreign/ably-push.json:1"
    ),
    (
      .adminNode, "13 near/node-sdk-seconds-text-as-ttl.json:1",
      "7 detection/send-request.jsonl:52"
    ),
    (
      .deviceGroup, "12 detection/device-group.jsonl:2",
      "8 foreign/config-operation-only.json:1"
    ),
    (
      .topicBatch, "13 near/topic-batch-with-trailing-comma.json:1",
      "7 foreign/ethereum-call-with-priority.json:1"
    ),
    (
      .legacy, "12 near/token-of-the-samples-in-a-legacy-body.json:1",
      "8 detection/none.jsonl:18"
    ),
  ]

  func testNearestDocuments() throws {
    let all = try LabeledDocuments.constraints()
    for constraint in all {
      XCTAssertTrue(
        constraint.isRight(constraint.counts),
        "\(constraint.document) scores \(constraint.score(constraint.counts)) as \(constraint.kind)"
      )
    }
    let constraints = all.filter(\.isScored)
    for (kind, accepted, rejected) in Self.nearest {
      let own = constraints.filter { $0.kind == kind }.map { ($0, $0.score($0.counts)) }
      let least = own.filter(\.0.isOfKind).min { $0.1 < $1.1 }
      let most = own.filter { !$0.0.isOfKind }.max { $0.1 < $1.1 }
      XCTAssertEqual(least.map { "\($0.1) \($0.0.document)" }, accepted)
      XCTAssertEqual(most.map { "\($0.1) \($0.0.document)" }, rejected)
    }
  }

  func testEveryFeatureIsNeeded() throws {
    let constraints = try LabeledDocuments.constraints().filter(\.isScored)
    for feature in Feature.table {
      XCTAssertTrue(
        constraints.contains { constraint in
          let weight = Int(feature.weights[Int(constraint.kind.rawValue)])
          let score = constraint.score(constraint.counts)
          return !constraint.isRight(score - weight * feature.count(constraint.counts))
        }, "no document needs the feature \(feature.name)")
    }
  }

  func testEveryTraitIsNeeded() throws {
    let constraints = try LabeledDocuments.constraints()
    for trait in Trait.allCases {
      XCTAssertTrue(
        constraints.contains { constraint in
          var counts = constraint.counts
          counts[trait] = 0
          return !constraint.isRight(counts)
        }, "no document needs the trait \(trait)")
    }
  }

  /// Writes the input of scripts/derive-detection-weights.py: one line for each constraint.
  func testWriteFeatureMatrix() throws {
    guard let path = ProcessInfo.processInfo.environment["FCMLINT_FEATURE_MATRIX"] else { return }
    let lines = try LabeledDocuments.constraints().filter(\.isScored).map { constraint -> String in
      let counts = Feature.table.map { ($0, $0.count(constraint.counts)) }
        .filter { $0.1 != 0 && $0.0.weights[Int(constraint.kind.rawValue)] != 0 }
        .map { #""\#($0.0.name)": \#($0.1)"# }.joined(separator: ", ")
      return #"{"document": "\#(constraint.document)", "kind": "\#(constraint.kind)", "#
        + #""is": \#(constraint.isOfKind), "features": {\#(counts)}}"#
    }
    try lines.joined(separator: "\n").appending("\n")
      .write(toFile: path, atomically: true, encoding: .utf8)
  }
}
