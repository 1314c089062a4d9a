import FCMLint

/// The brackets and functions around each token.
struct CodeScopes {
  /// The innermost opening bracket around each token; negative if there is none.
  private(set) var parents: [Int] = []
  /// The opening brace of the innermost function around each token; negative if there is none.
  private(set) var functions: [Int] = []

  init(_ tokens: CodeTokens) {
    parents.reserveCapacity(tokens.count)
    functions.reserveCapacity(tokens.count)
    var stack: [(opener: Int, function: Int)] = []
    for index in 0..<tokens.count {
      while let last = stack.last, tokens[last.opener].match <= index { stack.removeLast() }
      let function = stack.last?.function ?? -1
      parents.append(stack.last?.opener ?? -1)
      functions.append(function)
      guard tokens[index].match > index else { continue }
      stack.append((index, Self.opensFunction(index, tokens) ? index : function))
    }
  }

  private static func opensFunction(_ index: Int, _ tokens: CodeTokens) -> Bool {
    guard tokens.has(index, "{") else { return false }
    if tokens.has(index - 1, "=>") { return true }
    guard tokens.has(index - 1, ")"), tokens[index - 1].match > 0 else { return false }
    return !tokens.isOne(tokens[index - 1].match - 1, of: "if for while switch catch with foreach")
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
    if tokens.has(name, ">"), tokens.dialect == .javaScript {
      while name > 0, opener - name < 16, !tokens.has(name, "<") { name -= 1 }
      name -= 1
    }
    guard tokens.kind(name) == .word else { return nil }
    self.opener = opener
    self.name = name
    if name > 1, tokens.isOne(name - 1, of: ". ?. -> ::") { receiver = name - 2 }
  }
}
