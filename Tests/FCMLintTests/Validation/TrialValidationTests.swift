import XCTest

@testable import FCMLint

/// What the walk takes for a send request without weighing evidence is one by its evidence too.
final class TrialValidationTests: XCTestCase {
  private let folders = ["clean", "traps", "foreign", "near", "messages", "reports"]

  func testEvidenceAgreesOnEveryFixture() throws {
    var agreed = 0
    for folder in folders {
      for file in try Corpus.files(in: folder) {
        agreed += compare(file.bytes, "\(folder)/\(file.name)")
      }
    }
    XCTAssertGreaterThan(agreed, 100)
  }

  func testEvidenceAgreesWithoutAnyOneByte() throws {
    for file in try Corpus.files(in: "traps") where file.bytes.count < 600 {
      for index in file.bytes.indices {
        var bytes = file.bytes
        bytes.remove(at: index)
        _ = compare(bytes, "\(file.name) without byte \(index)")
      }
    }
  }

  /// 1 where both say that it is a send request, 0 where the walk does not say so.
  private func compare(_ bytes: [UInt8], _ what: String) -> Int {
    JSONTree.read(bytes) { tree in
      guard let root = tree.root, tree.errors.isEmpty, DocumentDetector.mayBeRequest(root) else {
        return 0
      }
      let validator = SchemaValidator(project: .none)
      let wanted = [Bool](repeating: true, count: Field.allCases.count)
      return wanted.withUnsafeBufferPointer { wanted in
        guard let flags = wanted.baseAddress,
          let view = validator.validateTrial(root, kind: .sendRequest, wanted: flags),
          DocumentDetector.isRequest(view)
        else { return 0 }
        XCTAssertEqual(DocumentDetector.detect(on: root)?.kind, .sendRequest, what)
        let events = validator.events.map { [Int($0.field.rawValue), Int($0.index)] }
        _ = validator.validate(root, kind: .sendRequest, wanted: flags)
        // What the quotes of a template become is not known: they are told, and are no flaw.
        XCTAssertTrue(validator.violations.allSatisfy { $0.kind == .quotedPlaceholder }, what)
        XCTAssertEqual(
          validator.events.map { [Int($0.field.rawValue), Int($0.index)] }, events, what)
        return 1
      }
    }
  }
}
