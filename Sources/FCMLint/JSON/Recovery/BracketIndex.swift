/// Lookup tables for recovery in a document that is not valid JSON. Each table is built once, when
/// it is first needed, in linear time.
///
/// The structure depends on quotes and brackets. Which brackets are inside strings depends on the
/// repairs made so far: after a missing quote, what looks like text is structure. Therefore sums
/// over brackets are stored for both cases.
final class BracketIndex {
  private let bytes: UnsafePointer<UInt8>
  private let start: Int
  private let end: Int
  /// Comments, template comments and foreign spaces that were skipped, in order.
  var trivia: [ByteRange] = []
  /// The index of the error about the merge conflict in which the parser is, or was last.
  var conflict: Int?
  /// For each kind of quote, the last mark that can close a string; nil until computed.
  var lastMarks = [Int?](repeating: nil, count: 8)
  /// The ends of template sections by their first tag; nil until computed.
  var sections: [Int: Int]?
  private lazy var tokens = makeTokens()
  private lazy var surpluses = makeSurpluses()
  private lazy var lines = makeLines()

  init(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
  }

  // MARK: Tokens

  /// Reads the tokens from a place on that is outside or inside a string. A string ends at the end
  /// of its line at the latest.
  private struct TokenReader {
    /// The number of closers minus openers outside strings so far.
    var surplus: Int32 = 0
    var isInString = false
    /// The place of the token that the last backslash escapes.
    var escaped: UInt32?

    mutating func read(_ byte: UInt8, at place: UInt32) {
      guard place != escaped else { return }
      switch byte {
      case .quote: isInString.toggle()
      case .backslash: escaped = isInString ? place + 1 : nil
      case .lineFeed, .carriageReturn: isInString = false
      case .openBrace, .openBracket: surplus -= isInString ? 0 : 1
      case .closeBrace, .closeBracket: surplus += isInString ? 0 : 1
      default: break
      }
    }
  }

  /// The number of closers minus openers from a token on to the end of the document.
  private struct Surplus {
    var outsideStrings: Int32 = 0
    var insideString: Int32 = 0
    /// The same if a backslash escapes the token.
    var escaped: Int32 = 0
  }

  /// The distance of two tokens whose surplus is stored: one for every token takes three times the
  /// memory, and a document may consist of brackets.
  private static let stride = 64

  private func isToken(_ byte: UInt8) -> Bool {
    byte == .quote || byte == .backslash || byte.isLineBreak || byte.isOpener || byte.isCloser
  }

  /// The places of all quotes, brackets, backslashes and line breaks.
  private func makeTokens() -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity((start..<end).count { isToken(bytes[$0]) })
    for place in start..<end where isToken(bytes[place]) {
      result.append(UInt32(truncatingIfNeeded: place))
    }
    return result
  }

  private func makeSurpluses() -> [Surplus] {
    let count = tokens.count / Self.stride + 1
    var result = [Surplus](repeating: Surplus(), count: count)
    for index in result.indices.reversed() {
      let token = index * Self.stride
      result[index] = Surplus(
        outsideStrings: surplus(from: token, isInString: false, result),
        insideString: surplus(from: token, isInString: true, result),
        escaped: surplus(from: token + 1, isInString: true, result))
    }
    return result
  }

  /// Reads the tokens up to the next one whose surplus is known.
  private func surplus(from first: Int, isInString: Bool, _ known: [Surplus]) -> Int32 {
    var reader = TokenReader(isInString: isInString)
    var index = first
    while index < tokens.count {
      let place = tokens[index]
      if index > first, index % Self.stride == 0 {
        let rest = known[index / Self.stride]
        if reader.escaped == place { return reader.surplus + rest.escaped }
        return reader.surplus + (reader.isInString ? rest.insideString : rest.outsideStrings)
      }
      reader.read(bytes[Int(place)], at: place)
      index += 1
    }
    return reader.surplus
  }

  /// The number of tokens before an index.
  private func tokenCount(before place: Int) -> Int {
    let tokens = tokens
    return BinarySearch.count(of: tokens.count) { tokens[$0] < place }
  }

  // MARK: Brackets

  /// The number of closers minus openers after an index outside strings.
  func surplusOfClosers(from place: Int) -> Int {
    Int(surplus(from: tokenCount(before: place), isInString: false, surpluses))
  }

  /// The closer on the same line that matches the first opener after an index, ignoring quotes.
  func closerOnLine(of place: Int, before limit: Int) -> Int? {
    var depth = 0
    for token in tokens[tokenCount(before: place)...] {
      let byte = bytes[Int(token)]
      if token >= limit || byte.isLineBreak { break }
      guard byte.isOpener || byte.isCloser else { continue }
      depth += byte.isOpener ? 1 : -1
      if depth <= 0 { return depth == 0 ? Int(token) : nil }
    }
    return nil
  }

  /// The numbers of unmatched brackets in a text, ignoring quotes.
  func unpairedBrackets(in text: Range<Int>) -> (openers: Int, closers: Int) {
    var (openers, closers) = (0, 0)
    for token in tokens[tokenCount(before: text.lowerBound)...] {
      if token >= text.upperBound { break }
      let byte = bytes[Int(token)]
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
    var reader = TokenReader()
    for token in tokens[tokenCount(before: place)...] {
      let surplus = reader.surplus
      reader.read(bytes[Int(token)], at: token)
      if reader.surplus != surplus, isDone(Int(token)) { return }
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
    var openers: [UInt32] = []
    var result: (opener: Int, closer: Int)?
    readStructure(from: start) { place in
      if bytes[place].isOpener {
        openers.append(UInt32(truncatingIfNeeded: place))
        return false
      }
      guard let opener = openers.popLast() else { return true }
      if let column = column(of: place), isOutOfLine(column, indentation(at: Int(opener))) {
        result = (Int(opener), place)
      }
      return result != nil
    }
    return result
  }

  // MARK: Lines

  private struct Line {
    let start: UInt32
    /// The number of blanks at the start of the line.
    let indentation: UInt32
  }

  private func makeLines() -> [Line] {
    var result = [line(from: start)]
    for token in tokens where bytes[Int(token)].isLineBreak {
      result.append(line(from: Int(token) + 1))
    }
    return result
  }

  private func line(from start: Int) -> Line {
    var index = start
    while index < end, bytes[index] == .space || bytes[index] == .tab { index += 1 }
    return Line(
      start: UInt32(truncatingIfNeeded: start),
      indentation: UInt32(truncatingIfNeeded: index - start))
  }

  private func line(of place: Int) -> Line {
    let lines = lines
    return lines[BinarySearch.count(of: lines.count) { lines[$0].start <= place } - 1]
  }

  func lineStart(of place: Int) -> Int { Int(line(of: place).start) }

  /// The number of blanks at the start of the line of an index.
  func indentation(at place: Int) -> Int { Int(line(of: place).indentation) }

  /// The first token on one of the next lines that is indented at most as much as a column.
  func firstPlace(after place: Int, indentedBy column: Int) -> Int? {
    let next = BinarySearch.count(of: lines.count) { lines[$0].start <= place }
    for line in lines[next...].prefix(Self.nearLines) where line.indentation <= column {
      let first = Int(line.start + line.indentation)
      if first < end, !bytes[first].isLineBreak { return first }
    }
    return nil
  }

  /// The maximum number of lines that are compared with one line.
  private static let nearLines = 200

  /// The distance of an index from the start of its line, if only blanks are before it.
  func column(of place: Int) -> Int? {
    let line = line(of: place)
    return Int(line.start + line.indentation) == place ? Int(line.indentation) : nil
  }
}
