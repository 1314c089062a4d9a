/// What one look at a condition tells, before anybody takes it apart.
///
/// Nearly every condition is right, and then the rules want to know three things of it: five
/// topics take a twentieth of the time that `Condition` takes for its places and repairs.
package struct ConditionSummary: Sendable {
  /// Whether the text keeps the grammar beyond doubt; false also for rare ways to write it right.
  package private(set) var isSound = false
  /// Whether a level of parentheses holds both `&&` and `||`; told of sound texts only.
  package private(set) var isMixed = false
  /// How many topics are named; told of sound texts only.
  package var topics: Int { Int(count) }

  private var count: UInt32 = 0

  /// Looks at the text of a string node.
  package init(_ node: JSONNode) {
    let isPlain = node.isString && !node.hasEscapes
    self.init(text: isPlain ? node.rawContent : UnsafeBufferPointer(start: nil, count: 0))
  }

  init(text: UnsafeBufferPointer<UInt8>) {
    if let base = text.baseAddress { isSound = read(base, base + text.count) }
  }

  private mutating func read(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    // One bit for each open parenthesis: whether `&&`, or `||`, was met on its level.
    var ands: UInt64 = 0
    var ors: UInt64 = 0
    var depth = 0
    var place = start
    while true {
      // An operand: signs in front of it, then a topic.
      while place < end, place.pointee != 0x27 {
        switch place.pointee {
        case 0x20, 0x21: break
        case 0x28:
          depth &+= 1
          guard depth < 64 else { return false }
          ands &= ~(1 &<< UInt64(depth))
          ors &= ~(1 &<< UInt64(depth))
        default: return false
        }
        place += 1
      }
      guard let behind = Self.topic(place, end) else { return false }
      count &+= 1
      place = behind
      while place < end, place.pointee == 0x20 || place.pointee == 0x29 {
        if place.pointee == 0x29 {
          guard depth > 0 else { return false }
          depth &-= 1
        }
        place += 1
      }
      if place == end { return depth == 0 }
      guard end - place > 2, place[0] == place[1] else { return false }
      let level: UInt64 = 1 &<< UInt64(depth)
      switch place[0] {
      case 0x26: ands |= level
      case 0x7C: ors |= level
      default: return false
      }
      if ands & ors & level != 0 { isMixed = true }
      place += 2
    }
  }

  /// What follows a topic in quotes and `in topics`; nil when they do not stand here.
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
