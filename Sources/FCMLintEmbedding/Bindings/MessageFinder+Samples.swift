import FCMLint

// A literal at a known place of a text that need not be source code.
extension MessageFinder {
  /// A literal is searched for its end no farther than this.
  private static var longest: Int { 1 << 15 }

  /// The document that begins at an offset, if there is one, and the offset up to which the text was
  /// read.
  static func document(
    in text: HostText, at start: Int, _ dialect: Dialect, mentions: SourceMentions
  ) -> (document: EmbeddedDocument?, end: Int) {
    let limit = min(text.bytes.count, start + longest)
    let tokens = CodeLexer.literal(in: text.bytes, at: start, to: limit, dialect)
    // Comments are no tokens.
    guard let last = tokens.list.last, last.match >= 0 else { return (nil, limit) }
    return (document(in: text, tokens, last, at: start, mentions), last.end)
  }

  private static func document(
    in text: HostText, _ tokens: CodeTokens, _ last: CodeToken, at start: Int,
    _ mentions: SourceMentions
  ) -> EmbeddedDocument? {
    guard tokens[last.match].kind == .opener,
      tokens.list.firstIndex(where: { $0.kind == .opener }) == last.match
    else { return nil }
    let dialect = tokens.dialect
    var finder = MessageFinder(text, dialect.language, tokens, mentions)
    let instances = finder.typeNames()
    for parts in [false, true] { finder.readInstances(instances, parts: parts) }
    if finder.documents.isEmpty, tokens[0].kind == .opener {
      let node = finder.writer.source.parse(0, tokens.count)
      guard finder.source.nodes[node].kind == .object else { return nil }
      if let context = SurroundingText(text.bytes, start, last.end).context(dialect),
        let fitting = finder.fitting(context, RootNames(finder.source, node))
      {
        finder.append(node, fitting)
      } else {
        finder.appendByNames(node, RootNames(finder.source, node))
      }
    }
    return finder.documents.first
  }
}

/// The text around a literal in a sample, which may pass it to the SDK.
struct SurroundingText {
  private let bytes: [UInt8]
  private let start: Int
  private let end: Int

  /// How far after a literal a call is searched.
  private static let sight = 1000

  init(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
  }

  /// The context that a call of the Admin SDK for Node.js is; nil if there is none.
  func context(_ dialect: Dialect) -> LiteralContext? {
    guard dialect.has(.typeSuffixes) else { return nil }
    if endsWithCall(at: start) {
      return LiteralContext(kind: .adminNode, sdk: .node, isOpen: false)
    }
    guard let name = assignedName else { return nil }
    var index = end
    let limit = min(bytes.count, end + Self.sight)
    while index < limit {
      if bytes[index] == .openParenthesis, endsWithCall(at: index + 1),
        bytes[(index + 1)...].starts(with: name)
      {
        return LiteralContext(kind: .adminNode, sdk: .node)
      }
      index += 1
    }
    return nil
  }

  /// Whether the text before an offset is `messaging().send(` or another call of the SDK.
  private func endsWithCall(at place: Int) -> Bool {
    let first = max(0, place - 80)
    let text = bytes[first..<place]
    return text.hasSuffix("essaging().send(") || text.hasSuffix("essaging.send(")
      || text.hasSuffix(".sendEachForMulticast(") || text.hasSuffix(".sendMulticast(")
  }

  /// The name before the equals sign before the literal.
  private var assignedName: ArraySlice<UInt8>? {
    var stop = start
    func skip() { while stop > 0, JSONEscaping.isSpace(bytes[stop - 1]) { stop -= 1 } }
    skip()
    guard stop > 0, bytes[stop - 1] == .equals else { return nil }
    stop -= 1
    skip()
    var first = stop
    while first > 0, stop - first < 64,
      bytes[first - 1].isDigit || CodeLexer.isWordStart(bytes[first - 1], .javaScript)
    {
      first -= 1
    }
    return first < stop ? bytes[first..<stop] : nil
  }
}
