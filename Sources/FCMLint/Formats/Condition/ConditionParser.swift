/// Parses a condition from left to right; parentheses are kept on a stack, without recursion.
struct ConditionParser {
  typealias Problem = Condition.Problem

  private(set) var topics: [Condition.Topic] = []
  private(set) var topicCount = 0
  private(set) var problems: [Problem] = []
  private(set) var isComplete = false
  private(set) var hasOperators = false
  private(set) var hasNegations = false
  private let text: ConditionLexer
  private var index = 0
  private(set) var groups = ConditionGroups()
  /// The range of the last token.
  private var token = 0..<0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    text = ConditionLexer(bytes: bytes)
    topics.reserveCapacity(Condition.mostTopics)
  }

  mutating func read() {
    skipSpaces()
    guard index < text.count else { return problem(.blank, 0..<text.count) }
    var wantsOperand = true
    var goesOn = true
    while goesOn {
      skipSpaces()
      guard index < text.count else {
        finish(wantsOperand)
        return
      }
      goesOn = wantsOperand ? readOperand(&wantsOperand) : readOperator(&wantsOperand)
    }
  }

  private mutating func finish(_ wantsOperand: Bool) {
    if wantsOperand { return problem(.trailingOperator, token) }
    if let open = groups.innermostParenthesis {
      return problem(.unclosedParenthesis, open..<open + 1)
    }
    isComplete = true
  }

  private mutating func problem(_ kind: Problem.Kind, _ range: Range<Int>, _ repair: String? = nil)
  {
    if problems.count > Condition.mostProblems { return }
    problems.append(Problem(kind: kind, range: range, repair: repair))
  }

  private mutating func addTopic(_ topic: Condition.Topic) {
    topicCount += 1
    if topicCount <= Condition.mostRecordedTopics { topics.append(topic) }
  }

  private mutating func stop(_ kind: Problem.Kind, _ range: Range<Int>) -> Bool {
    problem(kind, range)
    return false
  }

  private mutating func skipSpaces() {
    while index < text.count, JSONEscaping.isSpace(text.bytes[index]) { index += 1 }
  }

  // MARK: Operands

  private mutating func readOperand(_ wantsOperand: inout Bool) -> Bool {
    let start = index
    switch text.bytes[index] {
    case .closeParenthesis:
      let isStray = groups.innermostParenthesis == nil
      return stop(isStray ? .strayParenthesis : .missingOperand, start..<start + 1)
    case .ampersand, UInt8(ascii: "|"):
      return stop(.missingOperand, start..<text.endOfOperator(start))
    default: break
    }
    groups.beginOperand(at: start)
    switch text.bytes[index] {
    case UInt8(ascii: "!"):
      hasNegations = true
      index += 1
      token = start..<index
    case .openParenthesis:
      index += 1
      token = start..<index
      if groups.depth == Condition.mostLevels { return stop(.unexpected, token) }
      groups.open(at: start)
    case let byte where TopicName.allows(byte): return readWord(&wantsOperand)
    default:
      guard let quote = ConditionQuote(text.bytes, at: start) else {
        return stop(.unexpected, start..<text.endOfScalar(start))
      }
      wantsOperand = false
      return readTopic(quote)
    }
    return true
  }

  private mutating func readWord(_ wantsOperand: inout Bool) -> Bool {
    let word = index..<text.endOfName(index)
    let next = text.wordAfter(word.upperBound)
    let isFollowedByIn = text.spells(next, "in")
    if isFollowedByIn, text.spells(word, "topics") || text.spells(word, "topic"),
      let literal = quotedName(after: next.upperBound)
    {
      wantsOperand = false
      readReversed(word.lowerBound, literal)
      return true
    }
    if !isFollowedByIn, text.spells(word, "not") {
      problem(.wordNot, word, "!")
      hasNegations = true
      index = word.upperBound
      token = word
      return true
    }
    if !isFollowedByIn, text.spells(word, "and") || text.spells(word, "or") {
      return stop(.missingOperand, word)
    }
    if word.upperBound < text.count, ConditionQuote(text.bytes, at: word.upperBound) != nil {
      return stop(.unopenedQuote, word)
    }
    let isSure = isFollowedByIn && word.count <= Condition.longestTopic
    problem(.unquotedTopic, word, isSure ? "'\(text.string(word))'" : nil)
    addTopic(Condition.Topic(name: word, literal: word, isDoubleQuoted: false))
    index = word.upperBound
    token = word
    wantsOperand = false
    if isFollowedByIn { readInTopics(after: word) }
    return isFollowedByIn || !isProse(next)
  }

  /// The quoted topic after white space; nil if `in` follows it.
  private func quotedName(after place: Int) -> (name: Range<Int>, literal: Range<Int>)? {
    let start = text.wordAfter(place).lowerBound
    guard let open = ConditionQuote(text.bytes, at: start) else { return nil }
    let name = start + open.length..<text.endOfName(start + open.length)
    guard !name.isEmpty, let close = ConditionQuote(text.bytes, at: name.upperBound) else {
      return nil
    }
    let literal = start..<name.upperBound + close.length
    return text.spells(text.wordAfter(literal.upperBound), "in") ? nil : (name, literal)
  }

  private mutating func readReversed(
    _ start: Int, _ topic: (name: Range<Int>, literal: Range<Int>)
  ) {
    let range = start..<topic.literal.upperBound
    problem(.reversed, range, "'\(text.string(topic.name))' in topics")
    addTopic(Condition.Topic(name: topic.name, literal: topic.literal, isDoubleQuoted: false))
    index = range.upperBound
    token = range
  }

  /// Whether another bare word or an unexpected character follows, so that the intention is
  /// unclear.
  private func isProse(_ next: Range<Int>) -> Bool {
    if next.isEmpty {
      let place = next.lowerBound
      return place < text.count
        && ![.ampersand, UInt8(ascii: "|"), .closeParenthesis].contains(text.bytes[place])
    }
    return !text.spells(next, "and") && !text.spells(next, "or")
  }

  private mutating func readTopic(_ open: ConditionQuote) -> Bool {
    let start = index
    let first = start + open.length
    var end = text.endOfName(first)
    var close = ConditionQuote(text.bytes, at: end)
    if close == nil {
      if end == text.count { return stop(.unclosedQuote, start..<end) }
      if end > first, text.spells(text.wordAfter(end), "in") {
        problem(.unclosedQuote, start..<end, "'\(text.string(first..<end))'")
        add(first..<end, start..<end, open)
        return true
      }
      let bad = end
      while end < text.count, ConditionQuote(text.bytes, at: end)?.closes(open) != true { end += 1 }
      close = ConditionQuote(text.bytes, at: end)
      guard close != nil else { return stop(.unclosedQuote, start..<first) }
      problemName(first..<end, at: bad)
    }
    let literal = start..<end + (close?.length ?? 0)
    let isGood = end > first && end - first <= Condition.longestTopic
    if end == first {
      problem(.emptyTopic, literal)
    } else if !isGood {
      problem(.longTopic, literal)
    } else if let close, !close.pairs(with: open), problems.last?.range.lowerBound ?? -1 < start {
      problem(.wrongQuotes, literal, "'\(text.string(first..<end))'")
    }
    add(first..<end, literal, open)
    return true
  }

  private mutating func add(_ name: Range<Int>, _ literal: Range<Int>, _ open: ConditionQuote) {
    addTopic(
      Condition.Topic(name: name, literal: literal, isDoubleQuoted: open.isDouble))
    index = literal.upperBound
    token = literal
    readInTopics(after: literal)
  }

  /// Reports a name with an invalid character, the first of which is at `bad`.
  private mutating func problemName(_ name: Range<Int>, at bad: Int) {
    let prefix = name.lowerBound..<name.lowerBound + 8
    if text.bytes[name].starts(with: "/topics/".utf8), name.count > prefix.count,
      text.endOfName(prefix.upperBound) == name.upperBound
    {
      problem(.topicPrefix, prefix, "")
    } else {
      problem(.badCharacter, bad..<text.endOfScalar(bad))
    }
  }

  private mutating func readInTopics(after literal: Range<Int>) {
    let first = text.wordAfter(literal.upperBound)
    let second = text.wordAfter(first.upperBound)
    if text.matches(first, "in"), text.matches(second, "topics") {
      index = second.upperBound
    } else if text.spells(first, "in") {
      let isNear = text.spells(second, "topics") || text.spells(second, "topic")
      let isNext = text.spells(second, "and") || text.spells(second, "or")
      let end = second.isEmpty || isNext ? first.upperBound : second.upperBound
      problem(.wrongInTopics, first.lowerBound..<end, isNear ? "in topics" : nil)
      index = end
    } else if text.spells(first, "intopics") || text.spells(first, "topics") {
      problem(.wrongInTopics, first, "in topics")
      index = first.upperBound
    } else if text.spells(first, "not"), text.spells(second, "in") {
      let third = text.wordAfter(second.upperBound)
      problem(.notIn, first.lowerBound..<second.upperBound)
      index = text.spells(third, "topics") ? third.upperBound : second.upperBound
    } else {
      problem(.missingInTopics, literal)
      return
    }
    token = literal.lowerBound..<index
  }

  // MARK: Operators

  private mutating func readOperator(_ wantsOperand: inout Bool) -> Bool {
    let start = index
    switch text.bytes[index] {
    case .closeParenthesis:
      guard groups.close() else { return stop(.strayParenthesis, start..<start + 1) }
      index += 1
      token = start..<index
      return true
    case .ampersand, UInt8(ascii: "|"):
      wantsOperand = true
      let range = start..<text.endOfOperator(start)
      let symbol = text.bytes[start] == .ampersand ? "&&" : "||"
      if range.count == 1 {
        problem(.singleOperator, range, symbol)
      } else if range.count > 2 {
        problem(.escapedOperator, range, symbol)
      }
      take(range, text.bytes[start])
      return true
    default: break
    }
    let word = text.wordAfter(index)
    let isAnd = text.spells(word, "and")
    if isAnd || text.spells(word, "or") {
      wantsOperand = true
      problem(.wordOperator, word, isAnd ? "&&" : "||")
      take(word, isAnd ? .ampersand : UInt8(ascii: "|"))
      return true
    }
    return stopBeforeOperand()
  }

  /// Stops where an operator is expected: at an operand, or at an unexpected character.
  private mutating func stopBeforeOperand() -> Bool {
    let start = index
    let isOperand =
      TopicName.allows(text.bytes[start]) || text.bytes[start] == .openParenthesis
      || text.bytes[start] == UInt8(ascii: "!")
    if isOperand { return stop(.missingOperator, start..<max(start + 1, text.endOfName(start))) }
    if let quote = ConditionQuote(text.bytes, at: start) {
      let end = text.endOfName(start + quote.length)
      let close = ConditionQuote(text.bytes, at: end)?.length ?? 0
      return stop(.missingOperator, start..<end + close)
    }
    // In a list such as 'a', 'b' in topics, "in topics" is missing, and that is reported.
    if let last = problems.last, last.kind == .missingInTopics, last.range == token { return false }
    return stop(.unexpected, start..<text.endOfScalar(start))
  }

  private mutating func take(_ range: Range<Int>, _ symbol: UInt8) {
    hasOperators = true
    groups.addOperator(symbol, range, after: token.upperBound)
    index = range.upperBound
    token = range
  }
}
