/// A place where the bytes are not JSON, or not JSON that every reader understands alike.
package struct SyntaxError: Sendable {
  /// What is wrong.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case trailingComma, missingComma, missingColon, comment
    case singleQuotedString, typographicQuote, unquotedKey, backtickString
    case nonJSONLiteral, missingValue, unexpectedToken, badNumber
    case badEscape, controlCharacter, loneSurrogate, invalidUTF8
    case unterminatedString, unclosedContainer, mismatchedBracket, missingBraces
    case extraContent, emptySource, byteOrderMark, duplicateKey, tooDeep
  }

  /// What is wrong.
  package var kind: Kind
  /// The offending bytes.
  package var range: ByteRange
  /// Another place that explains this one: the first of two equal keys, the place of a closer.
  package var related: ByteRange?
  /// What would make it JSON again; empty where no single repair is meant.
  package var repair: [Edit]
  /// How many: containers left open at the end, levels that are allowed, braces that are missing
  /// (3 when those stand on other lines of a source with one document on each),
  /// closers behind the document (at least), else 1; 2 for a closer too many that ended a container,
  /// and for a comma that lacks in front of a block whose closer came too early.
  package var count: Int
  /// The node the error stands in: a string for an error inside it, else the innermost container.
  var node: Int

  init(
    _ kind: Kind, _ range: ByteRange, node: Int, related: ByteRange? = nil, repair: [Edit] = [],
    count: Int = 1
  ) {
    self.kind = kind
    self.range = range
    self.node = node
    self.related = related
    self.repair = repair
    self.count = count
  }

  /// Whether brackets do not match, so that the place of every member is a guess.
  var shiftsMembers: Bool {
    switch kind {
    case .unclosedContainer: true
    // Members in brackets instead of braces are where they belong.
    case .mismatchedBracket: repair.isEmpty
    case .extraContent: count > 0
    case .unexpectedToken, .missingComma: count > 1
    default: false
    }
  }

  /// Where the member ends that was moved out of its object: its comma is elsewhere.
  var endOfMovedMember: Int? {
    guard kind == .missingComma, let related, related.start < range.start else { return nil }
    return repair.first?.range.start
  }

  /// Whether the bytes were passed over, so that no node stands for them.
  var isUnread: Bool {
    switch kind {
    case .unexpectedToken, .comment, .missingValue, .missingColon, .extraContent: true
    default: false
    }
  }

  /// Whether members of an object may be lost in the error.
  func mayHideMembers(of object: ByteRange) -> Bool {
    switch kind {
    case .nonJSONLiteral: object.start <= range.start && range.end <= object.end
    case .unexpectedToken where shiftsMembers: true
    case .missingValue, .unexpectedToken, .missingColon, .unterminatedString:
      repair.isEmpty && object.start <= range.start && range.end <= object.end
    case .tooDeep: true
    default: shiftsMembers
    }
  }
}
