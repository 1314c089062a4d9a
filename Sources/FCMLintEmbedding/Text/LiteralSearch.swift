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
  /// The brackets before the nearest of these words that are open there, the last one
  /// first.
  private var open: (word: Int, brackets: [Int]) = (-1, [])
  /// How many bytes may still be read as literals, so that the time is proportional to the text even
  /// if a literal seems to begin at every brace.
  private var allowance: Int?
  /// The times that a byte of a text may be read, and the bytes that may be read of any text.
  private static let (repetitions, free) = (32, 1 << 22)

  /// The document that begins at an offset, and the offset after it; nil if there is none.
  mutating func document(in text: ExtractedText, at start: Int) -> (
    document: EmbeddedDocument, end: Int
  )? {
    var rest = allowance ?? Self.repetitions * text.bytes.count + Self.free
    guard rest > 0, isPromising(text.bytes, start) else { return nil }
    let mentions = mentions ?? SourceMentions(text.bytes)
    self.mentions = mentions
    defer { allowance = rest }
    for dialect in [Dialect.javaScript, .python] {
      let found = MessageFinder.document(in: text, at: start, dialect, mentions: mentions)
      rest -= found.end - start
      if let document = found.document { return (document, found.end) }
    }
    return nil
  }

  /// Whether one of the words is before the bracket that closes the literal.
  private mutating func isPromising(_ bytes: [UInt8], _ start: Int) -> Bool {
    for index in places.indices where places[index] < start {
      places[index] = bytes.position(of: Self.words[index], in: start..<bytes.count) ?? bytes.count
    }
    let place = places.reduce(bytes.count) { min($0, $1) }
    guard place < bytes.count, place - start <= Self.sight else { return false }
    if open.word != place { open = (place, Self.openBrackets(bytes, start..<place)) }
    guard let first = bytes[start..<place].firstIndex(where: { $0.opensLiteral }) else {
      return true
    }
    while let next = open.brackets.last, next < first { open.brackets.removeLast() }
    return open.brackets.last == first
  }

  /// The brackets in a range that are open at its end.
  private static func openBrackets(_ bytes: [UInt8], _ range: Range<Int>) -> [Int] {
    var result: [Int] = []
    for index in range {
      if bytes[index].opensLiteral { result.append(index) }
      if bytes[index] == .closeBrace || bytes[index] == .closeParenthesis { _ = result.popLast() }
    }
    return result.reversed()
  }
}

extension UInt8 {
  fileprivate var opensLiteral: Bool { self == .openBrace || self == .openParenthesis }
}
