/// The facts that most rules need about a topic condition, in a twentieth of the time of
/// `Condition`.
package struct ConditionSummary: Sendable {
  /// Whether the text is valid; false also for unusual valid texts.
  package private(set) var isSound = false
  /// Whether a sound text has `&&` and `||` on one level of parentheses.
  package private(set) var isMixed = false
  /// Whether a sound text may have the same topic twice; false for certain if it has not.
  package private(set) var mayRepeat = false
  /// The number of topics in a sound text.
  package var topics: Int { Int(count) }

  private var count: UInt32 = 0

  /// Reads the text of a string.
  package init(_ node: JSONNode) {
    let isPlain = node.isString && !node.hasEscapes
    self.init(text: isPlain ? node.rawContent : UnsafeBufferPointer(start: nil, count: 0))
  }

  init(text: UnsafeBufferPointer<UInt8>) {
    if let base = text.baseAddress { isSound = read(base, base + text.count) }
  }

  /// The open parentheses and their operators.
  private struct Levels {
    private(set) var depth = 0
    /// One bit for each open parenthesis: whether its level contains `&&`, or `||`.
    private var ands: UInt64 = 0
    private var ors: UInt64 = 0

    /// Whether the innermost level contains both operators.
    @inline(__always)
    var isMixed: Bool { ands & ors & (1 &<< UInt64(depth)) != 0 }

    /// Opens a level; false if there are too many.
    @inline(__always)
    mutating func open() -> Bool {
      depth &+= 1
      guard depth < 64 else { return false }
      ands &= ~(1 &<< UInt64(depth))
      ors &= ~(1 &<< UInt64(depth))
      return true
    }

    /// Closes the innermost level; false if none is open.
    @inline(__always)
    mutating func close() -> Bool {
      guard depth > 0 else { return false }
      depth &-= 1
      return true
    }

    /// Records the operator `&&` or `||` by its character; false for any other.
    @inline(__always)
    mutating func add(_ sign: UInt8) -> Bool {
      switch sign {
      case .ampersand: ands |= 1 &<< UInt64(depth)
      case UInt8(ascii: "|"): ors |= 1 &<< UInt64(depth)
      default: return false
      }
      return true
    }
  }

  private mutating func read(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    var levels = Levels()
    var names: UInt64 = 0
    var place = start
    while true {
      // An operand: `!` and `(` before it, then a topic.
      while place < end, place.pointee != .apostrophe {
        switch place.pointee {
        case .space, UInt8(ascii: "!"): break
        case .openParenthesis: guard levels.open() else { return false }
        default: return false
        }
        place += 1
      }
      guard let topicEnd = Self.topic(place, end) else { return false }
      count &+= 1
      // The suffix of all names is the same, so the length of the whole tells names apart, too.
      let name = place[1] &+ place[2] &* 7 &+ (topicEnd - 13).pointee &* 13
      let mark: UInt64 = 1 &<< UInt64((name &+ UInt8(truncatingIfNeeded: topicEnd - place)) & 63)
      if names & mark != 0 { mayRepeat = true }
      names |= mark
      place = topicEnd
      while place < end, place.pointee == .space || place.pointee == .closeParenthesis {
        if place.pointee == .closeParenthesis, !levels.close() { return false }
        place += 1
      }
      if place == end { return levels.depth == 0 }
      guard end - place > 2, place[0] == place[1], levels.add(place[0]) else { return false }
      if levels.isMixed { isMixed = true }
      place += 2
    }
  }

  /// The end of a quoted topic and `in topics`; nil for anything else.
  @inline(__always)
  private static func topic(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>)
    -> UnsafePointer<UInt8>?
  {
    let suffix: StaticString = "' in topics"
    let first = start + 1
    guard first < end else { return nil }
    var place = first
    while place < end, TopicName.allows(place.pointee) { place += 1 }
    guard place > first, place - first <= Condition.longestTopic,
      end - place >= suffix.utf8CodeUnitCount,
      ByteSearch.equal(place, suffix.utf8Start, suffix.utf8CodeUnitCount)
    else { return nil }
    place += suffix.utf8CodeUnitCount
    return place == end || !TopicName.allows(place.pointee) ? place : nil
  }
}
