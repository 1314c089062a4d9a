import FCMLint

// Objects and lists.
extension CodeSource {
  mutating func readContainer(_ node: inout LiteralNode, _ depth: Int) -> Bool {
    let (start, last) = (node.start, node.end - 1)
    guard tokens.kind(last) == .closer, tokens[last].match >= start else { return false }
    let opener = tokens[last].match
    node.opener = opener
    if opener == start {
      guard let kind = kindOfContainer(opener) else { return !tokens.has(opener, "(") }
      node.kind = kind
      node.firstChild = members(in: opener, depth)
      return true
    }
    if tokens.has(opener, "{") { return readTyped(&node, depth) }
    guard tokens.has(opener, "("), let kind = kindOfFunction(start, opener) else { return false }
    node.kind = kind
    let hasPairs = kind == .object && !dialect.maps.isEmpty && dialect.pair.equals(":")
    node.firstChild =
      hasPairs
      ? pairs(in: opener, depth)
      : members(in: opener, isCall: dialect.maps.isEmpty || kind == .list, depth)
    return true
  }

  /// The kind of the literal in brackets; nil if it may be anything else.
  private func kindOfContainer(_ opener: Int) -> LiteralNode.Kind? {
    let inner = (opener + 1)..<tokens[opener].match
    func holds(_ text: StaticString) -> Bool {
      tokens.holds(text, from: inner.lowerBound, to: inner.upperBound)
    }
    if tokens.has(opener, "(") { return nil }
    if dialect.has(.percentObjects), tokens.has(opener, "{"), !tokens.has(opener - 1, "%") {
      return nil
    }
    if dialect.has(.bracketMaps) {
      return !tokens.has(opener, "[") ? nil : hasColon(inner) ? .object : .list
    }
    if dialect.has(.conditionalMembers), tokens.has(opener, "{") {
      return inner.isEmpty || holds(":") ? .object : nil
    }
    if dialect.has(.initializers) {
      return tokens.has(opener, "[") || !inner.isEmpty && !hasMembers(inner) ? .list : .object
    }
    if inner.isEmpty {
      // A comment represents elements; an empty array of PHP may be an object.
      let content = bytes[tokens[opener].end..<tokens[inner.upperBound].start]
      guard content.allSatisfy({ JSONEscaping.isSpace($0) }) else { return nil }
      if dialect.has(.bracketObjects) { return hasMembers(opener) ? .object : nil }
      return tokens.has(opener, "[") ? .list : .object
    }
    if dialect.has(.bracketObjects) {
      return !tokens.has(opener, "[") ? nil : holds("=>") || holds("...") ? .object : .list
    }
    if dialect.has(.indentedBlocks) {
      if holds("for") { return nil }
      return tokens.has(opener, "[") ? .list : holds(":") || holds("**") ? .object : nil
    }
    if dialect.has(.typedLiterals) {
      return tokens.has(opener, "[") ? nil : holds(":") ? .object : .list
    }
    return dialect.has(.braceObjects) ? tokens.has(opener, "[") ? .list : .object : nil
  }

  /// Whether an initializer has members: `name = value`, `["name"] = value`, `{ "name", value }`, or in
  /// an object without a type the names of variables.
  private func hasMembers(_ inner: Range<Int>) -> Bool {
    let start = inner.lowerBound
    if tokens.holds("=", from: start, to: inner.upperBound) { return true }
    if isPair(start, tokens.endOfItem(from: start, to: inner.upperBound)) { return true }
    return tokens.has(start - 2, "new")
  }

  /// Whether an item of an initializer is `{ "name", value }`.
  private func isPair(_ start: Int, _ end: Int) -> Bool {
    dialect.has(.initializers) && tokens.has(start, "{") && tokens[start].match == end - 1
      && end - start > 4 && tokens.kind(start + 1) == .string && tokens.has(start + 2, ",")
  }

  /// The kind of the value of a function that only makes one; nil for any other function.
  private func kindOfFunction(_ start: Int, _ opener: Int) -> LiteralNode.Kind? {
    if opener == start + 1 {
      if dialect.has(.bracketObjects), tokens.has(start, "array") {
        let isObject = tokens.holds("=>", from: opener + 1, to: tokens[opener].match)
        if tokens[opener].match == opener + 1 { return hasMembers(start) ? .object : nil }
        return isObject ? .object : .list
      }
      if dialect.has(.indentedBlocks), tokens.has(start, "dict") { return .object }
    }
    if dialect.has(.statementCalls), tokens[opener].match == opener + 1 {
      // `new HashMap<>()`, to which statements add members.
      var name = start
      while name + 2 < opener, tokens.has(name + 1, ".") { name += 2 }
      let word = tokens.text(name)
      let isMap =
        word.hasSuffix("Map") || word.hasSuffix("JSONObject") || word.hasSuffix("JsonObject")
      let isNew = dialect.prefixes.isEmpty || tokens.has(start - 1, "new")
      if isMap, isNew { return .object }
    }
    guard !dialect.maps.isEmpty else { return nil }
    var end = start + 1
    if tokens.has(end, ".") { end += 2 }
    // The types of the elements.
    if end < opener, tokens.next(after: end) != opener { return nil }
    let name = bytes[tokens[start].start..<tokens[end - 1].end]
    if WordList.contains(name, in: dialect.maps) { return .object }
    return WordList.contains(name, in: dialect.lists) ? .list : nil
  }

  /// Reads `Type{…}`, `[]Type{…}`, `map[Key]Value{…}`, or a map with calls of `put` in two braces.
  private mutating func readTyped(_ node: inout LiteralNode, _ depth: Int) -> Bool {
    let (start, opener) = (node.start, node.opener)
    if dialect.has(.initializers) { return readInitializer(&node, depth) }
    if dialect.has(.statementCalls) {
      guard tokens.has(opener + 1, "{"), tokens[opener + 1].match == node.end - 2 else {
        return false
      }
      node.kind = .object
      node.firstChild = puts(in: opener + 1, depth)
      return true
    }
    guard dialect.has(.typedLiterals), !tokens.isOne(start, of: "func struct interface") else {
      return false
    }
    var index = start
    while index < opener {
      let isType =
        tokens.kind(index) == .word || tokens.isOne(index, of: ". *") || tokens[index].match > index
      let isPair = tokens.kind(index) == .word && tokens.kind(index + 1) == .word
      guard isType, !isPair, !tokens.has(index, "(") else { return false }
      index = tokens.next(after: index)
    }
    if !tokens.has(start, "["), !tokens.has(start, "map") { node.head = opener - 1 }
    node.kind = tokens.has(start, "[") ? .list : .object
    node.firstChild = members(in: opener, depth)
    return true
  }

  /// Reads `Type { … }`, `Type<Type>(…) { … }`, `() { … }` or `[] { … }`, after `new`.
  private mutating func readInitializer(_ node: inout LiteralNode, _ depth: Int) -> Bool {
    let (start, opener) = (node.start, node.opener)
    guard tokens.has(start - 1, "new") else { return false }
    var index = start
    var type = -1
    while index < opener {
      if tokens.kind(index) == .word {
        type = index
      } else if !tokens.isOne(index, of: ". ?"), tokens[index].match < index,
        !tokens.has(index, "<")
      {
        return false
      }
      index = tokens.next(after: index)
    }
    let inner = (opener + 1)..<tokens[opener].match
    let isList =
      tokens.has(opener - 1, "]")
      || (inner.isEmpty ? tokens.has(type, "List") : !hasMembers(inner))
    node.kind = isList ? .list : .object
    node.head = type
    node.firstChild = members(in: opener, depth)
    return true
  }

  // MARK: Members

  /// The ranges of tokens between commas; a trailing comma begins no item.
  func items(_ inner: Range<Int>) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    var start = inner.lowerBound
    while start < inner.upperBound {
      let end = tokens.endOfItem(from: start, to: inner.upperBound)
      result.append((start, end))
      start = tokens.has(end, ",") || end == start ? end + 1 : end
    }
    return result
  }

  /// Reads what is in brackets, each only once, and returns the first child.
  mutating func once(_ opener: Int, _ read: (inout CodeSource) -> [Int]) -> Int {
    if children[opener] == -2 { children[opener] = Int32(chain(read(&self))) }
    return Int(children[opener])
  }

  /// Reads the members, elements or arguments in brackets, and returns the first.
  mutating func members(in opener: Int, isCall: Bool = true, _ depth: Int) -> Int {
    once(opener) { source in
      let isCall = isCall && source.tokens.has(opener, "(")
      let isList = !isCall && source.isListBracket(opener)
      return source.items((opener + 1)..<source.tokens[opener].match).map { start, end in
        source.member(start, end, isCall: isCall, isList: isList, depth)
      }
    }
  }

  /// Whether the items in brackets have no keys.
  private func isListBracket(_ opener: Int) -> Bool {
    let inner = (opener + 1)..<tokens[opener].match
    if dialect.has(.initializers), tokens.has(opener, "{") { return !hasMembers(inner) }
    if dialect.has(.bracketMaps) { return !hasColon(inner) }
    return tokens.has(opener, "[") && !dialect.has(.bracketObjects)
  }

  /// Whether the first item has a key, and is no condition.
  private func hasColon(_ inner: Range<Int>) -> Bool {
    var index = inner.lowerBound
    while index < inner.upperBound, !tokens.isOne(index, of: ", ?") {
      if tokens.has(index, ":") { return true }
      index = tokens.next(after: index)
    }
    return false
  }

  private mutating func member(
    _ start: Int, _ end: Int, isCall: Bool, isList: Bool, _ depth: Int
  ) -> Int {
    if start < end, tokens.isOne(start, of: dialect.spreads) {
      var node = LiteralNode(kind: .spread, start: start, end: end, item: start..<end)
      node.firstChild = parse(start + 1, end, depth: depth)
      return append(node)
    }
    if !isCall, isPair(start, end) {
      let value = parse(start + 3, end - 1, depth: depth)
      (nodes[value].item, nodes[value].name) = (start..<end, start + 1)
      return value
    }
    if !isCall, dialect.has(.conditionalMembers), tokens.isOne(start, of: "if for") {
      return conditional(start, end, isList: isList, depth)
    }
    let key = isList ? nil : key(start, end, isCall: isCall)
    let value = parse(key.map { $0.value } ?? start, end, depth: depth)
    nodes[value].item = start..<end
    if let key { nodes[value].name = key.token } else { markUnnamed(value, isCall || isList) }
    return value
  }

  /// Reads `if (condition) member`, which is a spread of the member.
  private mutating func conditional(
    _ start: Int, _ end: Int, isList: Bool, _ depth: Int
  ) -> Int {
    var node = LiteralNode(kind: .spread, start: start, end: end, item: start..<end)
    let first = tokens.has(start + 1, "(") ? tokens.next(after: start + 1) : end
    var stop = first
    while stop < end, !tokens.has(stop, "else") { stop = tokens.next(after: stop) }
    if first < stop {
      let member = member(first, stop, isCall: false, isList: isList, depth)
      (node.name, node.firstChild) = (nodes[member].name, member)
      if nodes[member].kind == .spread { node.firstChild = nodes[member].firstChild }
    }
    return append(node)
  }

  /// Makes a member of an object without a key the name of a variable, or a spread.
  private mutating func markUnnamed(_ value: Int, _ isElement: Bool) {
    let (start, end) = (nodes[value].item.lowerBound, nodes[value].item.upperBound)
    if isElement || dialect.has(.bracketObjects) || dialect.has(.typedLiterals) { return }
    // `name` or, in Ruby, `name:`
    let isShorthand =
      end - start == 1
      || dialect.has(.symbols) && end - start == 2 && tokens.has(start + 1, ":")
    if dialect.has(.bareKeys) || dialect.has(.initializers), isShorthand,
      tokens[start].kind == .word
    {
      nodes[value].name = start
      (nodes[value].kind, nodes[value].head, nodes[value].end) = (.reference, start, start + 1)
    } else {
      (nodes[value].kind, nodes[value].firstChild) = (.spread, -1)
    }
  }

  /// The token of the key between two commas, and the first token of the value.
  private func key(_ start: Int, _ end: Int, isCall: Bool) -> (token: Int, value: Int)? {
    guard start < end else { return nil }
    if isCall, !dialect.has(.bracketObjects) || !tokens.has(start + 1, "=>") {
      let isNamed =
        tokens.kind(start) == .word && end - start > 2
        && (dialect.has(.equalsArguments) && tokens.has(start + 1, "=")
          || dialect.has(.colonArguments) && tokens.has(start + 1, ":"))
      return isNamed ? (start, start + 2) : nil
    }
    var (key, after) = (start, start + 1)
    let hasComputed = dialect.has(.bareKeys) || dialect.has(.initializers)
    if hasComputed, tokens.has(start, "["), tokens[start].match == start + 2 {
      (key, after) = (start + 1, start + 3)
      if tokens[key].kind != .string { return nil }
    }
    let isKey =
      switch tokens[key].kind {
      case .string: !tokens.text(key).isBytesLiteral || !dialect.has(.stringPrefixes)
      case .word:
        dialect.has(.bareKeys) || dialect.has(.typedLiterals) || dialect.has(.initializers)
      case .number: dialect.has(.bareKeys) && tokens.text(key).allSatisfy { $0.isDigit }
      default: false
      }
    guard isKey, after < end, tokens.isOne(after, of: dialect.pair) else { return nil }
    return dialect.has(.symbols) && after + 1 == end ? nil : (key, after + 1)
  }

  /// Reads arguments that are keys and values in turn, or calls that make such pairs.
  private mutating func pairs(in opener: Int, _ depth: Int) -> Int {
    once(opener) { source in
      let inner = source.items((opener + 1)..<source.tokens[opener].match)
      return stride(from: 0, to: inner.count - 1, by: 2).map {
        source.pair(inner[$0], inner[$0 + 1], depth)
      }
    }
  }

  private mutating func pair(_ key: (Int, Int), _ value: (Int, Int), _ depth: Int) -> Int {
    let node = parse(value.0, value.1, depth: depth)
    nodes[node].item = key.0..<value.1
    if key.1 - key.0 == 1, tokens[key.0].kind == .string {
      nodes[node].name = key.0
    } else {
      (nodes[node].kind, nodes[node].firstChild) = (.spread, -1)
    }
    return node
  }

  /// Reads the calls `put("a", 1);` in braces.
  private mutating func puts(in brace: Int, _ depth: Int) -> Int {
    var list: [Int] = []
    var index = brace + 1
    while index < tokens[brace].match {
      if tokens.has(index, "put"), tokens.has(index + 1, "("), tokens[index + 1].match > index {
        let inner = items((index + 2)..<tokens[index + 1].match)
        if inner.count == 2 { list.append(pair(inner[0], inner[1], depth)) }
      }
      index = tokens.next(after: index)
    }
    return chain(list)
  }
}

extension StaticString {
  var isEmpty: Bool { utf8CodeUnitCount == 0 }

  /// Whether the text is another one.
  func equals(_ other: StaticString) -> Bool { buffer.elementsEqual(other.buffer) }
}
