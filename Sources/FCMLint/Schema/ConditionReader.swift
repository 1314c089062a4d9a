/// Reads a condition from left to right, with a stack of its own for the parentheses.
struct ConditionReader {
  typealias Fault = Condition.Fault

  /// An open parenthesis, or the whole text.
  private struct Level {
    var open: Int
    var start = -1
    /// The operator that was met last on this level; 0 for none.
    var last: UInt8 = 0
    /// The place of its mixture in `mixtures`; negative for none.
    var mixture = -1
  }

  private(set) var topics: [Condition.Topic] = []
  private(set) var faults: [Fault] = []
  private(set) var mixtures: [Condition.Mixture] = []
  private(set) var isComplete = false
  private(set) var hasOperators = false
  private(set) var hasNegations = false
  private let text: [UInt8]
  private var index = 0
  private var levels = [Level(open: -1)]
  /// The token that was read last.
  private var token = 0..<0

  init(_ text: [UInt8]) { self.text = text }

  mutating func read() {
    skipSpaces()
    guard index < text.count else { return fault(.blank, 0..<text.count) }
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
    if wantsOperand { return fault(.trailingOperator, token) }
    let open = levels[levels.count - 1].open
    if open >= 0 { return fault(.unclosedParenthesis, open..<open + 1) }
    isComplete = true
  }

  private mutating func fault(_ kind: Fault.Kind, _ range: Range<Int>, _ repair: String? = nil) {
    faults.append(Fault(kind: kind, range: range, repair: repair))
  }

  private mutating func stop(_ kind: Fault.Kind, _ range: Range<Int>) -> Bool {
    fault(kind, range)
    return false
  }

  private mutating func skipSpaces() {
    while index < text.count, JSONText.isSpace(text[index]) { index += 1 }
  }

  // MARK: Operands

  private mutating func readOperand(_ wantsOperand: inout Bool) -> Bool {
    let start = index
    let level = levels.count - 1
    switch text[index] {
    case 0x29: return stop(level == 0 ? .strayParenthesis : .missingOperand, start..<start + 1)
    case 0x26, 0x7C: return stop(.missingOperand, start..<endOfOperator(start))
    default: break
    }
    if levels[level].start < 0 { levels[level].start = start }
    switch text[index] {
    case 0x21:
      hasNegations = true
      index += 1
      token = start..<index
    case 0x28:
      index += 1
      token = start..<index
      levels.append(Level(open: start))
    case let byte where TopicName.allows(byte): return readWord(&wantsOperand)
    default:
      guard let quote = ConditionQuote(text, at: start) else {
        return stop(.unexpected, start..<endOfScalar(start))
      }
      wantsOperand = false
      return readTopic(quote)
    }
    return true
  }

  private mutating func readWord(_ wantsOperand: inout Bool) -> Bool {
    let word = index..<endOfName(index)
    let next = wordAfter(word.upperBound)
    let isFollowedByIn = spells(next, "in")
    if !isFollowedByIn, spells(word, "not") {
      fault(.wordNot, word, "!")
      hasNegations = true
      index = word.upperBound
      token = word
      return true
    }
    if !isFollowedByIn, spells(word, "and") || spells(word, "or") {
      return stop(.missingOperand, word)
    }
    if word.upperBound < text.count, ConditionQuote(text, at: word.upperBound) != nil {
      return stop(.unopenedQuote, word)
    }
    let isSure = isFollowedByIn && word.count <= Condition.longestTopic
    fault(.unquotedTopic, word, isSure ? "'\(string(word))'" : nil)
    topics.append(Condition.Topic(name: word, literal: word, isDoubleQuoted: false))
    index = word.upperBound
    token = word
    wantsOperand = false
    if isFollowedByIn { readInTopics(after: word) }
    return true
  }

  private mutating func readTopic(_ open: ConditionQuote) -> Bool {
    let start = index
    let first = start + open.length
    var end = endOfName(first)
    var close = ConditionQuote(text, at: end)
    if close == nil {
      if end == text.count { return stop(.unclosedQuote, start..<end) }
      if end > first, spells(wordAfter(end), "in") {
        fault(.unclosedQuote, start..<end, "'\(string(first..<end))'")
        add(first..<end, start..<end, open)
        return true
      }
      let bad = end
      while end < text.count, ConditionQuote(text, at: end)?.closes(open) != true { end += 1 }
      close = ConditionQuote(text, at: end)
      guard close != nil else { return stop(.unclosedQuote, start..<first) }
      faultName(first..<end, at: bad)
    }
    let literal = start..<end + (close?.length ?? 0)
    let isGood = end > first && end - first <= Condition.longestTopic
    if end == first {
      fault(.emptyTopic, literal)
    } else if !isGood {
      fault(.longTopic, literal)
    } else if let close, !close.pairs(with: open), faults.last?.range.lowerBound ?? -1 < start {
      fault(.wrongQuotes, literal, "'\(string(first..<end))'")
    }
    add(first..<end, literal, open)
    return true
  }

  private mutating func add(_ name: Range<Int>, _ literal: Range<Int>, _ open: ConditionQuote) {
    topics.append(
      Condition.Topic(name: name, literal: literal, isDoubleQuoted: open.isDouble))
    index = literal.upperBound
    token = literal
    readInTopics(after: literal)
  }

  /// A name with a character that no topic has, the first one at `bad`.
  private mutating func faultName(_ name: Range<Int>, at bad: Int) {
    let prefix = name.lowerBound..<name.lowerBound + 8
    if text[name].starts(with: "/topics/".utf8), name.count > prefix.count,
      endOfName(prefix.upperBound) == name.upperBound
    {
      fault(.topicPrefix, prefix, "")
    } else {
      fault(.badCharacter, bad..<endOfScalar(bad))
    }
  }

  private mutating func readInTopics(after literal: Range<Int>) {
    let first = wordAfter(literal.upperBound)
    let second = wordAfter(first.upperBound)
    if matches(first, "in"), matches(second, "topics") {
      index = second.upperBound
    } else if spells(first, "in") {
      let isNear = spells(second, "topics") || spells(second, "topic")
      let isNext = spells(second, "and") || spells(second, "or")
      let end = second.isEmpty || isNext ? first.upperBound : second.upperBound
      fault(.wrongInTopics, first.lowerBound..<end, isNear ? "in topics" : nil)
      index = end
    } else if spells(first, "intopics") || spells(first, "topics") {
      fault(.wrongInTopics, first, "in topics")
      index = first.upperBound
    } else if spells(first, "not"), spells(second, "in") {
      let third = wordAfter(second.upperBound)
      fault(.notIn, first.lowerBound..<second.upperBound)
      index = spells(third, "topics") ? third.upperBound : second.upperBound
    } else {
      fault(.missingInTopics, literal)
      return
    }
    token = literal.lowerBound..<index
  }

  // MARK: Operators

  private mutating func readOperator(_ wantsOperand: inout Bool) -> Bool {
    let start = index
    switch text[index] {
    case 0x29:
      guard levels.count > 1 else { return stop(.strayParenthesis, start..<start + 1) }
      levels.removeLast()
      index += 1
      token = start..<index
      return true
    case 0x26, 0x7C:
      wantsOperand = true
      let range = start..<endOfOperator(start)
      let symbol = text[start] == 0x26 ? "&&" : "||"
      if range.count == 1 {
        fault(.singleOperator, range, symbol)
      } else if range.count > 2 {
        fault(.escapedOperator, range, symbol)
      }
      take(range, text[start])
      return true
    default: break
    }
    let word = wordAfter(index)
    let isAnd = spells(word, "and")
    if isAnd || spells(word, "or") {
      wantsOperand = true
      fault(.wordOperator, word, isAnd ? "&&" : "||")
      take(word, isAnd ? 0x26 : 0x7C)
      return true
    }
    let isOperand = TopicName.allows(text[index]) || text[index] == 0x28 || text[index] == 0x21
    if isOperand { return stop(.missingOperator, start..<max(start + 1, endOfName(start))) }
    if let quote = ConditionQuote(text, at: index) {
      let end = endOfName(start + quote.length)
      let close = ConditionQuote(text, at: end)?.length ?? 0
      return stop(.missingOperator, start..<end + close)
    }
    return stop(.unexpected, start..<endOfScalar(start))
  }

  private mutating func take(_ range: Range<Int>, _ symbol: UInt8) {
    hasOperators = true
    let level = levels.count - 1
    if levels[level].last != 0, levels[level].last != symbol {
      if levels[level].mixture < 0 {
        levels[level].mixture = mixtures.count
        mixtures.append(
          Condition.Mixture(change: range, start: levels[level].start, stops: []))
      }
      mixtures[levels[level].mixture].stops.append(token.upperBound)
    }
    levels[level].last = symbol
    index = range.upperBound
    token = range
  }

  // MARK: Bytes

  /// The end of `&&`, `||`, a single one, or `&&` as HTML writes it.
  private func endOfOperator(_ start: Int) -> Int {
    let entity = Array("amp;".utf8)
    if text[(start + 1)...].starts(with: entity) {
      let next = start + 5
      let isDouble = next < text.count && text[next] == 0x26
      return isDouble && text[(next + 1)...].starts(with: entity) ? next + 5 : next
    }
    return start + 1 < text.count && text[start + 1] == text[start] ? start + 2 : start + 1
  }

  private func endOfName(_ start: Int) -> Int {
    var end = start
    while end < text.count, TopicName.allows(text[end]) { end += 1 }
    return end
  }

  private func endOfScalar(_ start: Int) -> Int {
    var end = start + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// The next word behind white space; empty when something else follows.
  private func wordAfter(_ start: Int) -> Range<Int> {
    var first = start
    while first < text.count, JSONText.isSpace(text[first]) { first += 1 }
    return first..<endOfName(first)
  }

  private func matches(_ word: Range<Int>, _ text: StaticString) -> Bool {
    self.text[word].elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether the word is this one in any case.
  private func spells(_ word: Range<Int>, _ text: StaticString) -> Bool {
    guard word.count == text.utf8CodeUnitCount else { return false }
    return word.indices.allSatisfy {
      self.text[$0] | 0x20 == text.utf8Start[$0 - word.lowerBound]
    }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }
}
