import XCTest

@testable import FCMLint

/// Every field of a send request is recognized in its place, in both spellings, and never as a
/// typo.
final class FieldIndexTests: XCTestCase {
  private let about = [
    "unknown-field", "misplaced-field", "wrong-type", "non-string-value",
    "unknown-enum-value", "bad-duration", "bad-timestamp", "legacy-field", "sdk-spelling",
  ]

  /// The tables are in the order of the IDs, by which objects are looked up.
  func testObjectsAreInTheOrderOfTheirIds() {
    XCTAssertEqual(Schema.objects.map(\.id), SchemaObject.ID.allCases)
  }

  func testSetContainsItsFields() {
    for field in Field.allCases {
      let set = FieldSet(field, .topic, field)
      var held: [Int] = []
      set.visit { held.append($0) }
      XCTAssertEqual(Set(held), [Int(field.rawValue), Int(Field.topic.rawValue)])
      XCTAssertTrue(set.contains(field) && set.contains(.topic))
      XCTAssertEqual(set.contains(.message), field == .message)
    }
  }

  /// The paths of all fields with their types.
  private var fields: [(path: [String], type: String)] { Self.fields(of: .request) }

  private static func fields(of object: SchemaObject.ID) -> [(path: [String], type: String)] {
    (Schema.objects.first { $0.id == object }?.rows ?? []).flatMap { row in
      var inner: [(path: [String], type: String)] = []
      if case .object(let child) = row.type { inner = fields(of: child) }
      return [([row.name], word(row.type))] + inner.map { ([row.name] + $0.path, $0.type) }
    }
  }

  /// The name of a type; for an enumeration, its first value.
  private static func word(_ type: ValueType) -> String {
    switch type {
    case .enumeration(let values): values.words[0]
    case .list(_, let element): "\(element)s"
    case .object, .freeObject: "object"
    case .stringMap: "map"
    default: "\(type)"
    }
  }

  private func value(_ type: String) -> String {
    switch type {
    case "string": "\"a\""
    case "bool": "true"
    case "int32": "3"
    case "float": "0.5"
    case "duration": "\"3.5s\""
    case "timestamp": "\"2024-02-29T00:00:00Z\""
    case "strings": "[\"a\"]"
    case "durations": "[\"0s\", \"1s\"]"
    case "map": "{\"a\": \"b\"}"
    case "object": "{}"
    default: "\"\(type)\""
    }
  }

  private func found(_ path: [String], _ value: String) -> [String] {
    let text = path.reversed().reduce(value) { "{\"\($1)\": \($0)}" }
    return diagnose(text, as: .sendRequest).map(\.rule).filter(about.contains)
  }

  private func camel(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }

  func testFieldsAreThoseOfTheGolden() throws {
    let lines = fields.map { $0.path.joined(separator: ".") + " \($0.type)\n" }
    try Golden.compare(lines.sorted().joined(), with: "fixtures/schema/fields.txt")
  }

  func testEveryFieldIsKnownInBothSpellings() {
    for field in fields {
      let value = value(field.type)
      XCTAssertEqual(found(field.path, value), [], "\(field.path)")
      XCTAssertEqual(found(field.path.map(camel), value), [], "\(field.path)")
    }
  }

  func testNamesAreCaseSensitive() {
    for field in fields {
      guard let last = field.path.last else { continue }
      let shouted = field.path.dropLast() + [last.uppercased()]
      let rules = found(Array(shouted), value(field.type))
      XCTAssertEqual(rules, ["unknown-field"], "\(shouted)")
    }
  }

  func testOtherTypesAreRejected() {
    for field in fields {
      let wrong = field.type == "strings" || field.type == "durations" ? "{}" : "[[]]"
      XCTAssertEqual(found(field.path, wrong), ["wrong-type"], "\(field.path)")
    }
  }
}
