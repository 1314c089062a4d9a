/// An error in the syntax of JSON, or syntax that parsers interpret differently.
@usableFromInline
package struct SyntaxError: Sendable {
  /// What is wrong.
  @usableFromInline
  package enum Kind: UInt8, CaseIterable, Sendable {
    case trailingComma, missingComma, missingColon, comment
    case singleQuotedString, typographicQuote, unquotedKey, backtickString, escapedQuote
    case nonJSONLiteral, missingValue, unexpectedToken, badNumber
    case badEscape, controlCharacter, loneSurrogate, invalidUTF8
    case unterminatedString, unclosedContainer, mismatchedBracket, missingBraces
    case extraContent, emptySource, byteOrderMark, duplicateKey, tooDeep, mergeConflict
  }

  /// Facts about an error that not every error of its kind has.
  package enum Detail: Equatable, Sendable {
    case none
    /// For an unclosed container: the number of containers open at the end, including this one.
    case openContainers(Int)
    /// For nesting that is too deep: the number of levels allowed.
    case depthLimit(Int)
    /// For missing braces: which ones.
    case missingBraces(MissingBraces)
    /// For a mismatched bracket: the closer is instead of the right one, which is not missing.
    case replacedCloser
    /// For extra content: it begins with a closer or comma that an earlier closer may have
    /// displaced.
    case surplusCloser
    /// For an unexpected closer or a missing comma: a container ended too early.
    case endedContainerEarly
    /// For a comment or string: it has no end and extends to the end of the document.
    case reachesEnd
  }

  /// Which braces around a document are missing.
  package enum MissingBraces: Sendable {
    case opening, both
    /// Braces around the members of an object inside the document.
    case openingOfObject, bothOfObject
    /// The braces are on other lines of a source with one document on each line.
    case onOtherLines
  }

  /// What is wrong.
  package var kind: Kind
  /// The offending bytes.
  package var range: ByteRange
  /// Another position that explains this one: the first of two duplicate keys, or a closer.
  package var related: ByteRange?
  /// The edits that make the text valid JSON; empty if there is no single obvious repair.
  package var repair: [Edit]
  /// More facts about the error.
  package var detail: Detail
  /// The node with the error: a string for an error inside it, otherwise the innermost container.
  var node: Int

  init(
    _ kind: Kind, _ range: ByteRange, node: Int, related: ByteRange? = nil, repair: [Edit] = [],
    detail: Detail = .none
  ) {
    self.kind = kind
    self.range = range
    self.node = node
    self.related = related
    self.repair = repair
    self.detail = detail
  }

  /// Whether brackets do not match, so that it is uncertain which object contains which member.
  var shiftsMembers: Bool {
    switch kind {
    case .unclosedContainer: true
    // Members in brackets instead of braces are in the right place.
    case .mismatchedBracket: repair.isEmpty
    case .extraContent: detail == .surplusCloser
    case .missingBraces: detail == .missingBraces(.onOtherLines)
    case .unexpectedToken, .missingComma: detail == .endedContainerEarly
    default: false
    }
  }

  /// The end of a member that was moved out of its object, whose comma is elsewhere.
  var endOfMovedMember: Int? {
    guard kind == .missingComma, let related, related.start < range.start else { return nil }
    return repair.first?.range.start
  }

  /// Whether the bytes were skipped, so that no node represents them.
  var isUnread: Bool {
    switch kind {
    case .unexpectedToken, .comment, .missingValue, .missingColon, .extraContent, .mergeConflict:
      true
    default: false
    }
  }

  /// Whether the error may hide members of an object.
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
