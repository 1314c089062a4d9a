/// What recovery looks up in a document that is not valid JSON: each table is made once, when it is
/// first needed, in linear time.
///
/// Where strings begin depends on the repairs made so far: behind a missing quote everything that
/// looks like text is structure. No table therefore assumes a list of tokens from the start.
final class DamagedDocument {
  private let bytes: UnsafePointer<UInt8>
  private let start: Int
  private let end: Int
  /// Comments, template comments and foreign spaces that were passed over, in order.
  var trivia: [ByteRange] = []
  /// For each sort of quote where the last mark is that can close a string; nil while unknown.
  var lastMarks = [Int?](repeating: nil, count: 6)
  /// The ends of template sections by their first tag, once one was looked for.
  var sections: [Int: Int]?
  private lazy var surpluses = makeSurpluses()

  init(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
  }

  // MARK: Brackets

  /// How many more closers than openers follow a place that is in no string.
  func surplusOfClosers(from place: Int) -> Int { place < end ? Int(surpluses[place - start]) : 0 }

  /// The surplus from each byte on, if it is outside of strings.
  private func makeSurpluses() -> [Int32] {
    var result = [Int32](repeating: 0, count: end - start)
    var (outside, inside, insideNext): (Int32, Int32, Int32) = (0, 0, 0)
    for index in (start..<end).reversed() {
      let behind = inside
      switch bytes[index] {
      case .quote: (outside, inside) = (inside, outside)
      case .lineFeed: inside = outside
      case .backslash: inside = insideNext
      case .openBrace, .openBracket: outside -= 1
      case .closeBrace, .closeBracket: outside += 1
      default: break
      }
      insideNext = behind
      result[index - start] = outside
    }
    return result
  }

  /// Where the container ends that begins at `opener`; the end of the document if it is not closed.
  func endOfContainer(from opener: Int) -> Int {
    var reader = BracketReader()
    for index in opener..<end {
      reader.read(bytes[index])
      if reader.surplus == 0 { return index + 1 }
    }
    return end
  }

  /// The first pair of brackets whose closer begins a line and is not indented as the opener's line.
  func firstPairOutOfLine(_ isOutOfLine: (_ closer: Int, _ opener: Int) -> Bool)
    -> (opener: Int, closer: Int)?
  {
    var open: [(opener: Int, indentation: Int)] = []
    var reader = BracketReader()
    var (lineStart, indentation) = (start, indentation(at: start))
    for index in start..<end {
      let surplus = reader.surplus
      reader.read(bytes[index])
      if bytes[index] == .lineFeed || bytes[index] == .carriageReturn {
        lineStart = index + 1
        indentation = self.indentation(at: lineStart)
      } else if reader.surplus < surplus {
        open.append((index, indentation))
      } else if reader.surplus > surplus {
        guard let last = open.popLast() else { return nil }
        if index == lineStart + indentation, isOutOfLine(indentation, last.indentation) {
          return (last.opener, index)
        }
      }
    }
    return nil
  }

  // MARK: Lines

  func lineStart(of place: Int) -> Int {
    var index = place
    while index > start, bytes[index - 1] != .lineFeed, bytes[index - 1] != .carriageReturn {
      index -= 1
    }
    return index
  }

  /// How many blanks the line of a place begins with.
  func indentation(at place: Int) -> Int {
    let first = lineStart(of: place)
    var index = first
    while index < end, bytes[index] == .space || bytes[index] == .tab { index += 1 }
    return index - first
  }

  /// How far a place is from the start of its line, if only blanks are before it.
  func column(of place: Int) -> Int? {
    let column = indentation(at: place)
    return lineStart(of: place) + column == place ? column : nil
  }
}

/// Counts brackets outside of strings; a string ends at its line's end at the latest.
private struct BracketReader {
  /// How many more closers than openers were read.
  var surplus = 0
  var isInString = false
  /// Whether the next byte is escaped.
  var isEscaped = false

  mutating func read(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
      return
    }
    switch byte {
    case .quote: isInString.toggle()
    case .lineFeed: isInString = false
    case .backslash: isEscaped = isInString
    case .openBrace, .openBracket: surplus -= isInString ? 0 : 1
    case .closeBrace, .closeBracket: surplus += isInString ? 0 : 1
    default: break
    }
  }
}
