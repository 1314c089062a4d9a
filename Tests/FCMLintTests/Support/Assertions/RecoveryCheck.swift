import FCMLint
import FCMLintReporting
import XCTest

/// Asserts the errors of a damaged document, and the result of their repairs.
enum RecoveryCheck {
  /// Asserts errors of one kind; `«` and `»` enclose the invalid bytes.
  static func check(
    _ kind: SyntaxError.Kind, _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let marked = MarkedText(text)
    let errors = TapeCheck.read(marked.bytes, text, file: file, line: line)
    XCTAssertEqual(
      errors.map(\.kind), marked.ranges.map { _ in kind }, text, file: file, line: line)
    XCTAssertEqual(errors.map(\.range), marked.ranges, text, file: file, line: line)
    checkRepairs(of: errors, in: marked.bytes, text, file: file, line: line)
  }

  /// Errors of these kinds always have a repair; kinds in neither list have one if the meaning is
  /// certain.
  private static let repairable: Set<SyntaxError.Kind> = [
    .trailingComma, .missingComma, .missingColon, .typographicQuote, .unquotedKey, .byteOrderMark,
    .controlCharacter,
  ]
  /// Errors of these kinds never have a repair, because only the author knows the meaning.
  private static let unrepairable: Set<SyntaxError.Kind> = [
    .missingValue, .loneSurrogate, .invalidUTF8,
    .extraContent, .emptySource, .duplicateKey, .tooDeep, .mergeConflict,
  ]

  /// Asserts that after the repairs, only errors without one remain.
  private static func checkRepairs(
    of errors: [SyntaxError], in bytes: [UInt8], _ text: String, file: StaticString, line: UInt
  ) {
    for error in errors {
      let isRepaired = !error.repair.isEmpty
      if repairable.contains(error.kind) {
        XCTAssert(isRepaired, text, file: file, line: line)
      }
      if unrepairable.contains(error.kind) {
        XCTAssertFalse(isRepaired, text, file: file, line: line)
      }
    }
    let repaired = EditApplication.apply(errors.flatMap(\.repair), to: bytes)
    let left = TapeCheck.read(repaired, text, file: file, line: line)
    let result = String(decoding: repaired, as: UTF8.self)
    XCTAssertEqual(
      left.map(\.kind), errors.filter(\.repair.isEmpty).map(\.kind), "\(text) became \(result)",
      file: file, line: line)
  }
}
