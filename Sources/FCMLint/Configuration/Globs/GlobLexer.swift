/// A pattern without braces as a list of tokens, and its matching.
struct GlobLexer: Sendable, Hashable {
  enum Token: Sendable, Hashable {
    case unit(GlobUnit)
    case any
    case star
    /// `**` between separators, or alone.
    case folders
    case set([ClosedRange<GlobUnit>], negated: Bool)

    /// How many tokens to advance after this unit of the path: 0 to match this token again, 1 for
    /// the next one; nil if the unit does not match.
    @inline(__always)
    func advance(over unit: GlobUnit) -> Int? {
      switch self {
      case .unit(let expected): unit == expected ? 1 : nil
      case .any: unit == "/" ? nil : 1
      case .star: unit == "/" ? nil : 0
      case .folders: 0
      case .set(let ranges, let negated):
        unit != "/" && ranges.contains { $0.contains(unit) } != negated ? 1 : nil
      }
    }
  }

  let tokens: [Token]
  /// The ASCII bytes at the end of every match, with which most paths are rejected at once.
  let tail: [UInt8]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    var tail: [UInt8] = []
    for token in tokens.reversed() {
      guard case .unit(let unit) = token, unit < "\u{80}" else { break }
      tail.append(UInt8(unit.value))
    }
    self.tail = tail.reversed()
  }

  /// Whether the pattern matches the whole path. All ways through the pattern are followed at once,
  /// so that no pattern is slow, without heap allocation.
  func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard path.count >= tail.count, path.suffix(tail.count).elementsEqual(tail) else {
      return false
    }
    if tail.count == tokens.count { return path.count == tail.count }
    return tokens.withUnsafeBufferPointer { tokens in
      let words = tokens.count / 64 + 1
      return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: words * 2) { memory in
        memory.initialize(repeating: 0)
        return Self.run(
          over: path, Places(tokens: tokens, bits: memory.extracting(..<words)),
          Places(tokens: tokens, bits: memory.extracting(words...)))
      }
    }
  }

  private static func run(over path: UnsafeBufferPointer<UInt8>, _ one: Places, _ two: Places)
    -> Bool
  {
    var (now, next) = (one, two)
    var index = 0
    now.add(0, atPartStart: true)
    while index < path.count {
      let unit = GlobUnit.read(path, &index)
      guard now.advance(over: unit, isLast: index == path.count, to: next) else { return false }
      swap(&now, &next)
    }
    return now.holdEnd
  }
}

/// The tokens that may match next, one bit for each and one for the end.
private struct Places {
  let tokens: UnsafeBufferPointer<GlobLexer.Token>
  let bits: UnsafeMutableBufferPointer<UInt64>

  var holdEnd: Bool { bits[tokens.count / 64] >> UInt64(tokens.count % 64) & 1 == 1 }

  /// Adds a token and, while a token may match nothing, those after it.
  @inline(__always)
  func add(_ first: Int, atPartStart: Bool) {
    var token = first
    while true {
      bits[token / 64] |= 1 << UInt64(token % 64)
      guard token < tokens.count else { return }
      switch tokens[token] {
      case .star: token += 1
      case .folders where atPartStart: token += 1
      default: return
      }
    }
  }

  /// Consumes one unit of the path and clears this set; returns false if no token matches.
  @inline(__always)
  func advance(over unit: GlobUnit, isLast: Bool, to next: Places) -> Bool {
    var isAlive = false
    for word in bits.indices {
      var due = bits[word]
      bits[word] = 0
      while due != 0 {
        let token = word * 64 + due.trailingZeroBitCount
        due &= due - 1
        guard token < tokens.count, let step = tokens[token].advance(over: unit) else { continue }
        next.add(token + step, atPartStart: unit == "/" || isLast)
        isAlive = true
      }
    }
    return isAlive
  }
}

/// The unit of comparison: a Unicode scalar or, above all scalars, a byte that is not valid UTF-8.
struct GlobUnit: Sendable, Hashable, Comparable, ExpressibleByUnicodeScalarLiteral {
  let value: UInt32

  init(_ value: UInt32) { self.value = value }

  init(unicodeScalarLiteral scalar: Unicode.Scalar) { value = scalar.value }

  static func < (first: GlobUnit, second: GlobUnit) -> Bool { first.value < second.value }

  /// The units as text.
  static func text(of units: some Sequence<GlobUnit>) -> String {
    units.reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1.value) ?? "\u{FFFD}") }
  }

  /// All units of a text.
  static func all(of bytes: [UInt8]) -> [GlobUnit] {
    bytes.withUnsafeBufferPointer { buffer in
      var result: [GlobUnit] = []
      result.reserveCapacity(buffer.count)
      var index = 0
      while index < buffer.count { result.append(read(buffer, &index)) }
      return result
    }
  }

  /// Reads the unit at `index` and advances `index`.
  @inline(__always)
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> GlobUnit {
    let byte = bytes[index]
    index += 1
    return GlobUnit(byte < 0x80 ? UInt32(byte) : readLong(byte, bytes, &index))
  }

  @inline(never)
  private static func readLong(
    _ first: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> UInt32 {
    let length = bytes.baseAddress.map { UTF8Validation.length($0, index - 1, bytes.count) }
    guard let length, length > 1 else { return 0x110000 + UInt32(first) }
    let rest = index..<(index + length - 1)
    index = rest.upperBound
    return bytes[rest].reduce(UInt32(first) & (0xFF >> UInt32(length + 1))) {
      $0 << 6 | UInt32($1 & 0x3F)
    }
  }
}
