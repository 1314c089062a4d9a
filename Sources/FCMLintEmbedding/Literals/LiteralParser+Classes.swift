import FCMLint

// Instances of classes of the source, whose members have the names of what they are sent as.
extension CodeSource {
  /// The parenthesis of `Type(name = value)`.
  func namedArguments(at start: Int) -> Int? {
    guard dialect.has(.equalsArguments), beginsType(start) else { return nil }
    let name = tokens.lastWord(ofName: start)
    return tokens.has(name + 1, "(") && tokens.kind(name + 2) == .word
      && tokens.has(name + 3, "=") && tokens[name + 1].match > name ? name + 1 : nil
  }

  /// The token after `builder()` in `Type.builder().name(value)`.
  func builder(at start: Int) -> Int? {
    guard beginsType(start) else { return nil }
    let name = tokens.lastWord(ofName: start)
    return isBuilder(name) && tokens.has(name + 1, "(") ? tokens.next(after: name + 1) : nil
  }

  /// Whether the name of a class of the source may begin at a token.
  func beginsType(_ start: Int) -> Bool {
    readsClasses && tokens.kind(start) == .word && tokens[start].first.isCapital
      && !tokens.isOne(start - 1, of: ". class fun def")
  }

  /// The members of `Type.builder().name(value).build()`; nil for a builder of an SDK, whose methods
  /// begin with verbs.
  mutating func members(ofBuilder links: [Int]) -> [Int]? {
    var result: [Int] = []
    for link in links where !tokens.has(nodes[link].head, "build") {
      let (name, arguments) = (tokens.text(nodes[link].head), children(of: link))
      guard nodes[link].kind == .link, tokens.has(nodes[link].opener, "("), arguments.count == 1,
        SDKNames.verb(name).name.count == name.count
      else { return nil }
      // The arguments are read once, also for another literal that contains them.
      var value = nodes[arguments[0]]
      (value.name, value.item) = (nodes[link].head, nodes[link].item)
      result.append(append(value))
    }
    hideUnknown(result)
    return result.isEmpty ? nil : result
  }

  /// Makes the values of members unknown that may be sent under another name.
  mutating func hideUnknown(_ members: [Int]) {
    for member in members where !SDKType.hasField(named: name(ofNode: member)) {
      (nodes[member].kind, nodes[member].firstChild) = (.spread, -1)
    }
  }
}
