import FCMLint

// Lists of literals: `[{…}]` and `tokens.map((token) => ({…}))`.
extension LiteralFinder {
  /// The tokens at which a literal and the lists around it begin, from the inside outward.
  func expressions(around start: Int) -> [Int] {
    var result = [start]
    if tokens.dialect != .javaScript { return result }
    while result.count < 4, let outer = list(around: result[result.count - 1]) {
      result.append(outer)
    }
    return result
  }

  /// The token at which the list with this element begins; nil if it is no element.
  private func list(around start: Int) -> Int? {
    let parent = scopes.parents[start]
    guard parent > 0 else { return nil }
    if tokens.has(parent, "[") { return tokens.isOne(start - 1, of: "[ ,") ? parent : nil }
    // The result of a function is in parentheses.
    guard tokens.has(parent, "("), parent == start - 1, tokens.has(parent - 1, "=>"),
      let call = CodeCall(tokens, opener: scopes.parents[parent]),
      tokens.isOne(call.name, of: "map flatMap")
    else { return nil }
    var first = call.name
    while first > 1, tokens.isOne(first - 1, of: ". ?."), tokens.kind(first - 2) == .word {
      first -= 2
    }
    return first
  }
}
