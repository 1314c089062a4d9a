import FCMLint

// Objects that calls fill: `new JSONObject().put("a", 1)`, `buildJsonObject { put("a", 1) }`.
extension CodeSource {
  /// The methods that add a member, of which the arguments are the key and the value, or the key
  /// before a block.
  static var putters: StaticString {
    """
    put addProperty add set append accumulate putPOJO putOpt putIfAbsent putJsonObject putObject insert
    """
  }

  /// The token after the name of a function in a list, which is a word or two words with a symbol between
  /// them.
  func endOfName(_ start: Int, in list: StaticString) -> Int? {
    guard !list.isEmpty, tokens.kind(start) == .word else { return nil }
    if tokens.isOne(start, of: list) { return start + 1 }
    guard tokens.isOne(start + 1, of: ". ::"), tokens.kind(start + 2) == .word,
      list.buffer.contains(tokens[start + 1].first)
    else { return nil }
    let symbol = tokens[start + 1]
    let isJoined =
      symbol.start == tokens[start].end && tokens[start + 2].start == symbol.end
    let name =
      isJoined
      ? bytes[tokens[start].start..<tokens[start + 2].end]
      : tokens.text(start) + bytes[symbol.range] + tokens.text(start + 2)
    return WordList.contains(name, in: list) ? start + 3 : nil
  }

  /// The bracket after the name of a function that makes an object without members, or of one whose
  /// block adds them.
  func maker(at start: Int) -> Int? {
    guard !dialect.makers.isEmpty, tokens.kind(start) == .word else { return nil }
    var name = tokens.lastWord(ofName: start)
    if dialect.has(.macros) {
      // `serde_json::Map::new()`
      let limit = name + 8
      while name < limit, tokens.has(name + 1, "::"), tokens.kind(name + 2) == .word,
        !tokens.has(name, "new")
      {
        name += 2
      }
      guard tokens.has(name, "new"), tokens.isOne(name - 2, of: dialect.makers) else { return nil }
      return tokens.has(name + 1, "(") && tokens[name + 1].match == name + 2 ? name + 1 : nil
    }
    guard tokens.isOne(name, of: dialect.makers) else { return nil }
    let opener = tokens.isOne(name + 1, of: "< [") ? tokens.next(after: name + 1) : name + 1
    let isBlock = tokens.has(opener, "{") && dialect.has(.trailingBlocks)
    let isCall = tokens.has(opener, "(") && tokens[opener].match == opener + 1
    return isBlock && tokens[opener].match > opener || isCall ? opener : nil
  }

  /// The token after `put("a", 1)` or `apply { … }`, if that is at a token.
  func endOfPut(_ name: Int) -> Int? {
    let isPut = tokens.isOne(name, of: Self.putters) && tokens.has(name + 1, "(")
    guard let opener = isPut ? name + 1 : block(after: name), tokens[opener].match > opener
    else { return nil }
    let end = tokens[opener].match + 1
    return isPut && dialect.has(.trailingBlocks) && tokens.has(end, "{")
      ? tokens.next(after: end) : end
  }

  /// The token of the key in `put("a", 1)`, whose name is at a token.
  func keyOfPut(_ name: Int) -> Int? {
    tokens.isOne(name, of: Self.putters) && tokens.has(name + 1, "(")
      && tokens.kind(name + 2) == .string
      && (tokens.has(name + 3, ",") || dialect.has(.macros) && tokens.has(name + 3, "."))
      ? name + 2 : nil
  }

  /// The token of the value in `put("a", 1)`, whose key is at a token.
  func valueOfPut(_ key: Int) -> Int {
    tokens.endOfItem(from: key, to: tokens[key - 1].match) + 1
  }

  /// Reads an object and the calls that add members to it.
  mutating func readMade(_ node: inout LiteralNode, _ opener: Int, _ depth: Int) -> Bool {
    var list = tokens.has(opener, "{") ? puts(in: opener, depth) : []
    var index = tokens[opener].match + 1
    while index < node.end {
      guard tokens.isOne(index, of: dialect.access), let end = endOfPut(index + 1) else {
        return false
      }
      if tokens.has(index + 2, "{") {
        list += puts(in: index + 2, depth)
      } else if let put = put(index + 1, depth) {
        list.append(put)
      } else {
        return false
      }
      index = end
    }
    (node.kind, node.opener) = (.object, opener)
    node.firstChild = chain(list)
    return true
  }

  /// Reads `put("a", 1)` or `putJsonObject("a") { … }`; nil if a token begins something else.
  private mutating func put(_ name: Int, _ depth: Int) -> Int? {
    let opener = name + 1
    guard tokens.isOne(name, of: Self.putters), tokens.has(opener, "("),
      tokens[opener].match > opener
    else { return nil }
    let inner = Array(items((opener + 1)..<tokens[opener].match).prefix(3))
    let brace = tokens[opener].match + 1
    if inner.count == 2 { return once(opener) { [$0.pair(inner[0], inner[1], depth)] } }
    guard inner.count == 1, tokens.kind(opener + 1) == .string, tokens.has(brace, "{"),
      dialect.has(.trailingBlocks)
    else { return nil }
    return object(in: brace, name: opener + 1, depth)
  }

  private mutating func object(in brace: Int, name: Int, _ depth: Int) -> Int {
    let end = max(brace, tokens[brace].match) + 1
    var node = LiteralNode(
      kind: .object, start: brace, end: end, item: (name < 0 ? brace : name)..<end)
    (node.name, node.opener, node.firstChild) = (name, brace, chain(puts(in: brace, depth + 1)))
    return append(node)
  }

  /// Reads the statements in braces once, which add members to an object.
  mutating func puts(in brace: Int, _ depth: Int) -> [Int] {
    let first = once(brace) { source in
      var list: [Int] = []
      var index = brace + 1
      while index < source.tokens[brace].match, depth < 100 {
        let end = max(source.endOfExpression(from: index), index + 1)
        list += source.puts(index, end, depth)
        index = source.tokens.isOne(end, of: "; ,") ? end + 1 : end
      }
      return list
    }
    return siblings(first)
  }

  /// The members that a statement adds; if it has other blocks, as a spread of what may be added.
  private mutating func puts(_ start: Int, _ end: Int, _ depth: Int) -> [Int] {
    var list: [Int] = []
    var index = tokens.isOne(start, of: "it this") ? start + 2 : start
    while index < end, let put = put(index, depth), let next = endOfPut(index) {
      list.append(put)
      index = next + 1
    }
    if !list.isEmpty { return list }
    var node = LiteralNode(kind: .spread, start: start, end: end, item: start..<end)
    index = start
    while index < end {
      if tokens.has(index, "{"), tokens[index].match > index {
        let object = object(in: index, name: -1, depth)
        if children(of: object).contains(where: { nodes[$0].name >= 0 }) { list.append(object) }
      }
      index = tokens.next(after: index)
    }
    let choice = LiteralNode(
      kind: .alternatives, start: start, end: end, item: start..<end, firstChild: chain(list))
    if !list.isEmpty { node.firstChild = append(choice) }
    return [append(node)]
  }
}
