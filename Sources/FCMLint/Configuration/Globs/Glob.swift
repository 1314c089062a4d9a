/// A pattern for paths, such as `push/**/*.json`.
///
/// `*` and `?` stay within one folder, `**` crosses folders, `[a-z]`, `[!a-z]` and `[[:digit:]]` are
/// classes, `{a,b}` alternatives, `\` takes the next character as it is. Time is bounded by the
/// length of the path times that of the pattern, whatever they are.
package struct Glob: Sendable, Hashable {
  /// What is wrong with a pattern.
  package enum Problem: Error, Sendable {
    case empty, openClass, unknownClass, openBrace, tooManyAlternatives
    /// A range such as `z-a`, which holds no character.
    case backwardRange(String)

    /// What is wrong, for people.
    package var words: String {
      switch self {
      case .empty: "it is empty"
      case .openClass: "a [ is never closed"
      case .unknownClass: "no class of characters has such a name"
      case .openBrace: "a { is never closed"
      case .tooManyAlternatives: "its braces stand for too many patterns"
      case .backwardRange(let range): "the range \(range) runs backwards"
      }
    }
  }

  /// The pattern as it was written.
  package let pattern: String
  let alternatives: [GlobLexer]

  /// Reads a pattern; throws a `Problem` for one that could never be meant.
  package init(_ pattern: String) throws(Problem) { try self.init(pattern, readAs: pattern[...]) }

  /// - Parameter allowsEmptyRanges: whether a range that runs backwards stands for no character.
  init(_ pattern: String, readAs meaning: Substring, allowsEmptyRanges: Bool = false)
    throws(Problem)
  {
    guard !meaning.isEmpty else { throw .empty }
    self.pattern = pattern
    var alternatives: [GlobLexer] = []
    for text in try Self.expand(Array(meaning.utf8), limit: 256) {
      alternatives.append(GlobLexer(try Self.tokens(GlobUnit.all(of: text), allowsEmptyRanges)))
    }
    self.alternatives = alternatives
  }

  /// Whether the whole path matches; `path` is relative, with `/` between its parts.
  package func matches(_ path: [UInt8]) -> Bool { path.withUnsafeBufferPointer { matches($0) } }

  /// Whether the whole path matches; `path` is relative, with `/` between its parts.
  package func matches(_ path: String) -> Bool { matches(Array(path.utf8)) }

  func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    for alternative in alternatives where alternative.matches(path) { return true }
    return false
  }

  // MARK: Reading

  /// The patterns that one with braces stands for.
  private static func expand(_ text: [UInt8], limit: Int) throws(Problem) -> [[UInt8]] {
    var done: [[UInt8]] = []
    var open = [text]
    while let next = open.popLast() {
      guard let brace = try firstBrace(in: next) else {
        done.append(next)
        continue
      }
      for choice in brace.choices.reversed() {
        open.append(Array(next[..<brace.start]) + choice + Array(next[brace.end...]))
      }
      if open.count + done.count > limit { throw .tooManyAlternatives }
    }
    return done
  }

  private static func firstBrace(in text: [UInt8]) throws(Problem) -> (
    start: Int, end: Int, choices: [[UInt8]]
  )? {
    var index = 0
    while index < text.count, text[index] != 0x7B { index += text[index] == 0x5C ? 2 : 1 }
    guard index < text.count else { return nil }
    let start = index
    var depth = 0
    var choices: [[UInt8]] = [[]]
    while index < text.count {
      let byte = text[index]
      if byte == 0x7B { depth += 1 }
      if byte == 0x7D { depth -= 1 }
      if depth == 0 { return (start, index + 1, choices) }
      if byte == 0x2C, depth == 1 {
        choices.append([])
      } else if depth > 1 || byte != 0x7B {
        choices[choices.count - 1].append(byte)
        if byte == 0x5C, index + 1 < text.count {
          index += 1
          choices[choices.count - 1].append(text[index])
        }
      }
      index += 1
    }
    throw .openBrace
  }

  private static func tokens(_ units: [UInt32], _ allowsEmptyRanges: Bool) throws(Problem)
    -> [GlobLexer.Token]
  {
    var result: [GlobLexer.Token] = []
    var index = 0
    while index < units.count {
      switch units[index] {
      case 0x2A:
        var stop = index
        while stop < units.count, units[stop] == 0x2A { stop += 1 }
        let startsPart = index == 0 || units[index - 1] == 0x2F
        let endsPart = stop == units.count || units[stop] == 0x2F
        if stop - index >= 2, startsPart, endsPart {
          result.append(.folders)
          // `**/` matches no folder at all too, so its separator belongs to it.
          index = stop < units.count ? stop + 1 : stop
        } else {
          result.append(.star)
          index = stop
        }
        continue
      case 0x3F: result.append(.any)
      case 0x5B:
        let (token, stop) = try set(units, from: index + 1, allowsEmptyRanges)
        result.append(token)
        index = stop
        continue
      case 0x5C where index + 1 < units.count:
        index += 1
        result.append(.unit(units[index]))
      default: result.append(.unit(units[index]))
      }
      index += 1
    }
    return result
  }

  private static func set(_ units: [UInt32], from start: Int, _ allowsEmptyRanges: Bool)
    throws(Problem) -> (GlobLexer.Token, Int)
  {
    var index = start
    let negated = index < units.count && (units[index] == 0x21 || units[index] == 0x5E)
    if negated { index += 1 }
    var ranges: [ClosedRange<UInt32>] = []
    var isFirst = true
    while index < units.count, isFirst || units[index] != 0x5D {
      isFirst = false
      if let (name, stop) = className(units, at: index) {
        guard let named = classes[name] else { throw .unknownClass }
        ranges += named
        index = stop
        continue
      }
      if units[index] == 0x5C, index + 1 < units.count { index += 1 }
      let low = units[index]
      if index + 2 < units.count, units[index + 1] == 0x2D, units[index + 2] != 0x5D {
        index += units[index + 2] == 0x5C && index + 3 < units.count ? 3 : 2
        let high = units[index]
        if low <= high {
          ranges.append(low...high)
        } else if !allowsEmptyRanges {
          throw .backwardRange(Excerpt.visible(GlobUnit.text(of: [low, 0x2D, high])))
        }
        index += 1
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    guard index < units.count else { throw .openClass }
    return (.set(ranges, negated: negated), index + 1)
  }

  /// The name in `[:digit:]`, and where the rest begins.
  private static func className(_ units: [UInt32], at start: Int) -> (String, Int)? {
    guard units[start...].starts(with: [0x5B, 0x3A]),
      let end = units[(start + 2)...].firstIndex(of: 0x5D), end > start + 2,
      units[end - 1] == 0x3A
    else { return nil }
    return (GlobUnit.text(of: units[(start + 2)..<(end - 1)]), end + 1)
  }

  /// The classes of POSIX, for ASCII, as git reads them.
  private static let classes: [String: [ClosedRange<UInt32>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x09...0x09, 0x20...0x20], "cntrl": [0...0x1F, 0x7F...0x7F],
    "digit": [0x30...0x39], "graph": [0x21...0x7E], "lower": [0x61...0x7A],
    "print": [0x20...0x7E], "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x09...0x0D, 0x20...0x20], "upper": [0x41...0x5A],
    "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]
}
