import FCMLint

// Variables that hold the messaging service of the Admin SDK for Node.js.
extension LiteralFinder {
  private static var mostServices: Int { 32 }
  /// The maximum number of tokens between a variable and the call that returns the service.
  private static var longestPrefix: Int { 12 }
  /// The functions that return the service.
  private static var functions: StaticString { "messaging getMessaging" }

  /// Finds the variables to which the service is assigned.
  mutating func collectServices() {
    guard tokens.dialect == .javaScript, mentionsService else { return }
    for index in 0..<tokens.count
    where tokens.isOne(index, of: Self.functions) && isLastCall(index) {
      if services.count >= Self.mostServices { return }
      guard let name = assignedVariable(before: index) else { continue }
      services.append(
        ServiceVariable(name: Array(tokens.text(name)), function: scopes.functions[name]))
    }
  }

  /// Whether the expression ends with the call of a function.
  private func isLastCall(_ name: Int) -> Bool {
    guard tokens.has(name + 1, "("), tokens[name + 1].match > name else { return false }
    return !tokens.isOne(tokens[name + 1].match + 1, of: ". ?. [ (")
  }

  /// The variable to which a chain of names and calls is assigned; nil if there is none.
  private func assignedVariable(before last: Int) -> Int? {
    var index = last
    while index > 2, last - index < Self.longestPrefix {
      if tokens.has(index - 1, "=") { return tokens.kind(index - 2) == .word ? index - 2 : nil }
      guard tokens.isOne(index - 1, of: ". ?.") else { return nil }
      index -= 2
      // The call before the point.
      if tokens.has(index, ")"), tokens[index].match > 1 { index = tokens[index].match - 1 }
      guard tokens.kind(index) == .word else { return nil }
    }
    return nil
  }

  /// Whether an expression that ends at a token is the service.
  func isService(_ last: Int) -> Bool {
    if tokens.has(last, ")") {
      return tokens[last].match > 0 && tokens.isOne(tokens[last].match - 1, of: Self.functions)
    }
    if tokens.isOne(last - 1, of: ". ?."), !tokens.has(last - 2, "this") { return false }
    let name = tokens.text(last)
    return services.contains { service in
      guard name.elementsEqual(service.name) else { return false }
      return service.function < 0
        || service.function < last && last < tokens[service.function].match
    }
  }
}
