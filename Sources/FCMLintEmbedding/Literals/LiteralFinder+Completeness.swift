import FCMLint

// Whether a literal is a whole document, or code may add members to it.
extension LiteralFinder {
  /// Searches through the whole source are limited, so that time is linear.
  private static var mostSearches: Int { 32 }

  /// Functions that take a value as it is: they send, serialize or log it.
  private static var readers: StaticString {
    """
    send sendEach sendAll sendEachForMulticast sendMulticast send_each send_all \
    send_each_for_multicast send_multicast send_async send_each_async stringify dumps json_encode \
    post log info debug warn error print
    """
  }

  /// Whether no code adds members to a literal.
  mutating func isComplete(_ start: Int) -> Bool {
    if isArgument(start) { return true }
    // `json={…}` and `'json' => […]` are bodies of requests.
    if start > 1, tokens.isOne(start - 1, of: "= =>"), isNamedJSON(start - 2) { return true }
    guard let name = assignedName(start), searches < Self.mostSearches else { return false }
    searches += 1
    return usesOnlyRead(name)
  }

  /// Whether an expression is an argument of a function that takes it as it is.
  private func isArgument(_ start: Int) -> Bool {
    guard let call = call(around: start) else { return false }
    return tokens.isOne(call.name, of: Self.readers)
  }

  private func isNamedJSON(_ index: Int) -> Bool {
    let text = tokens.text(index).filter { $0 != .apostrophe && $0 != .quote }
    return text.elementsEqual("json".utf8)
  }

  /// Whether every other use of a variable reads it, and there is one.
  private func usesOnlyRead(_ name: Int) -> Bool {
    let text = tokens.text(name)
    var uses = 0
    for index in 0..<tokens.count where index != name && tokens[index].kind == .word {
      let token = tokens[index]
      guard token.end - token.start == text.count, tokens.text(index).elementsEqual(text),
        !tokens.isOne(index - 1, of: ". ?. ->")
      else { continue }
      // The name of a member or an argument.
      if tokens.isOne(index + 1, of: ": ="), tokens.isOne(index - 1, of: "{ ( ,") { continue }
      guard tokens.isOne(index + 1, of: ", ) ]"), isArgument(index) || isBody(index) else {
        return false
      }
      uses += 1
    }
    return uses > 0
  }

  private func isBody(_ index: Int) -> Bool {
    tokens.isOne(index - 1, of: "= =>") && isNamedJSON(index - 2)
  }
}
