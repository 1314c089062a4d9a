import FCMLint

/// A function in source code.
struct CodeFunction {
  /// The tokens of the body.
  var body: Range<Int>
  /// The tokens between the parentheses of the parameters.
  var parameters: Range<Int>
  /// The first token of the type of the result; negative if it is not written.
  var type = -1
  /// The token of the name; negative if there is none.
  var name = -1
  /// The first tokens of the results.
  var results: [Int] = []
}

/// The brackets and functions around each token, and the variables.
struct CodeScopes {
  /// The innermost opening bracket around each token; negative if there is none.
  private(set) var parents: [Int32] = []
  /// The number of the innermost function around each token; negative if there is none.
  private(set) var functions: [Int32] = []
  private(set) var list: [CodeFunction] = []
  /// Whether a semicolon is directly in the brackets that open at a token.
  private var hasStatements: [Bool] = []
  /// The number of the function for each hash of a name; negative for several.
  private var names: [UInt64: Int] = [:]

  init(_ tokens: CodeTokens) {
    var parents = [Int32](repeating: -1, count: tokens.count)
    var functions = parents
    hasStatements = [Bool](repeating: false, count: tokens.count)
    // Without a check for copies of the arrays at each token.
    parents.withUnsafeMutableBufferPointer { parents in
      functions.withUnsafeMutableBufferPointer { functions in read(tokens, parents, functions) }
    }
    (self.parents, self.functions) = (parents, functions)
    nameFunctions(tokens)
  }

  private mutating func read(
    _ tokens: CodeTokens, _ parents: UnsafeMutableBufferPointer<Int32>,
    _ functions: UnsafeMutableBufferPointer<Int32>
  ) {
    let hasBlocks = tokens.dialect.has(.indentedFunctions)
    var stack: [(opener: Int, function: Int)] = []
    // What is around the token, and where it ends.
    var (opener, function, stop) = (-1, -1, tokens.count)
    var blocks: [(column: Int, function: Int)] = []
    for index in 0..<tokens.count {
      let token = tokens[index]
      while index >= stop {
        stack.removeLast()
        (opener, function) = stack.last ?? (-1, -1)
        stop = opener < 0 ? tokens.count : tokens[opener].match
      }
      if hasBlocks, opener < 0 {
        readIndentation(of: index, tokens, &blocks)
        function = blocks.last?.function ?? -1
      }
      parents[index] = Int32(opener)
      functions[index] = Int32(function)
      if token.first == .semicolon, opener >= 0, tokens.has(index, ";") {
        hasStatements[opener] = true
      } else if function >= 0, token.kind == .word, tokens.has(index, "return") {
        list[function].results.append(index + 1)
      }
      guard token.match > index else { continue }
      if token.first == .openBrace, let found = Self.function(tokens, at: index) {
        function = list.count
        list.append(found)
      }
      (opener, stop) = (index, token.match)
      stack.append((opener, function))
    }
    for block in blocks { end(block.function, at: tokens.count) }
  }

  private mutating func nameFunctions(_ tokens: CodeTokens) {
    for (number, function) in list.enumerated() where function.name >= 0 {
      let hash = CodeVariables.hash(tokens.text(function.name))
      names[hash] = names[hash] == nil ? number : -1
    }
  }

  private mutating func end(_ function: Int, at index: Int) {
    list[function].body =
      list[function].body.lowerBound..<max(index, list[function].body.lowerBound)
  }

  /// Ends and begins functions at the first token of a line.
  private mutating func readIndentation(
    of index: Int, _ tokens: CodeTokens, _ blocks: inout [(column: Int, function: Int)]
  ) {
    let start = tokens[index].start
    var lineStart = start
    while lineStart > 0, tokens.bytes[lineStart - 1].isBlank { lineStart -= 1 }
    guard lineStart == 0 || tokens.bytes[lineStart - 1] == .lineFeed else { return }
    if tokens[index].kind == .closer { return }
    let column = start - lineStart
    while let last = blocks.last, last.column >= column {
      end(last.function, at: index)
      blocks.removeLast()
    }
    let name = tokens.has(index, "async") ? index + 2 : index + 1
    guard tokens.isOne(name - 1, of: "def defp") else { return }
    let hasParameters = tokens.has(name + 1, "(") && tokens[name + 1].match > name
    let close = hasParameters ? tokens[name + 1].match : name
    blocks.append((column, list.count))
    list.append(
      CodeFunction(
        body: close..<close, parameters: min(name + 2, close)..<close, name: name))
  }

  /// The function whose body opens at a brace; nil if the brace opens something else.
  private static func function(_ tokens: CodeTokens, at brace: Int) -> CodeFunction? {
    var index = brace - 1
    if tokens.isOne(index, of: "=> ->") {
      index -= 1
      if tokens.kind(index) == .word, !tokens.has(index - 1, ":") {
        return CodeFunction(body: brace..<tokens[brace].match, parameters: index..<index + 1)
      }
    }
    let last = index
    while index >= 0, last - index < 24, !tokens.has(index, ")") {
      let isType =
        tokens.kind(index) == .word || tokens.kind(index) == .number
        || tokens.isOne(index, of: ". : :: | ? < > , * & [] throws ->") || tokens[index].match >= 0
      let isOther = tokens.isOne(
        index, of: "class interface else do try finally enum return = impl for match")
      // The type of a result may be in brackets, but not begin in others.
      if !isType || isOther || tokens[index].match > index { return nil }
      index = tokens[index].match >= 0 ? tokens[index].match - 1 : index - 1
    }
    guard index >= 0, tokens.has(index, ")"), tokens[index].match > 0 else { return nil }
    if index < last, !tokens.dialect.has(.typedLiterals),
      !tokens.isOne(index + 1, of: ": throws use -> async")
    {
      return nil
    }
    let opener = tokens[index].match
    if tokens.dialect.has(.typedLiterals) { return goFunction(tokens, at: brace, opener) }
    if tokens.isOne(opener - 1, of: "if for while switch catch with foreach elseif when using lock")
    {
      return nil
    }
    var result = CodeFunction(
      body: brace..<tokens[brace].match, parameters: (opener + 1)..<index)
    if tokens.has(index + 1, ":") { result.type = index + 2 }
    if tokens.kind(opener - 1) == .word { result.name = opener - 1 }
    return result
  }

  /// The function of Go whose body opens at a brace after parentheses.
  private static func goFunction(
    _ tokens: CodeTokens, at brace: Int, _ opener: Int
  ) -> CodeFunction? {
    // The results may be in parentheses, too.
    let first = tokens.has(opener - 1, ")") ? tokens[opener - 1].match : opener
    guard first > 0,
      tokens.has(first - 1, "func") || tokens.has(first - 2, "func") || tokens.has(first - 2, ")")
    else { return nil }
    return CodeFunction(
      body: brace..<tokens[brace].match, parameters: (first + 1)..<tokens[first].match,
      name: first - 1)
  }

  // MARK: Places

  /// Whether a token is a part of a statement, and of no value.
  func isStatement(_ token: Int) -> Bool {
    parents[token] < 0 || hasStatements[Int(parents[token])]
  }

  /// Whether the brace at a token opens the body of a function.
  func isBody(_ brace: Int) -> Bool { function(ofBody: brace) != nil }

  /// The first tokens of the results of the function whose body opens at a token.
  func results(ofBody brace: Int) -> [Int] { function(ofBody: brace).map { results(of: $0) } ?? [] }

  /// The number of the function whose body opens at a token; functions are in the order of the source.
  private func function(ofBody brace: Int) -> Int? {
    let number = BinarySearch.count(of: list.count) { list[$0].body.lowerBound < brace }
    return number < list.count && list[number].body.lowerBound == brace ? number : nil
  }

  /// The first tokens of the results of a function.
  func results(of function: Int) -> [Int] { Array(list[function].results.prefix(16)) }

  /// The first token of the only result of the only function of a name; nil if there is none.
  func result(ofFunction name: ArraySlice<UInt8>, _ tokens: CodeTokens) -> Int? {
    guard let function = names[CodeVariables.hash(name)], function >= 0,
      list[function].results.count == 1, tokens.text(list[function].name).elementsEqual(name)
    else { return nil }
    return list[function].results[0]
  }

  /// Whether a token is in a function; every token is outside of all.
  func contains(_ function: Int, _ token: Int) -> Bool {
    function < 0 || list[function].body.contains(token)
  }
}

/// A call around an expression.
struct CodeCall {
  /// The token of the opening parenthesis.
  var opener: Int
  /// The token of the name.
  var name: Int
  /// The last token of the expression on which the method is called; nil for a function.
  var receiver: Int?

  /// The call whose parenthesis this is; nil if the parentheses are no call.
  init?(_ tokens: CodeTokens, opener: Int) {
    guard tokens.has(opener, "("), opener > 0 else { return nil }
    var name = opener - 1
    // The types of a generic function.
    if tokens.has(name, ">"), tokens.dialect.has(.typeSuffixes) {
      while name > 0, opener - name < 16, !tokens.has(name, "<") { name -= 1 }
      name -= 1
    }
    guard tokens.kind(name) == .word else { return nil }
    self.opener = opener
    self.name = name
    if name > 1, tokens.isOne(name - 1, of: ". ?. -> ?-> ::") { receiver = name - 2 }
  }
}
