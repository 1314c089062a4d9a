// Texts that hold quotation marks of their own: where they end, and what they were to be.
extension JSONParser {
  /// The closing quote of a string that holds quotes of its own: the first on the line that a
  /// comma, a closer or the end of the line follows; for JSON text the first behind its last closer.
  func trueEnd(of entry: TapeEntry) -> Int? {
    let quote = bytes[Int(entry.start)]
    let content = Int(entry.start) &+ 1
    let isBlock = bytes[content] == .openBrace || bytes[content] == .openBracket
    let limit = min(end, position &+ Self.sight)
    let closer = isBlock ? closerOfBlock(content, limit) : nil
    var first: Int?
    var index = position
    while index < limit, bytes[index] != .lineFeed, bytes[index] != .carriageReturn {
      if bytes[index] == .backslash {
        index &+= 2
        continue
      }
      if bytes[index] == quote, mayEndText(at: index) {
        if !isBlock || endsBehind(closer, index) { return index }
        if first == nil { first = index }
      }
      index &+= 1
    }
    return first
  }

  /// Whether what follows a quote is what follows a value.
  private func mayEndText(at quote: Int) -> Bool {
    let next = indexAfterBlanks(from: quote &+ 1)
    guard next < end else { return true }
    switch bytes[next] {
    case .closeBrace, .closeBracket, .lineFeed, .carriageReturn: return true
    case .comma:
      guard stack.last?.isObject == true else { return true }
      let key = indexAfterSpace(from: next &+ 1)
      return key >= end || bytes[key] == .closeBrace || startsKey(at: key)
    default: return false
    }
  }

  /// The closer that belongs to the opener at `start`, before `limit`; looked for once for all quotes
  /// of a text.
  private func closerOfBlock(_ start: Int, _ limit: Int) -> Int? {
    var open = 0
    for index in start..<max(start, limit) {
      switch bytes[index] {
      case .openBrace, .openBracket: open &+= 1
      case .closeBrace, .closeBracket:
        open &-= 1
        if open <= 0 { return open == 0 && index > start ? index : nil }
      default: break
      }
    }
    return nil
  }

  /// Whether nothing but white space stands between a closer and `stop`.
  private func endsBehind(_ closer: Int?, _ stop: Int) -> Bool {
    guard let closer, closer < stop else { return false }
    return withoutSpace(from: closer, to: stop) == closer &+ 1
  }

  private func startsKey(at index: Int) -> Bool {
    bytes[index] == .apostrophe
      || bytes[index] == .quote && colon(after: endOfToken(from: index)) != nil
  }

  /// Moves the end of a string to the quote at `closing`; the quotes up to there are its text.
  mutating func extend(_ node: Int, to closing: Int) {
    let entry = tree.core.pointee.entries[node]
    let start = Int(entry.start)
    let quote = bytes[start]
    let inner = position &- 1
    if quote == .quote {
      let last = (inner..<closing).last { bytes[$0] == quote } ?? inner
      // What the quotes of JSON text are is beyond doubt.
      let isSure =
        endsBehind(closerOfBlock(start &+ 1, closing), closing)
        && !(start..<closing).contains { bytes[$0] == .backslash }
      let quotes = isSure ? (inner..<closing).filter { bytes[$0] == quote } : []
      error(
        .unexpectedToken, inner, last &+ 1, node: node,
        repair: quotes.map { Edit(ByteRange($0, $0), "\\") })
    } else if let index = tree.errors.lastIndex(where: { $0.kind == .singleQuotedString }) {
      // Its error is known; only its end was wrong.
      let content = start &+ 1..<closing
      tree.errors[index].range.end = closing &+ 1
      tree.errors[index].repair =
        content.contains { bytes[$0] == .backslash }
        ? []
        : [Edit(ByteRange(start, start &+ 1), "\"")]
          + content.filter { bytes[$0] == .quote }.map { Edit(ByteRange($0, $0 &+ 1), "\\\"") }
          + [Edit(ByteRange(closing, closing &+ 1), "\"")]
    }
    if (inner..<closing).contains(where: { bytes[$0] == .backslash }) {
      tree.core.pointee.entries[node].flags.insert(.escaped)
    }
    cut(node, at: closing &+ 1, closeQuote: 1)
    // What the text would be is a guess.
    tree.core.pointee.entries[node].flags.insert(.unterminated)
  }
}
