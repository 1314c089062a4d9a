/// A pattern for paths, such as `push/**/*.json`.
///
/// `*` and `?` stay within one folder, `**` crosses folders, `[a-z]` and `[!a-z]` are classes,
/// `{a,b}` alternatives, `\` takes the next character as it is. Time is bounded by the length of
/// the path times that of the pattern, whatever they are.
public struct Glob: Sendable, Hashable {
  /// What is wrong with a pattern.
  public enum Fault: Error, Sendable {
    case empty, openClass, openBrace, tooManyAlternatives
  }

  private enum Token: Sendable, Hashable {
    case unit(UInt32)
    case any
    case star
    /// `**` beside a separator, or alone.
    case folders
    case set([ClosedRange<UInt32>], negated: Bool)
  }

  /// The pattern as it was written.
  public let pattern: String
  private let alternatives: [[Token]]

  /// Reads a pattern; throws a `Fault` for one that could never be meant.
  public init(_ pattern: String) throws(Fault) {
    guard !pattern.isEmpty else { throw .empty }
    self.pattern = pattern
    var alternatives: [[Token]] = []
    for text in try Self.expand(Array(pattern.utf8), limit: 256) {
      alternatives.append(try Self.tokens(Self.units(text)))
    }
    self.alternatives = alternatives
  }

  /// Whether the whole path matches; `path` is relative, with `/` between its parts.
  public func matches(_ path: [UInt8]) -> Bool {
    let units = Self.units(path)
    return alternatives.contains { Self.run($0, units) }
  }

  /// Whether the whole path matches; `path` is relative, with `/` between its parts.
  public func matches(_ path: String) -> Bool { matches(Array(path.utf8)) }

  // MARK: Reading

  /// The patterns that one with braces stands for.
  private static func expand(_ text: [UInt8], limit: Int) throws(Fault) -> [[UInt8]] {
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

  private static func firstBrace(in text: [UInt8]) throws(Fault) -> (
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

  /// Unicode scalars; bytes that are no UTF-8 stand for themselves, above all scalars.
  private static func units(_ bytes: [UInt8]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(bytes.count)
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        let length =
          byte < 0x80 ? 1 : JSONParser.sequenceLength(base, index, buffer.count)
        if length < 2 {
          result.append(byte < 0x80 ? UInt32(byte) : 0x110000 + UInt32(byte))
          index += 1
          continue
        }
        var scalar = UInt32(byte) & (0xFF >> UInt32(length + 1))
        for next in buffer[(index + 1)..<(index + length)] {
          scalar = scalar << 6 | UInt32(next & 0x3F)
        }
        result.append(scalar)
        index += length
      }
    }
    return result
  }

  private static func tokens(_ units: [UInt32]) throws(Fault) -> [Token] {
    var result: [Token] = []
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
        let (token, stop) = try set(units, from: index + 1)
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

  private static func set(_ units: [UInt32], from start: Int) throws(Fault) -> (Token, Int) {
    var index = start
    let negated = index < units.count && (units[index] == 0x21 || units[index] == 0x5E)
    if negated { index += 1 }
    var ranges: [ClosedRange<UInt32>] = []
    var isFirst = true
    while index < units.count, isFirst || units[index] != 0x5D {
      isFirst = false
      if units[index] == 0x5C, index + 1 < units.count { index += 1 }
      let low = units[index]
      if index + 2 < units.count, units[index + 1] == 0x2D, units[index + 2] != 0x5D {
        let high = units[index + 2]
        if low <= high { ranges.append(low...high) }
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    guard index < units.count else { throw .openClass }
    return (.set(ranges, negated: negated), index + 1)
  }

  // MARK: Matching

  /// Follows all ways through the pattern at once, so that no pattern makes it slow.
  private static func run(_ tokens: [Token], _ path: [UInt32]) -> Bool {
    var states = [Bool](repeating: false, count: tokens.count + 1)
    states[0] = true
    skipEmpty(tokens, &states, atPartStart: true)
    for (position, unit) in path.enumerated() {
      var next = [Bool](repeating: false, count: tokens.count + 1)
      for index in tokens.indices where states[index] {
        switch tokens[index] {
        case .unit(let expected): if unit == expected { next[index + 1] = true }
        case .any: if unit != 0x2F { next[index + 1] = true }
        case .star: if unit != 0x2F { next[index] = true }
        case .folders: next[index] = true
        case .set(let ranges, let negated):
          let isIn = ranges.contains { $0.contains(unit) }
          if unit != 0x2F, isIn != negated { next[index + 1] = true }
        }
      }
      states = next
      skipEmpty(tokens, &states, atPartStart: unit == 0x2F || position + 1 == path.count)
    }
    return states[tokens.count]
  }

  /// Tokens that may match nothing let the state behind them live too.
  private static func skipEmpty(_ tokens: [Token], _ states: inout [Bool], atPartStart: Bool) {
    for index in tokens.indices where states[index] {
      switch tokens[index] {
      case .star: states[index + 1] = true
      case .folders: if atPartStart { states[index + 1] = true }
      default: break
      }
    }
  }
}
