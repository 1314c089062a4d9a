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

  /// What is known beyond the kind of an error.
  package enum Detail: Equatable, Sendable {
    case none
    /// Of an unclosed container: how many containers are open at the end, itself included.
    case openContainers(Int)
    /// Of too deep nesting: how many levels are allowed.
    case depthLimit(Int)
    /// Of missing braces: which ones.
    case missingBraces(MissingBraces)
    /// Of a mismatched bracket: the closer takes the place of the right one, which is not missing.
    case replacedCloser
    /// Of extra content: it begins with a closer or comma that an earlier closer may have displaced.
    case surplusCloser
    /// Of an unexpected closer or a missing comma: a container ended too early.
    case endedContainerEarly
    /// Of a comment or string: it has no end, and everything up to the end of the document is in it.
    case reachesEnd
  }

  /// Which braces around a document are missing.
  package enum MissingBraces: Sendable {
    case opening, both
    /// They stand on other lines of a source that has one document on each line.
    case onOtherLines
  }

  /// What is wrong.
  package var kind: Kind
  /// The offending bytes.
  package var range: ByteRange
  /// Another place that explains this one: the first of two equal keys, the place of a closer.
  package var related: ByteRange?
  /// What would make it JSON again; empty where no single repair is meant.
  package var repair: [Edit]
  /// What else is known about an error of its kind.
  package var detail: Detail
  /// The node the error stands in: a string for an error inside it, else the innermost container.
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

  /// Whether brackets do not match, so that the place of every member is a guess.
  var shiftsMembers: Bool {
    switch kind {
    case .unclosedContainer: true
    // Members in brackets instead of braces are where they belong.
    case .mismatchedBracket: repair.isEmpty
    case .extraContent: detail == .surplusCloser
    case .unexpectedToken, .missingComma: detail == .endedContainerEarly
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
