import FCMLint

// Values in the tokens of code.
extension CodeSource {
  /// Values nested deeper than this are unknown.
  private static var maximumDepth: Int { 100 }

  /// Reads the value in the tokens `start..<end`, and returns its node.
  mutating func parse(_ start: Int, _ end: Int, depth: Int = 0) -> Int {
    let end = max(start, end)
    var node = LiteralNode(kind: .unknown, start: start, end: end, item: start..<end)
    guard budget > 0 else {
      node.end = start
      return append(node)
    }
    (node.start, node.end) = core(start, end)
    if node.start < node.end, depth < Self.maximumDepth { read(&node, depth + 1) }
    return append(node)
  }

  mutating func append(_ node: LiteralNode) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// Links nodes as siblings, and returns the first.
  mutating func chain(_ list: [Int]) -> Int {
    for (one, next) in zip(list, list.dropFirst()) { nodes[one].next = next }
    return list.first ?? -1
  }

  /// The expression without parentheses, words without effect and assertions of its type.
  private func core(_ start: Int, _ end: Int) -> (Int, Int) {
    var (start, end) = (start, end)
    var isChanged = true
    while isChanged, start < end {
      isChanged = false
      if end - start > 1, tokens.isOne(start, of: dialect.prefixes) {
        (start, isChanged) = (start + 1, true)
      }
      let first = afterMacroAndTypes(start, end)
      if first > start { (start, isChanged) = (first, true) }
      if dialect.has(.typeSuffixes) || dialect.has(.bracketMaps) {
        var index = start
        while index < end, !tokens.isOne(index, of: "as satisfies") || index == start {
          index = tokens.next(after: index)
        }
        if index < end { (end, isChanged) = (index, true) }
        if end - start > 1, tokens.has(end - 1, "!") { (end, isChanged) = (end - 1, true) }
      }
      let form = end - (tokens.has(end - 2, "(") ? 3 : 1)
      if form > start + 1, tokens.has(form - 1, "."), tokens.isOne(form, of: dialect.forms) {
        (end, isChanged) = (form - 1, true)
      }
      if tokens.has(start, "("), tokens[start].match == end - 1,
        !tokens.holds(",", from: start + 1, to: end - 1), !isHash(start),
        !dialect.has(.tildePairs) || endOfTildes(start) == nil
      {
        (start, end, isChanged) = (start + 1, end - 1, true)
      } else if let opener = endOfName(start, in: dialect.wrappers) ?? mapAroundMap(start),
        tokens.has(opener, "("),
        tokens[opener].match == end - 1, !tokens.holds(",", from: opener + 1, to: end - 1)
      {
        (start, end, isChanged) = (opener + 1, end - 1, true)
      } else if dialect.has(.casts), tokens.has(start, "("), tokens[start].match == start + 2,
        tokens.isOne(start + 1, of: "object array")
      {
        (start, isChanged) = (start + 3, true)
      }
    }
    return (start, end)
  }

  /// The parenthesis in `JsObject(Map(…))`.
  private func mapAroundMap(_ start: Int) -> Int? {
    guard let opener = endOfName(start, in: dialect.maps) else { return nil }
    return endOfName(opener + 1, in: dialect.maps) == nil ? nil : opener
  }

  /// The token after the name of a macro or the types before a literal.
  private func afterMacroAndTypes(_ start: Int, _ end: Int) -> Int {
    if dialect.has(.macros), end - start > 3 {
      // `json!(…)` and `serde_json::json!(…)`
      let name = tokens.has(start + 1, "::") ? start + 2 : start
      let isMacro = tokens.isOne(name, of: "json vec") && tokens.has(name + 1, "!")
      let isText = tokens.has(name, "from") && tokens.kind(name + 2) == .string
      let opener = isMacro ? name + 2 : isText || tokens.has(name, "Some") ? name + 1 : end - 1
      return tokens[opener].match == end - 1 ? opener : start
    }
    guard dialect.has(.conditionalMembers), tokens.has(start, "<") else { return start }
    // `<String, Object>{…}`
    let next = tokens.next(after: start)
    return next < end && next > start + 1 ? next : start
  }

  private mutating func read(_ node: inout LiteralNode, _ depth: Int) {
    let (start, end) = (node.start, node.end)
    let first = tokens[start]
    if end - start == 1 {
      switch first.kind {
      case .string: node.kind = .text
      case .template where dialect.readsTemplates: node.kind = .text
      case .number: node.kind = .number
      case .word: node.kind = isConstant(start) ? .constant : .reference
      default: break
      }
      node.head = start
      return
    }
    if tokens.has(start, "if"), readCondition(&node, depth) { return }
    let operators = Operators(tokens, start, end)
    budget -= operators.steps
    if operators.isPlain {
      if readContainer(&node, depth) || readMerge(&node, depth) || readChain(&node, depth) {
        return
      }
    }
    if let arrow = operators.arrow { return readFunction(&node, after: arrow, depth) }
    if readAlternatives(&node, operators, depth) { return }
    if operators.isSum, isText(start, end) {
      node.kind = .text
    } else if operators.isSum || operators.isProduct, isNumber(start, end) {
      node.kind = .number
    }
  }

  /// Reads `{ … }.merge(other)` of Ruby, `Json.obj(…).deepMerge(other)` and `Json.obj(…) ++ other` of Scala:
  /// an object to which code adds members, and what it adds.
  private mutating func readMerge(_ node: inout LiteralNode, _ depth: Int) -> Bool {
    let isHash = dialect.has(.hashArguments) && tokens.has(node.start, "{")
    guard let opener = isHash ? node.start : endOfName(node.start, in: dialect.maps),
      tokens[opener].match > opener
    else { return false }
    let stop = tokens[opener].match + 1
    let other = tokens.has(stop, "++") ? stop + 1 : stop + 2
    let stopOfAll = node.end
    guard other < stopOfAll,
      tokens.has(stop, "++") || tokens.isOne(stop + 1, of: "merge deep_merge deepMerge add")
    else { return false }
    let object = parse(node.start, stop, depth: depth)
    guard nodes[object].kind == .object else { return false }
    node = nodes[object]
    var members = children(of: object)
    // The members of a literal are read once.
    if members.last.map({ nodes[$0].start != other }) ?? true {
      let end = tokens.has(other, "(") ? tokens.next(after: other) : stopOfAll
      var added = LiteralNode(
        kind: .spread, start: other, end: end, item: stop - 1..<stop - 1)
      added.firstChild = parse(other, end, depth: depth)
      members.append(append(added))
    }
    node.firstChild = chain(members)
    return true
  }

  private func isConstant(_ index: Int) -> Bool {
    let words = dialect.constants
    return tokens.isOne(index, of: words.true) || tokens.isOne(index, of: words.false)
      || tokens.isOne(index, of: words.null)
  }

  /// Whether the tokens are strings that the language or an operator joins.
  private func isText(_ start: Int, _ end: Int) -> Bool {
    var wasString = false
    for index in start..<end {
      if tokens[index].kind == .string {
        if wasString, !dialect.has(.adjacentStrings) { return false }
        wasString = true
      } else if wasString, tokens.has(index, dialect.joiner) {
        wasString = false
      } else {
        return false
      }
    }
    return wasString
  }

  // MARK: Alternatives

  private mutating func readAlternatives(
    _ node: inout LiteralNode, _ operators: Operators, _ depth: Int
  ) -> Bool {
    var ranges: [(Int, Int)] = []
    let (start, end) = (node.start, node.end)
    if let question = operators.wordIf, let colon = operators.wordElse {
      ranges = [(start, question), (colon + 1, end)]
    } else if let question = operators.question, let colon = operators.colon {
      ranges = [(question + 1 == colon ? start : question + 1, colon), (colon + 1, end)]
      if question + 1 == colon { ranges[0].1 = question }
    } else if let last = operators.choices.last {
      var from = start
      for choice in operators.choices {
        ranges.append((from, choice))
        from = choice + 1
      }
      ranges.append((last + 1, end))
    } else if operators.condition == nil {
      return false
    } else {
      ranges = [(start, end)]
    }
    let values = ranges.compactMap { range -> (Int, Int)? in
      let from = lastCondition(range.0, range.1).map { $0 + 1 } ?? range.0
      return from < range.1 ? (from, range.1) : nil
    }
    let list = values.map { parse($0.0, $0.1, depth: depth) }
    node.kind = .alternatives
    node.firstChild = chain(list)
    return true
  }

  /// Reads `if (condition) value else value`.
  private mutating func readCondition(_ node: inout LiteralNode, _ depth: Int) -> Bool {
    var first = tokens.next(after: node.start + 1)
    var stop = first
    while stop < node.end, !tokens.has(stop, "else") {
      if tokens.has(stop, "then") { first = stop + 1 }
      stop = tokens.next(after: stop)
    }
    guard stop > first, stop + 1 < node.end else { return false }
    let list = [(first, stop), (stop + 1, node.end)].map { start, end in
      let isBlock = tokens.has(start, "{") && tokens[start].match == end - 1
      return isBlock ? parse(start + 1, end - 1, depth: depth) : parse(start, end, depth: depth)
    }
    node.kind = .alternatives
    node.firstChild = chain(list)
    return true
  }

  /// The last `&&` at this level.
  private func lastCondition(_ start: Int, _ end: Int) -> Int? {
    var result: Int?
    var index = start
    while index < end {
      if tokens.isOne(index, of: "&& and") { result = index }
      index = tokens.next(after: index)
    }
    return result
  }

  private mutating func readFunction(_ node: inout LiteralNode, after arrow: Int, _ depth: Int) {
    guard dialect.has(.typeSuffixes) else { return }
    node.kind = .function
    if tokens.has(arrow + 1, "{") {
      let results = scopes.results(ofBody: arrow + 1)
      node.firstChild = chain(
        results.map { parse($0, endOfExpression(from: $0), depth: depth) })
    } else {
      node.firstChild = parse(arrow + 1, node.end, depth: depth)
    }
  }
}

/// The operators of an expression, outside of its brackets.
private struct Operators {
  var question: Int?
  var colon: Int?
  var wordIf: Int?
  var wordElse: Int?
  var arrow: Int?
  /// The places of `||` and other operators that choose a value.
  var choices: [Int] = []
  /// The first `&&`.
  var condition: Int?
  var hasProduct = false
  var hasSum = false
  var hasOther = false
  /// The number of tokens outside of brackets.
  var steps = 0

  var isPlain: Bool {
    question == nil && wordIf == nil && arrow == nil && choices.isEmpty && condition == nil
      && !hasProduct && !hasSum && !hasOther
  }
  var isSum: Bool { !hasProduct && !hasOther && choices.isEmpty && condition == nil }
  var isProduct: Bool { !hasOther && choices.isEmpty && condition == nil }

  init(_ tokens: CodeTokens, _ start: Int, _ end: Int) {
    let isJoinedByPeriod = tokens.dialect.has(.dollarValues)
    // Conditions in the second value of another one.
    var open = 0
    var index = start
    while index < end {
      defer { index = tokens.next(after: index) }
      steps += 1
      if tokens[index].kind == .symbol {
        if tokens.has(index, "?") {
          if question == nil { question = index } else { open += 1 }
        } else if tokens.has(index, ":") {
          if open > 0 { open -= 1 } else if question != nil, colon == nil { colon = index }
        } else if tokens.isOne(index, of: "|| ??") {
          choices.append(index)
        } else if tokens.has(index, "&&") {
          condition = condition ?? index
        } else if tokens.has(index, "=>") || tokens.has(index, "->") && !isJoinedByPeriod {
          arrow = arrow ?? index
        } else if tokens.isOne(index, of: "* /") {
          // In `[]*Type{…}`, the asterisk is part of the type.
          if !tokens.dialect.has(.typedLiterals) || !tokens.has(index - 1, "]") {
            hasProduct = true
          }
        } else if tokens.isOne(index, of: "+ -") || isJoinedByPeriod && tokens.has(index, ".") {
          hasSum = true
        } else if tokens.isOne(index, of: "== === != !== <= >= % ! |") {
          hasOther = true
        }
      } else if tokens[index].kind == .word, tokens.dialect.has(.indentedBlocks) {
        if tokens.has(index, "if") { wordIf = wordIf ?? index }
        if tokens.has(index, "else") { wordElse = wordElse ?? index }
        if tokens.has(index, "or") { choices.append(index) }
        if tokens.has(index, "and") { condition = condition ?? index }
        if tokens.isOne(index, of: "for lambda not in is") { hasOther = true }
      }
    }
    if arrow == nil, question != nil, colon == nil { hasOther = true }
  }
}
