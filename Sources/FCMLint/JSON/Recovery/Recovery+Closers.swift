// Repairs at closers: wrong type, surplus, missing or too early.
extension JSONParser {
  /// The number of closers minus openers after this byte.
  mutating func closersAhead() -> Int { damaged.surplusOfClosers(from: position &+ 1) }

  /// The previous closer had the wrong type: two closers are in the wrong order.
  /// `{"a": [1}]` → `{"a": [1]}`
  mutating func repairCrossedClosers() -> Step? {
    guard isCloser(position), let last = tree.errors.last, last.detail == .replacedCloser,
      let closer = last.related, indexAfterSpace(from: closer.end) == position
    else { return nil }
    return close()
  }

  /// There are enough closers after this one for all open containers.
  /// `{"a": 1], "b": 2}` → `{"a": 1, "b": 2}`
  mutating func repairSurplusCloser() -> Step? {
    guard isCloser(position), closersAhead() >= stack.count else { return nil }
    if continuesError() {
      position &+= 1
      return .afterValue
    }
    return skipUnexpected(then: .afterValue, repairs: true)
  }

  /// There are enough closers for the outer containers, or none of the outer containers has this
  /// type.
  /// `{"a": [1}, "b": 2}` → `{"a": [1], "b": 2}`
  mutating func repairReplacedCloser() -> Step? {
    guard isCloser(position) else { return nil }
    if closersAhead() != stack.count &- 1, enclosing(ofType: byte) != nil { return nil }
    return replaceCloser()
  }

  /// A parenthesis ends a container, and there are enough closers for the outer containers.
  /// `{"a": [1), "b": 2}` → `{"a": [1], "b": 2}`
  mutating func repairParenthesis() -> Step? {
    guard byte == .closeParenthesis, closersAhead() == stack.count &- 1 else { return nil }
    return replaceCloser()
  }

  /// Treats the closer here as the expected one: it has the wrong type, and none is missing.
  private mutating func replaceCloser() -> Step {
    let (object, opener) = (container, openerOfContainer)
    let closer = ByteRange(position, position &+ 1)
    let step = close()
    error(
      .mismatchedBracket, opener, opener &+ 1, node: object, related: closer,
      detail: .replacedCloser)
    return step
  }

  /// The closer belongs to an outer container: the inner ones are not closed.
  /// `{"a": {"b": [1}}` → `{"a": {"b": [1]}}`
  mutating func repairMissingCloser() -> Step? {
    guard isCloser(position), let enclosing = enclosing(ofType: byte) else { return nil }
    error(
      .mismatchedBracket, openerOfContainer, openerOfContainer &+ 1,
      related: ByteRange(position, position &+ 1))
    while stack.count > enclosing &+ 1 { _ = closeContainer(at: position) }
    return .afterValue
  }

  private func enclosing(ofType closer: UInt8) -> Int? {
    stack.lastEnclosing { $0.isObject == (closer == .closeBrace) }
  }

  // MARK: The end of the document, and too deep nesting

  /// The document ends inside open containers: one error, at the innermost opener or, judging by
  /// the indentation, at the opener whose closer is missing.
  /// `{"a": {"b": 1` → `{"a": {"b": 1}}`
  mutating func endOfSource() -> Step {
    if isBare {
      reportMissingBraces()
    } else if !stack.isEmpty, MultilineDocument.goesOn(after: end, in: core.pointee.bytes) {
      let opener = Int(entries[0].start)
      error(
        .missingBraces, opener, opener &+ 1, node: 0, detail: .missingBraces(.onOtherLines))
    } else if let frame = stack.last, !isEndExplained {
      let innermost = Int(entries[frame.node].start)
      let pair = damaged.firstPairOutOfLine { $0 < $1 }
      let (opener, closer) = pair ?? (innermost, end)
      error(
        .unclosedContainer, opener, opener &+ 1,
        related: ByteRange(closer, pair == nil ? end : closer &+ 1),
        repair: pair == nil ? missingClosers() : [],
        detail: pair == nil ? .openContainers(stack.count) : .none)
    }
    while !stack.isEmpty { _ = closeContainer(at: end) }
    return .finished
  }

  /// The closers of the open containers after the last value, on lines of their own if the
  /// containers have several lines; empty unless they are all that is missing.
  private mutating func missingClosers() -> [Edit] {
    let stop = withoutSpace(from: start, to: end)
    guard tree.errors.isEmpty, tree.core.pointee.tags.isEmpty, stop > start,
      isCloser(stop &- 1) || lastEntry.kind == .string && Int(lastEntry.end) == stop
    else { return [] }
    var text: [UInt8] = []
    var lineBreak: [UInt8] = []
    var unsearched = stop
    for level in (0..<stack.count).reversed() {
      let opener = Int(entries[stack[level].node].start)
      if lineBreak.isEmpty,
        let feed = (opener..<unsearched).first(where: { bytes[$0] == .lineFeed })
      {
        lineBreak =
          bytes[feed &- 1] == .carriageReturn ? [.carriageReturn, .lineFeed] : [.lineFeed]
      }
      unsearched = opener
      if !lineBreak.isEmpty {
        text += lineBreak
        let line = damaged.lineStart(of: opener)
        let width = min(damaged.indentation(at: opener), Self.widestIndentation)
        for place in line..<line &+ width { text.append(bytes[place]) }
      }
      text.append(stack[level].isObject ? .closeBrace : .closeBracket)
    }
    return [Edit(ByteRange(stop, stop), String(decoding: text, as: UTF8.self))]
  }

  private static let widestIndentation = 80

  /// Whether an earlier error already explains the open containers at the end.
  private var isEndExplained: Bool {
    let entry = lastEntry
    let isCutTooDeep =
      entry.kind == .missing && entry.start < entry.end && Int(entry.end) == end
      && isOpener(Int(entry.start))
    return isCutTooDeep
      || tree.errors.contains {
        $0.detail == .reachesEnd || $0.detail == .missingBraces(.bothOfObject)
      }
  }

  /// Reports the content after the outermost value, once and at its first line.
  mutating func readRest() {
    skipTrivia()
    if position < end, !isRestExplained {
      let stop = withoutSpace(from: position &+ 1, to: endOfLine(from: position))
      let isSurplus = isCloser(position) || byte == .comma
      error(.extraContent, position, stop, node: 0, detail: isSurplus ? .surplusCloser : .none)
    }
    if !tree.errors.isEmpty { mergeErrors() }
    if tree.errors.count > 1 {
      tree.errors.sort { ($0.range.start, $0.kind.rawValue) < ($1.range.start, $1.kind.rawValue) }
    }
  }

  /// Whether text that is not JSON surrounds the document, or a template contains another document.
  private var isRestExplained: Bool {
    let root = entries[0]
    if let tag = tree.core.pointee.tags.last, tag.range.start >= Int(root.end) { return true }
    return tree.errors.contains {
      $0.kind == .unexpectedToken && $0.range.start <= Int(root.start)
        && foreignSpaceWidth(at: $0.range.start) == 0 && !isCloser($0.range.start)
    }
  }

  /// Skips a container beyond the deepest level without parsing it.
  mutating func skipTooDeep() -> Step {
    let opener = position
    // Counted one level further, so that only the first one is reported.
    if deepestOpen == Self.deepest {
      error(.tooDeep, opener, opener &+ 1, detail: .depthLimit(Self.deepest))
      deepestOpen &+= 1
    }
    position = damaged.endOfContainer(from: opener)
    _ = tree.append(.missing, opener, position)
    return .closed
  }
}
