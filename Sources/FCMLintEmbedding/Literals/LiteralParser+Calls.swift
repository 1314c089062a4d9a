import FCMLint

// Names, calls, and chains of calls.
extension CodeSource {
  /// Reads a path of names, a call, or a chain of calls.
  mutating func readChain(_ node: inout LiteralNode, _ depth: Int) -> Bool {
    let end = node.end
    var index = node.start
    if tokens.has(index, "("), tokens[index].match > index, tokens[index].match < end - 1 {
      // `(new Type())->method()`
      let inner = parse(index, tokens[index].match + 1, depth: depth)
      guard nodes[inner].kind == .call else { return false }
      node.head = nodes[inner].head
      node.opener = nodes[inner].opener
      return readLinks(&node, from: tokens[index].match + 1, after: children(of: inner), depth)
    }
    guard tokens.kind(index) == .word else { return false }
    while tokens.isOne(index + 1, of: dialect.access), tokens.kind(index + 2) == .word,
      index + 2 < end, !isBuilder(index)
    {
      index += 2
    }
    node.head = index
    if index + 1 == end, !isBuilder(index) || !dialect.has(.hashArguments) {
      node.kind = .reference
      return true
    }
    if isBuilder(index), !tokens.has(index + 1, "(") {
      node.opener = index
      return readLinks(&node, from: index + 1, after: [], depth)
    }
    guard let opener = opener(after: index, end) ?? block(after: index) else { return false }
    node.opener = opener
    let isBlock = tokens.has(opener, "{")
    let first = isBlock ? statements(in: opener, depth) : members(in: opener, depth)
    return readLinks(&node, from: tokens[opener].match + 1, after: siblings(first), depth)
  }

  /// Whether a token is the name of the function that makes a builder or an instance; Scala and Ruby permit
  /// to omit its parentheses.
  func isBuilder(_ index: Int) -> Bool {
    tokens.has(index, dialect.has(.hashArguments) ? "new" : "builder") && index > 1
      && tokens.has(index - 1, ".")
      && tokens.kind(index - 2) == .word && tokens.text(index - 2).first?.isCapital ?? false
  }

  /// The arguments from the first one, without the links of a chain that was read before.
  func siblings(_ first: Int) -> [Int] {
    var result: [Int] = []
    var index = first
    while index >= 0, nodes[index].kind != .link {
      result.append(index)
      index = nodes[index].next
    }
    return result
  }

  /// The parenthesis after a name, and after its types in angle brackets.
  private func opener(after name: Int, _ end: Int) -> Int? {
    var index = name + 1
    if tokens.has(index, "<") {
      while index < end, index - name < 16, !tokens.isOne(index, of: "( {") { index += 1 }
    }
    return index < end && tokens.has(index, "(") && tokens[index].match > index ? index : nil
  }

  /// The brace after the name of a method that calls others on its object, as in `builder.apply { … }`.
  func block(after name: Int) -> Int? {
    let isBlock =
      dialect.has(.trailingBlocks) && tokens.isOne(name, of: "apply also let run")
      && tokens.has(name + 1, "{") && tokens[name + 1].match > name
    return isBlock ? name + 1 : nil
  }

  /// Reads the statements in braces, and returns the first.
  private mutating func statements(in opener: Int, _ depth: Int) -> Int {
    once(opener) { source in
      var list: [Int] = []
      var index = opener + 1
      while index < source.tokens[opener].match {
        let end = max(source.endOfExpression(from: index), index + 1)
        list.append(source.statement(index, end, depth))
        index = source.tokens.has(end, ";") ? end + 1 : end
      }
      return list
    }
  }

  /// Reads a statement; one with a condition is a spread of its statements.
  private mutating func statement(_ start: Int, _ end: Int, _ depth: Int) -> Int {
    guard tokens.has(start, "if"), depth < 100 else { return parse(start, end, depth: depth) }
    var list: [Int] = []
    var index = tokens.next(after: start + 1)
    while index < end {
      if tokens.isOne(index, of: "else if") {
        index = tokens.has(index, "if") ? tokens.next(after: index + 1) : index + 1
        continue
      }
      var stop = index
      while stop < end, !tokens.has(stop, "else") { stop = tokens.next(after: stop) }
      let isBlock = tokens.has(index, "{") && tokens[index].match == stop - 1
      let first =
        isBlock ? statements(in: index, depth + 1) : parse(index, stop, depth: depth + 1)
      list += siblings(first)
      index = stop
    }
    var node = LiteralNode(kind: .spread, start: start, end: end, item: start..<end)
    node.firstChild = chain(list)
    return append(node)
  }

  /// The name of the method that is called on a value which ends before a token: `.name(…)`, or
  /// `|> Module.name(…)` in Elixir.
  func method(at symbol: Int) -> Int? {
    guard tokens.isOne(symbol, of: dialect.access) || tokens.has(symbol, "|>"),
      tokens.kind(symbol + 1) == .word
    else { return nil }
    var name = symbol + 1
    while tokens.has(symbol, "|>"), tokens.has(name + 1, "."), tokens.kind(name + 2) == .word {
      name += 2
    }
    return name
  }

  private mutating func readLinks(
    _ node: inout LiteralNode, from start: Int, after arguments: [Int], _ depth: Int
  ) -> Bool {
    var list = arguments
    var index = start
    while index < node.end {
      guard let name = method(at: index),
        let opener = opener(after: name, node.end) ?? block(after: name)
          ?? (tokens.has(name, "build") ? name : nil)
      else { return false }
      var link = LiteralNode(
        kind: .link, start: name, end: tokens.next(after: opener),
        item: index..<tokens.next(after: opener))
      (link.head, link.opener) = (name, opener)
      if opener > name {
        link.firstChild =
          tokens.has(opener, "{") ? statements(in: opener, depth) : members(in: opener, depth)
      }
      list.append(append(link))
      index = link.end
    }
    node.kind = .call
    if tokens.has(node.head, "builder"), isBuilder(node.head),
      let members = members(ofBuilder: list)
    {
      (node.kind, list) = (.object, members)
    }
    node.firstChild = chain(list)
    return true
  }
}
