import FCMLint

// Objects and lists.
extension CodeSource {
  mutating func readContainer(_ node: inout LiteralNode, _ depth: Int) -> Bool {
    if dialect.has(.tildePairs), readTildes(&node, depth) { return true }
    if isBareHash(node.start) {
      node.kind = .object
      node.firstChild = chain(
        items(node.start..<node.end).map { member($0, $1, isCall: false, isList: false, depth) })
      return true
    }
    let (start, last) = (node.start, node.end - 1)
    guard tokens.kind(last) == .closer, tokens[last].match >= start else { return false }
    if let opener = maker(at: start), readMade(&node, opener, depth) { return true }
    let opener = tokens[last].match
    node.opener = opener
    if opener == start {
      guard let kind = kindOfContainer(opener) else { return !tokens.has(opener, "(") }
      node.kind = kind
      node.firstChild = members(in: opener, depth)
      return true
    }
    if tokens.has(opener, "{") { return readTyped(&node, depth) }
    if namedArguments(at: start) == opener {
      node.kind = .object
      node.firstChild = members(in: opener, depth)
      hideUnknown(children(of: node))
      return true
    }
    guard tokens.has(opener, "("), let kind = kindOfFunction(start, opener) else { return false }
    node.kind = kind
    let hasPairs = kind == .object && !dialect.maps.isEmpty && dialect.pair.equals(":")
    node.firstChild =
      hasPairs
      ? pairs(in: opener, depth)
      : members(in: opener, isCall: dialect.maps.isEmpty || kind == .list, depth)
    return true
  }

  /// The token after `("name" -> value) ~ ("name" -> value)`; nil if a token begins no such object.
  func endOfTildes(_ start: Int) -> Int? {
    var index = start
    while tokens.has(index, "("), tokens.kind(index + 1) == .string, tokens.has(index + 2, "->"),
      tokens[index].match > index
    {
      index = tokens[index].match + 2
      if !tokens.has(index - 1, "~") { return index - 1 }
    }
    return nil
  }

  private mutating func readTildes(_ node: inout LiteralNode, _ depth: Int) -> Bool {
    guard endOfTildes(node.start) == node.end else { return false }
    (node.kind, node.opener) = (.object, node.start)
    let range = node.start..<node.end
    node.firstChild = once(node.start) { source in
      var list: [Int] = []
      var index = range.lowerBound
      while index < range.upperBound {
        let end = source.tokens[index].match
        list.append(source.pair((index + 1, index + 2), (index + 3, end), depth))
        index = end + 2
      }
      return list
    }
    return true
  }

  /// The kind of the literal in brackets; nil if it may be anything else.
  private func kindOfContainer(_ opener: Int) -> LiteralNode.Kind? {
    let inner = (opener + 1)..<tokens[opener].match
    func holds(_ text: StaticString) -> Bool {
      tokens.holds(text, from: inner.lowerBound, to: inner.upperBound)
    }
    if tokens.has(opener, "(") { return isHash(opener) ? .object : nil }
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

  /// Whether the arguments in parentheses begin with a name, which makes them an object.
  func isHash(_ opener: Int) -> Bool {
    dialect.has(.hashArguments) && tokens[opener].match > opener + 2
      && (tokens.kind(opener + 1) == .word || tokens.kind(opener + 1) == .string)
      && tokens.isOne(opener + 2, of: dialect.pair)
  }

  /// Whether a key is at a token, which an expression does not begin with.
  func isBareHash(_ start: Int) -> Bool {
    dialect.has(.hashArguments) && tokens.kind(start) == .word && tokens.has(start + 1, ":")
      && tokens[start + 1].start == tokens[start].end
  }

  /// Whether an initializer has members: `name = value`, `["name"] = value`, `{ "name", value }`, or in
  /// an object without a type the names of variables.
  private func hasMembers(_ inner: Range<Int>) -> Bool {
    let start = inner.lowerBound
    if tokens.holds("=", from: start, to: inner.upperBound) { return true }
    if entry(start, tokens.endOfItem(from: start, to: inner.upperBound)) != nil { return true }
    return tokens.has(start - 2, "new")
  }

  /// The key and the value in `entry("name", value)`, `("name", value)`, or `{ "name", value }` of an
  /// initializer.
  private func entry(_ start: Int, _ end: Int) -> [(Int, Int)]? {
    let first = tokens.isOne(start, of: dialect.prefixes) ? start + 1 : start
    let isBracket = tokens.has(first, dialect.has(.initializers) ? "{" : "(")
    let opener = isBracket ? first : endOfName(first, in: dialect.entries) ?? end
    guard opener < end, !dialect.entries.isEmpty, tokens[opener].match == end - 1 else {
      return nil
    }
    let inner = Array(items((opener + 1)..<end - 1).prefix(3))
    return inner.count == 2 ? inner : nil
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
    // The types of the elements may be before the parenthesis.
    func isName(_ end: Int) -> Bool { end == opener || tokens.next(after: end) == opener }
    if endOfName(start, in: dialect.maps).map(isName) ?? false { return .object }
    return endOfName(start, in: dialect.lists).map(isName) ?? false ? .list : nil
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
      node.firstChild = chain(puts(in: opener + 1, depth))
      return true
    }
    let hasTypes = dialect.has(.macros) || dialect.has(.percentObjects)
    guard
      dialect.has(.typedLiterals) || hasTypes && tokens.text(opener - 1).first?.isCapital ?? false,
      !tokens.isOne(start, of: "func struct interface")
    else {
      return false
    }
    var index = start
    while index < opener {
      let isType =
        tokens.kind(index) == .word || tokens.isOne(index, of: ". * ::")
        || tokens[index].match > index
      let isPair = tokens.kind(index) == .word && tokens.kind(index + 1) == .word
      guard isType, !isPair, !tokens.has(index, "(") else { return false }
      index = tokens.next(after: index)
    }
    if !tokens.has(start, "["), !tokens.has(start, "map") { node.head = opener - 1 }
    node.kind = tokens.has(start, "[") ? .list : .object
    node.firstChild = members(in: opener, depth)
    // An attribute may give a member of a type of the source another name.
    if dialect.has(.macros), node.head >= 0, tokens.sdkType(at: node.head) == nil {
      hideUnknown(children(of: node))
    }
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
  func items(_ inner: Range<Int>) -> CodeItems {
    CodeItems(tokens: tokens, start: inner.lowerBound, limit: inner.upperBound)
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
      var list: [Int] = []
      list.reserveCapacity(8)
      for (start, end) in source.items((opener + 1)..<source.tokens[opener].match) {
        list.append(source.member(start, end, isCall: isCall, isList: isList, depth))
      }
      return list
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
    if !isCall, !isList, let entry = entry(start, end) {
      let value = pair(entry[0], entry[1], depth)
      nodes[value].item = start..<end
      return value
    }
    if !isCall, dialect.has(.conditionalMembers), tokens.isOne(start, of: "if for") {
      return conditional(start, end, isList: isList, depth)
    }
    let key = isList ? nil : key(start, end, isCall: isCall)
    let value = parse(key.map { $0.value } ?? start, end, depth: depth)
    nodes[value].item = start..<end
    if let key {
      nodes[value].name = key.token
    } else {
      let isNamed = isCall && dialect.has(.hashArguments) && end - start == 2
      markUnnamed(value, (isCall || isList) && !isNamed)
    }
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
    if dialect.has(.bareKeys) || dialect.has(.initializers) || dialect.has(.macros), isShorthand,
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
    if isCall, !dialect.has(.hashArguments),
      !dialect.has(.bracketObjects) || !tokens.has(start + 1, "=>")
    {
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
          || dialect.has(.macros)
      case .number: dialect.has(.bareKeys) && tokens.text(key).allSatisfy { $0.isDigit }
      default: false
      }
    guard isKey, after < end, tokens.isOne(after, of: dialect.pair) else { return nil }
    return dialect.has(.symbols) && after + 1 == end ? nil : (key, after + 1)
  }

  /// Reads arguments that are keys and values in turn, or calls that make such pairs.
  private mutating func pairs(in opener: Int, _ depth: Int) -> Int {
    once(opener) { source in
      var inner = source.items((opener + 1)..<source.tokens[opener].match)
      var list: [Int] = []
      while let item = inner.next() {
        if let entry = source.entry(item.0, item.1) {
          if entry.count == 2 { list.append(source.pair(entry[0], entry[1], depth)) }
        } else if let value = inner.next() {
          list.append(source.pair(item, value, depth))
        }
      }
      return list
    }
  }

  mutating func pair(_ key: (Int, Int), _ value: (Int, Int), _ depth: Int) -> Int {
    let node = parse(value.0, value.1, depth: depth)
    nodes[node].item = key.0..<value.1
    if key.1 - key.0 == 1, tokens[key.0].kind == .string {
      nodes[node].name = key.0
    } else {
      (nodes[node].kind, nodes[node].firstChild) = (.spread, -1)
    }
    return node
  }
}

/// What is between the commas in brackets.
struct CodeItems: Sequence, IteratorProtocol {
  fileprivate let tokens: CodeTokens
  fileprivate var start: Int
  fileprivate let limit: Int

  mutating func next() -> (Int, Int)? {
    guard start < limit else { return nil }
    let end = tokens.endOfItem(from: start, to: limit)
    defer { start = tokens.has(end, ",") || end == start ? end + 1 : end }
    return (start, end)
  }
}

extension StaticString {
  var isEmpty: Bool { utf8CodeUnitCount == 0 }

  /// Whether the text is another one.
  func equals(_ other: StaticString) -> Bool { buffer.elementsEqual(other.buffer) }
}
