extension Condition {
  /// What a topic that occurs more than once makes of a condition.
  package enum RepetitionEffect {
    /// No device matches.
    case never
    /// Every device matches.
    case always
    /// The condition matches the same devices without this occurrence.
    case idle(Topic)
  }

  /// The effect of topics that occur more than once; nil if the condition needs all of them.
  ///
  /// A condition without repeated topics always needs all of them.
  package var repetitionEffect: RepetitionEffect? {
    guard isComplete, problems.isEmpty, !isTemplate, topicCount > 1,
      topicCount <= Self.mostTopics
    else { return nil }
    let table = bytes.read { TruthTable(topics, $0) }
    guard table.hasRepetition else { return nil }
    let value = table.value()
    if value == 0 { return .never }
    if value == .max { return .always }
    // The last occurrence is usually the one that was added without need.
    for place in topics.indices.reversed()
    where table.value(with: 0, at: place) == value || table.value(with: .max, at: place) == value {
      return .idle(topics[place])
    }
    return nil
  }
}

/// The value of a condition for all combinations of its topics, one in each bit.
private struct TruthTable {
  private enum Token {
    case topic(Int)
    case not, and, or, open, close
  }

  /// A group of parentheses that is being evaluated, from left to right.
  private struct Group {
    var value: UInt32 = 0
    var hasValue = false
    var isAnd = false
    var isNegated = false

    mutating func add(_ operand: UInt32) {
      let operand = isNegated ? ~operand : operand
      isNegated = false
      value = !hasValue ? operand : isAnd ? value & operand : value | operand
      hasValue = true
    }
  }

  /// The values of five independent topics.
  private static let columns: [UInt32] = [
    0xAAAA_AAAA, 0xCCCC_CCCC, 0xF0F0_F0F0, 0xFF00_FF00, 0xFFFF_0000,
  ]

  /// Whether two topics have the same name.
  let hasRepetition: Bool
  private let values: [UInt32]
  private var tokens: [Token] = []

  /// Reads a condition without problems, which has at most five topics.
  init(_ topics: [Condition.Topic], _ bytes: UnsafeBufferPointer<UInt8>) {
    var values: [UInt32] = []
    var count = 0
    for (index, topic) in topics.enumerated() {
      let twin = topics[..<index].firstIndex {
        bytes[$0.name].elementsEqual(bytes[topic.name])
      }
      values.append(twin.map { values[$0] } ?? Self.columns[count])
      if twin == nil { count += 1 }
    }
    self.values = values
    hasRepetition = count < topics.count
    guard hasRepetition else { return }
    var place = 0
    var next = 0
    while place < bytes.count {
      if next < topics.count, place == topics[next].literal.lowerBound {
        tokens.append(.topic(next))
        place = topics[next].literal.upperBound
        next += 1
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "!"): tokens.append(.not)
      case .openParenthesis: tokens.append(.open)
      case .closeParenthesis: tokens.append(.close)
      case .ampersand: tokens.append(.and)
      case UInt8(ascii: "|"): tokens.append(.or)
      default: break
      }
      place += 1
    }
  }

  /// The value of the condition, with a constant instead of one topic.
  func value(with constant: UInt32 = 0, at place: Int = -1) -> UInt32 {
    var outer: [Group] = []
    var group = Group()
    for token in tokens {
      switch token {
      case .topic(let index): group.add(index == place ? constant : values[index])
      case .not: group.isNegated.toggle()
      case .and: group.isAnd = true
      case .or: group.isAnd = false
      case .open:
        outer.append(group)
        group = Group()
      case .close:
        let value = group.value
        group = outer.popLast() ?? Group()
        group.add(value)
      }
    }
    return group.value
  }
}
