import FCMLint

/// Finds literals of programming languages in a text, at places in ascending order.
struct LiteralSearch {
  /// Parts of words of which a document has one.
  private static let words: [StaticString] = [
    "otification", "ndroid", "apns", "ebpush", "data", "essage",
  ]
  /// How far after an opening brace the first of these words may be.
  private static let sight = 4096

  /// The next place of each word; nil before the first search.
  private var places: [Int] = LiteralSearch.words.map { _ in -1 }
  /// What the whole text mentions, once a literal is read.
  private var mentions: SourceMentions?

  /// The document that begins at an offset, and the offset after it; nil if there is none.
  mutating func document(in text: HostText, at start: Int) -> (
    document: EmbeddedDocument, end: Int
  )? {
    guard isPromising(text.bytes, start) else { return nil }
    let mentions = mentions ?? SourceMentions(text.bytes)
    self.mentions = mentions
    return MessageFinder.document(in: text, at: start, .javaScript, mentions: mentions)
      ?? MessageFinder.document(in: text, at: start, .python, mentions: mentions)
  }

  /// Whether one of the words is before the bracket that closes the literal.
  private mutating func isPromising(_ bytes: [UInt8], _ start: Int) -> Bool {
    for index in places.indices where places[index] < start {
      places[index] = bytes.position(of: Self.words[index], in: start..<bytes.count) ?? bytes.count
    }
    let place = places.reduce(bytes.count) { min($0, $1) }
    guard place < bytes.count, place - start <= Self.sight else { return false }
    var open = 0
    for byte in bytes[start..<place] {
      if byte == .openBrace || byte == .openParenthesis { open += 1 }
      if byte == .closeBrace || byte == .closeParenthesis { open -= 1 }
      if open == 0, byte == .closeBrace || byte == .closeParenthesis { return false }
    }
    return true
  }
}
