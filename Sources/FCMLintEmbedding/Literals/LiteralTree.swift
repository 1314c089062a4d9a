import FCMLint

/// A value in source code. All nodes are in one array.
struct LiteralNode {
  enum Kind: UInt8 {
    /// Keys and values: `{a: 1}`, `['a' => 1]`, `map[string]int{"a": 1}`, `Map.of("a", 1)`, and with
    /// the name of a type before them, `Type{A: 1}`.
    case object
    case list
    /// One string, or strings that are joined.
    case text
    /// A number, or numbers with operators.
    case number
    case constant
    /// The values of which code chooses one.
    case alternatives
    /// The members or elements of another value, which is the child if it is a literal.
    case spread
    /// A variable, or a path of names.
    case reference
    /// A call with its arguments, and the calls of methods of its result, which are links.
    case call
    case link
    /// A function; the children are its results.
    case function
    case unknown
  }

  var kind: Kind
  /// The tokens of the value, without parentheses and types around it.
  @Compact var start: Int
  @Compact var end: Int
  /// The tokens between two commas, with the key.
  @CompactRange var item: Range<Int>
  /// The token of the key, or of the name of an argument; negative if there is none.
  @Compact var name = -1
  /// The opening bracket of a container or of arguments; negative if there is none.
  @Compact var opener = -1
  /// The last word of the type, function or method; negative if there is none.
  @Compact var head = -1
  @Compact var firstChild = -1
  @Compact var next = -1

  /// Whether the name of a variable is also the key: `{title}`.
  var isShorthand: Bool { name >= 0 && name == start }
}

/// Source code with its tokens, its functions, and the values that were read so far.
struct CodeSource {
  let tokens: CodeTokens
  let scopes: CodeScopes
  let variables: CodeVariables
  var nodes: [LiteralNode] = []
  /// The first child of each container by its opening bracket, so that each is read once; -2 for one
  /// that was not read.
  var children: [Int32]
  /// Whether instances of classes of the source are objects: in Python only if it sends without the SDK, whose
  /// classes have the same names.
  let readsClasses: Bool
  /// The tokens that may still be read as expressions, so that time is linear: without brackets and
  /// semicolons, each of many expressions goes on to the end of the source.
  var budget: Int

  init(_ tokens: CodeTokens, _ mentions: SourceMentions) {
    self.tokens = tokens
    scopes = CodeScopes(tokens)
    variables = CodeVariables(tokens, scopes)
    children = [Int32](repeating: -2, count: tokens.count)
    readsClasses =
      tokens.dialect.has(.statementCalls)
      || tokens.dialect.has(.indentedBlocks) && mentions.sendsWithoutSDK
    budget = 32 * tokens.count + 1000
    // More room than needed costs nothing, but an array that grows exists twice.
    nodes.reserveCapacity(tokens.count)
  }

  var dialect: Dialect { _read { yield tokens.dialect } }
  var bytes: [UInt8] { _read { yield tokens.bytes } }

  /// The numbers of the children of a node.
  func children(of node: Int) -> [Int] { children(of: nodes[node]) }

  func children(of node: LiteralNode) -> [Int] {
    var child = node.firstChild
    if child < 0 { return [] }
    var result: [Int] = []
    result.reserveCapacity(8)
    while child >= 0 {
      result.append(child)
      child = nodes[child].next
    }
    return result
  }

  /// The name of a key, without quotes.
  func name(of key: Int) -> ArraySlice<UInt8> {
    let token = tokens[key]
    guard token.kind == .string else { return bytes[token.range] }
    return bytes[StringForm(bytes, token.range, dialect).content]
  }

  /// The name of a member or argument; empty if it has none.
  func name(ofNode node: Int) -> ArraySlice<UInt8> {
    nodes[node].name < 0 ? [] : name(of: nodes[node].name)
  }

  /// The range of tokens in the source; an empty range before the next token if there are none.
  func range(_ start: Int, _ end: Int) -> Range<Int> {
    guard start < tokens.count else { return bytes.count..<bytes.count }
    let first = tokens[start].start
    return first..<(end > start ? max(first, tokens[end - 1].end) : first)
  }

  /// Reads the expression that begins at a token, and returns its node, which is unknown if too much
  /// was read.
  mutating func expression(at start: Int) -> Int {
    let end = endOfExpression(from: start, to: start + budget)
    budget -= max(0, end - start)
    return parse(start, end)
  }

  /// The token after the expression that begins at a token.
  ///
  /// - Parameter steps: with more tokens outside of brackets than this, it is taken for empty.
  func endOfExpression(from start: Int, to limit: Int = .max, steps: Int = .max) -> Int {
    var index = start
    var left = steps
    while index < min(limit, tokens.count) {
      if left == 0 { return start }
      left -= 1
      let token = tokens[index]
      if token.kind == .closer || tokens.isOne(index, of: ", ;") { break }
      if index > start, dialect.has(.lineStatements), beginsStatement(index) { break }
      index = tokens.next(after: index)
    }
    return index
  }

  /// Whether a token after a line break begins a statement, because it cannot continue the last one.
  private func beginsStatement(_ index: Int) -> Bool {
    let last = tokens[index - 1]
    guard bytes[last.end..<tokens[index].start].contains(.lineFeed) else { return false }
    if dialect.has(.indentedBlocks) || last.kind == .word && dialect.has(.typedLiterals) {
      return true
    }
    let isOperator = last.kind == .symbol && !tokens.isOne(index - 1, of: "! ++ --")
    if isOperator || tokens.isOne(index - 1, of: "return await new typeof") { return false }
    if tokens[index].kind == .symbol {
      let isObject = dialect.has(.percentObjects) && tokens.has(index, "%")
      return isObject || tokens.isOne(index, of: "! ++ -- # @")
    }
    return !tokens.isOne(index, of: "as satisfies") && !tokens.has(index, "(")
      && !tokens.has(index, "[")
  }
}
