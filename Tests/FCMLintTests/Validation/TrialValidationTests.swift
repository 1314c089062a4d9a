import XCTest

@testable import FCMLint

/// The trial that accepts most send requests agrees with the full validation and the detection.
final class TrialValidationTests: XCTestCase {
  private let folders = ["clean", "traps", "foreign", "near", "messages", "reports"]

  func testTrialAndFullValidationAgreeOnEveryFixture() throws {
    var accepted = 0
    var rejected = 0
    for folder in folders {
      for file in try Corpus.files(in: folder) {
        switch compare(file.bytes, "\(folder)/\(file.name)") {
        case true?: accepted += 1
        case false?: rejected += 1
        case nil: break
        }
      }
    }
    XCTAssertGreaterThan(accepted, 100)
    XCTAssertGreaterThan(rejected, 50)
  }

  func testTrialAndFullValidationAgreeWithoutAnyOneByte() throws {
    for file in try Corpus.files(in: "traps") where file.bytes.count < 600 {
      for index in file.bytes.indices {
        var bytes = file.bytes
        bytes.remove(at: index)
        _ = compare(bytes, "\(file.name) without byte \(index)")
      }
    }
  }

  /// What a validator records about a document.
  private struct Fields: Equatable {
    var events: [[Int]]
    var places: [UInt32]

    init(_ validator: SchemaValidator) {
      events = validator.events.map { [Int($0.field.rawValue), Int($0.index)] }
      places = Array(
        UnsafeBufferPointer(start: validator.places, count: Field.allCases.count))
    }
  }

  /// Asserts that a trial accepts a document only if the full validation finds no violation, and that
  /// both record the same fields.
  ///
  /// - Returns: whether the trial accepts it; nil if the document may not be a send request.
  private func compare(_ bytes: [UInt8], _ what: String) -> Bool? {
    JSONTree.read(bytes) { tree in
      guard let root = tree.root, tree.errors.isEmpty, DocumentDetector.mayBeRequest(root) else {
        return nil
      }
      let trial = SchemaValidator(project: .none)
      let full = SchemaValidator(project: .none)
      let wanted = [Bool](repeating: true, count: Field.allCases.count)
      return wanted.withUnsafeBufferPointer { wanted in
        guard let flags = wanted.baseAddress else { return nil }
        _ = full.validate(root, kind: .sendRequest, wanted: flags)
        guard let view = trial.validateSpeculatively(root, kind: .sendRequest, wanted: flags) else {
          // A trial also rejects a key with a placeholder, because it may be any field.
          let hasTemplateKey = root.descendants.contains { $0.key?.isOpaque == true }
          XCTAssertTrue(hasTemplateKey || !full.violations.isEmpty, what)
          return false
        }
        // A trial accepts placeholders in quotes, because a template may remove the quotes.
        XCTAssertTrue(full.violations.allSatisfy { $0.kind == .quotedPlaceholder }, what)
        XCTAssertEqual(Fields(trial), Fields(full), what)
        if DocumentDetector.isRequest(view) {
          XCTAssertEqual(DocumentDetector.detect(on: root)?.kind, .sendRequest, what)
        }
        return true
      }
    }
  }
}
