import FCMLint

// A literal at a known place of a text that need not be source code.
extension MessageFinder {
  /// A literal is searched for its end no farther than this.
  private static var longest: Int { 1 << 15 }

  /// The document that begins at an offset, if there is one, and the offset up to which the text was
  /// read.
  static func document(
    in text: ExtractedText, at start: Int, _ dialect: Dialect, mentions: SourceMentions
  ) -> (document: EmbeddedDocument?, end: Int) {
    let limit = min(text.bytes.count, start + longest)
    let tokens = CodeLexer.literal(in: text.bytes, at: start, to: limit, dialect)
    // Comments are no tokens.
    guard let last = tokens.list.last, last.match >= 0 else { return (nil, limit) }
    return (document(in: text, tokens, last, at: start, mentions), last.end)
  }

  private static func document(
    in text: ExtractedText, _ tokens: CodeTokens, _ last: CodeToken, at start: Int,
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
      if dialect.has(.typeSuffixes), let context = context(of: start..<last.end, in: text.bytes),
        let fitting = finder.fitting(context, RootNames(finder.source, node))
      {
        finder.append(node, fitting)
      } else {
        finder.appendByNames(node, RootNames(finder.source, node))
      }
    }
    return finder.documents.first
  }

  /// How far after a literal a call is searched.
  private static var sight: Int { 1000 }
  private static var calls: [StaticString] {
    ["essaging().send(", "essaging.send(", ".sendEachForMulticast(", ".sendMulticast("]
  }

  /// The context of a literal in a sample that passes it, or the variable with it, to the Admin SDK for
  /// Node.js; nil if none does.
  private static func context(of literal: Range<Int>, in bytes: [UInt8]) -> LiteralContext? {
    let before = bytes[max(0, literal.lowerBound - 80)..<literal.lowerBound]
    if calls.contains(where: { before.hasSuffix($0) }) {
      return LiteralContext(kind: .adminNode, sdk: .node, isOpen: false)
    }
    let end = before.lastIndex { !JSONEscaping.isSpace($0) } ?? before.startIndex
    guard before[end...].first == .equals,
      let name = before[..<end].split(whereSeparator: { !$0.isOfName }).last
    else { return nil }
    let limit = min(bytes.count, literal.upperBound + sight)
    let isSent = calls.contains { call in
      var index = literal.upperBound
      while let place = bytes.position(of: call, in: index..<limit) {
        index = place + call.utf8CodeUnitCount
        if bytes[index...].starts(with: name) { return true }
      }
      return false
    }
    return isSent ? LiteralContext(kind: .adminNode, sdk: .node) : nil
  }
}
