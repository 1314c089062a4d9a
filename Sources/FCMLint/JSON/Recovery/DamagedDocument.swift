/// Lookup tables for recovery in a document that is not valid JSON. Each table is built once, when
/// it is first needed, in linear time.
///
/// The structure depends on quotes and brackets. Which brackets are inside strings depends on the
/// repairs made so far: after a missing quote, what looks like text is structure. Therefore each
/// token stores the number of closers after it for both cases.
final class DamagedDocument {
  private let bytes: UnsafePointer<UInt8>
  private let start: Int
  private let end: Int
  /// Comments, template comments and foreign spaces that were skipped, in order.
  var trivia: [ByteRange] = []
  /// For each kind of quote, the last mark that can close a string; nil until computed.
  var lastMarks = [Int?](repeating: nil, count: 6)
  /// The ends of template sections by their first tag; nil until computed.
  var sections: [Int: Int]?
  private lazy var tokens = makeTokens()
  private lazy var lines = makeLines()

  init(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
  }

  // MARK: Brackets

  /// A quote, a bracket, a line break, or a backslash that may escape a quote.
  private struct Token {
    let place: UInt32
    /// The number of closers minus openers from here on, if this token is outside strings.
    var surplusOutside: Int32 = 0
    /// The same number if this token is inside a string.
    var surplusInside: Int32 = 0
  }

  /// A string ends at the end of its line at the latest.
  private func makeTokens() -> [Token] {
    var result: [Token] = []
    for place in start..<end {
      switch bytes[place] {
      case .quote, .backslash, .lineFeed, .carriageReturn, .openBrace, .openBracket, .closeBrace,
        .closeBracket:
        result.append(Token(place: UInt32(truncatingIfNeeded: place)))
      default: break
      }
    }
    var next = Token(place: UInt32(truncatingIfNeeded: end))
    var nextButOne = next
    for index in result.indices.reversed() {
      var token = result[index]
      (token.surplusOutside, token.surplusInside) = (next.surplusOutside, next.surplusInside)
      switch bytes[Int(token.place)] {
      case .quote: swap(&token.surplusOutside, &token.surplusInside)
      case .backslash where next.place == token.place + 1:
        token.surplusInside = nextButOne.surplusInside
      case .backslash: break
      case .openBrace, .openBracket: token.surplusOutside -= 1
      case .closeBrace, .closeBracket: token.surplusOutside += 1
      default: token.surplusInside = token.surplusOutside
      }
      result[index] = token
      (nextButOne, next) = (next, token)
    }
    return result
  }

  /// The number of tokens before an index.
  private func tokenCount(before place: Int) -> Int {
    let tokens = tokens
    return BinarySearch.count(of: tokens.count) { tokens[$0].place < place }
  }

  /// The number of closers minus openers after an index outside strings.
  func surplusOfClosers(from place: Int) -> Int {
    let index = tokenCount(before: place)
    return index < tokens.count ? Int(tokens[index].surplusOutside) : 0
  }

  /// The closer on the same line that matches the first opener after an index, ignoring quotes.
  func closerOnLine(of place: Int, before limit: Int) -> Int? {
    var depth = 0
    for token in tokens[tokenCount(before: place)...] {
      let byte = bytes[Int(token.place)]
      if token.place >= limit || byte == .lineFeed || byte == .carriageReturn { break }
      guard byte.isOpener || byte.isCloser else { continue }
      depth += byte.isOpener ? 1 : -1
      if depth <= 0 { return depth == 0 ? Int(token.place) : nil }
    }
    return nil
  }

  /// The numbers of unmatched brackets in a text, ignoring quotes.
  func unpairedBrackets(in text: Range<Int>) -> (openers: Int, closers: Int) {
    var (openers, closers) = (0, 0)
    for token in tokens[tokenCount(before: text.lowerBound)...] {
      if token.place >= text.upperBound { break }
      let byte = bytes[Int(token.place)]
      if byte.isOpener {
        openers += 1
      } else if byte.isCloser {
        if openers > 0 { openers -= 1 } else { closers += 1 }
      }
    }
    return (openers, closers)
  }

  /// Calls `isDone` with each bracket outside strings until it returns true; `place` must be
  /// outside strings.
  private func readStructure(from place: Int, _ isDone: (_ bracket: Int) -> Bool) {
    var isInString = false
    var escaped = -1
    for token in tokens[tokenCount(before: place)...] where token.place != escaped {
      let place = Int(token.place)
      switch bytes[place] {
      case .quote: isInString.toggle()
      case .backslash: escaped = isInString ? place + 1 : -1
      case .lineFeed, .carriageReturn: isInString = false
      default: if !isInString, isDone(place) { return }
      }
    }
  }

  /// The end of the container that begins at `opener`; the end of the document if it is not closed.
  func endOfContainer(from opener: Int) -> Int {
    var (result, depth) = (end, 0)
    readStructure(from: opener) { place in
      depth += bytes[place].isOpener ? 1 : -1
      if depth == 0 { result = place + 1 }
      return depth == 0
    }
    return result
  }

  /// The first pair of brackets whose closer begins a line and for which `isOutOfLine` is true,
  /// given the column of the closer and the indentation of the opener's line.
  func firstPairOutOfLine(_ isOutOfLine: (_ closer: Int, _ opener: Int) -> Bool)
    -> (opener: Int, closer: Int)?
  {
    var openers: [Int] = []
    var result: (opener: Int, closer: Int)?
    readStructure(from: start) { place in
      if bytes[place].isOpener {
        openers.append(place)
        return false
      }
      guard let opener = openers.popLast() else { return true }
      if let column = column(of: place), isOutOfLine(column, indentation(at: opener)) {
        result = (opener, place)
      }
      return result != nil
    }
    return result
  }

  // MARK: Lines

  private struct Line {
    let start: Int
    /// The number of blanks at the start of the line.
    let indentation: Int
  }

  private func makeLines() -> [Line] {
    let breaks = tokens.lazy.map { Int($0.place) }.filter { [bytes] in
      bytes[$0] == .lineFeed || bytes[$0] == .carriageReturn
    }
    return ([start] + breaks.map { $0 + 1 }).map { first in
      var index = first
      while index < end, bytes[index] == .space || bytes[index] == .tab { index += 1 }
      return Line(start: first, indentation: index - first)
    }
  }

  private func line(of place: Int) -> Line {
    let lines = lines
    return lines[BinarySearch.count(of: lines.count) { lines[$0].start <= place } - 1]
  }

  func lineStart(of place: Int) -> Int { line(of: place).start }

  /// The number of blanks at the start of the line of an index.
  func indentation(at place: Int) -> Int { line(of: place).indentation }

  /// The distance of an index from the start of its line, if only blanks are before it.
  func column(of place: Int) -> Int? {
    let line = line(of: place)
    return line.start + line.indentation == place ? line.indentation : nil
  }
}
