/// A pattern for paths, such as `push/**/*.json`.
///
/// `*` and `?` match within one directory, `**` matches across directories, `[a-z]`, `[!a-z]` and
/// `[[:digit:]]` are character classes, `{a,b}` are alternatives, and `\` escapes the next
/// character. Matching takes at most the length of the path times the length of the pattern.
package struct Glob: Sendable, Hashable {
  /// Why a pattern is invalid.
  package enum Problem: Error, Sendable {
    case empty, openClass, unknownClass, openBrace, tooManyAlternatives, backslash
    /// A range such as `z-a`, which contains no character.
    case backwardRange(String)

    /// The problem in a few words, for messages.
    package var words: String {
      switch self {
      case .empty: "it is empty"
      case .openClass: "unclosed ["
      case .unknownClass: "unknown character class"
      case .openBrace: "unclosed {"
      case .tooManyAlternatives: "its braces expand to more than 256 patterns"
      case .backslash: "use / as the separator"
      case .backwardRange(let range): "the range \(range) is reversed"
      }
    }
  }

  /// The dialects of patterns.
  enum Syntax {
    /// Patterns in options and configurations.
    case configuration
    /// Patterns in `.gitignore`: braces are literal, and a range such as `z-a` matches no
    /// character.
    case gitIgnore
  }

  /// The pattern as written.
  package let pattern: String
  let alternatives: [GlobLexer]
  /// Whether the pattern takes back what earlier ones of a list cover.
  package let isNegated: Bool

  /// Creates a pattern; throws a `Problem` if it is invalid.
  package init(_ pattern: String) throws(Problem) { try self.init(pattern, readAs: pattern[...]) }

  init(
    _ pattern: String, readAs meaning: Substring, as syntax: Syntax = .configuration,
    isNegated: Bool = false
  ) throws(Problem) {
    guard !meaning.isEmpty else { throw .empty }
    self.isNegated = isNegated
    self.pattern = pattern
    let text = Array(meaning.utf8)
    var alternatives: [GlobLexer] = []
    for text in try syntax == .gitIgnore ? [text] : Self.expand(text, limit: 256) {
      alternatives.append(GlobLexer(try Self.tokens(GlobUnit.all(of: text), syntax)))
    }
    self.alternatives = alternatives
  }

  /// Whether the pattern matches the whole path, which is relative and separated by `/`.
  package func matches(_ path: [UInt8]) -> Bool { path.withUnsafeBufferPointer { matches($0) } }

  /// Whether the pattern matches the whole path, which is relative and separated by `/`.
  package func matches(_ path: String) -> Bool { matches(Array(path.utf8)) }

  func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    for alternative in alternatives where alternative.matches(path) { return true }
    return false
  }

  // MARK: Reading

  /// Expands braces: `a{b,c}` becomes `ab` and `ac`.
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
    while index < text.count, text[index] != .openBrace {
      index += text[index] == .backslash ? 2 : 1
    }
    guard index < text.count else { return nil }
    let start = index
    var depth = 0
    var choices: [[UInt8]] = [[]]
    while index < text.count {
      let byte = text[index]
      if byte == .openBrace { depth += 1 }
      if byte == .closeBrace { depth -= 1 }
      if depth == 0 { return (start, index + 1, choices) }
      if byte == .comma, depth == 1 {
        choices.append([])
      } else if depth > 1 || byte != .openBrace {
        choices[choices.count - 1].append(byte)
        if byte == .backslash, index + 1 < text.count {
          index += 1
          choices[choices.count - 1].append(text[index])
        }
      }
      index += 1
    }
    throw .openBrace
  }

  private static func tokens(_ units: [GlobUnit], _ syntax: Syntax) throws(Problem)
    -> [GlobLexer.Token]
  {
    var result: [GlobLexer.Token] = []
    var index = 0
    while index < units.count {
      switch units[index] {
      case "*":
        var stop = index
        while stop < units.count, units[stop] == "*" { stop += 1 }
        let startsPart = index == 0 || units[index - 1] == "/"
        let endsPart = stop == units.count || units[stop] == "/"
        if stop - index >= 2, startsPart, endsPart {
          result.append(.folders)
          // `**/` also matches no directory at all, so its separator belongs to it.
          index = stop < units.count ? stop + 1 : stop
        } else {
          result.append(.star)
          index = stop
        }
        continue
      case "?": result.append(.any)
      case "[":
        let (token, stop) = try set(units, from: index + 1, syntax)
        result.append(token)
        index = stop
        continue
      case "\\" where index + 1 < units.count:
        index += 1
        result.append(.unit(units[index]))
      default: result.append(.unit(units[index]))
      }
      index += 1
    }
    return result
  }

  private static func set(_ units: [GlobUnit], from start: Int, _ syntax: Syntax)
    throws(Problem) -> (GlobLexer.Token, Int)
  {
    var index = start
    let negated = index < units.count && (units[index] == "!" || units[index] == "^")
    if negated { index += 1 }
    var ranges: [ClosedRange<GlobUnit>] = []
    var isFirst = true
    while index < units.count, isFirst || units[index] != "]" {
      isFirst = false
      if let (name, stop) = className(units, at: index) {
        guard let named = classes[name] else { throw .unknownClass }
        ranges += named
        index = stop
        continue
      }
      if units[index] == "\\", index + 1 < units.count { index += 1 }
      let low = units[index]
      if index + 2 < units.count, units[index + 1] == "-", units[index + 2] != "]" {
        index += units[index + 2] == "\\" && index + 3 < units.count ? 3 : 2
        let high = units[index]
        if low <= high {
          ranges.append(low...high)
        } else if syntax != .gitIgnore {
          throw .backwardRange(Excerpt.visible(GlobUnit.text(of: [low, "-", high])))
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

  /// The name in `[:digit:]`, and the index after the class.
  private static func className(_ units: [GlobUnit], at start: Int) -> (String, Int)? {
    guard units[start...].starts(with: ["[", ":"]),
      let end = units[(start + 2)...].firstIndex(of: "]"), end > start + 2,
      units[end - 1] == ":"
    else { return nil }
    return (GlobUnit.text(of: units[(start + 2)..<(end - 1)]), end + 1)
  }

  /// The POSIX character classes, for ASCII, as in git.
  private static let classes: [String: [ClosedRange<GlobUnit>]] = [
    "alnum": ["0"..."9", "A"..."Z", "a"..."z"], "alpha": ["A"..."Z", "a"..."z"],
    "blank": ["\t"..."\t", " "..." "], "cntrl": ["\0"..."\u{1F}", "\u{7F}"..."\u{7F}"],
    "digit": ["0"..."9"], "graph": ["!"..."~"], "lower": ["a"..."z"],
    "print": [" "..."~"], "punct": ["!"..."/", ":"..."@", "["..."`", "{"..."~"],
    "space": ["\t"..."\r", " "..." "], "upper": ["A"..."Z"],
    "xdigit": ["0"..."9", "A"..."F", "a"..."f"],
  ]
}
