import FCMLint

// Literals that nothing but their names and values tells from others.
extension MessageFinder {
  /// Searches through the whole source are limited, so that time is linear.
  static var mostSearches: Int { 32 }

  /// Functions that take a value as it is: they send or log it.
  private static var readers: StaticString {
    """
    send sendEach sendAll sendEachForMulticast sendMulticast send_each send_all \
    send_each_for_multicast send_multicast send_async send_each_async Send SendEach \
    SendEachForMulticast SendDryRun SendAsync SendEachAsync SendEachForMulticastAsync sendAsync \
    sendEachAsync sendEachForMulticastAsync send_v1 send_notification_v1 log info debug warn error print
    """
  }
  /// Functions that serialize a value, or send what they serialize.
  private static var serializers: StaticString {
    """
    Serialize SerializeObject jsonEncode encode generate toJson Marshal stringify dumps json_encode \
    post
    """
  }

  // MARK: Literals

  /// The nodes of the objects that are in no document and may be one.
  mutating func literals() -> [Int] {
    literalRanges().compactMap { range in
      let node = writer.source.parse(range.lowerBound, range.upperBound)
      guard source.nodes[node].kind == .object else { return nil }
      let names = names(of: node, source.variables.assignment(ofValue: range.lowerBound))
      return names.has(.promising) || text.forced != nil ? node : nil
    }
  }

  /// The tokens of each object that is in no document. Not a part of the function above, which would
  /// copy the finder at each token.
  private func literalRanges() -> [Range<Int>] {
    let namesObjects = dialect.namesObjects
    var ranges: [Range<Int>] = []
    // Arguments without parentheses are no part of others, so that their ends are found in linear time.
    var end = 0
    for index in tokens.list.indices {
      let kind = tokens[index].kind
      let mayBegin = kind == .opener || kind == .word && namesObjects && index >= end
      guard mayBegin, !covered[index], let range = literal(at: index) else { continue }
      if source.isBareHash(index) { end = range.upperBound }
      ranges.append(range)
    }
    return ranges
  }

  /// The tokens of the object that begins at a token, which is a bracket or may be a name.
  func literal(at index: Int) -> Range<Int>? {
    if tokens[index].kind == .word, dialect.has(.hashArguments) { return bareHash(at: index) }
    if dialect.has(.bracketObjects) || dialect.has(.bracketMaps) {
      let isIndex =
        tokens.kind(index - 1) == .closer
        || tokens.kind(index - 1) == .word && !tokens.isOne(index - 1, of: "return in try await")
      let isArray = dialect.has(.bracketObjects) && tokens.has(index, "array")
      let opener = isArray ? index + 1 : index
      let isLiteral = isArray ? tokens.has(opener, "(") : tokens.has(index, "[") && !isIndex
      return isLiteral && isFilled(index, opener) ? index..<tokens[opener].match + 1 : nil
    }
    if dialect.has(.typedLiterals) {
      return tokens.has(index, "map")
        ? typed(from: index, "{", after: ". * [") : namedMap(at: index)
    }
    if dialect.has(.indentedBlocks), tokens.has(index, "dict"), tokens.has(index + 1, "(") {
      return isFilled(index, index + 1) ? index..<tokens[index + 1].match + 1 : nil
    }
    if tokens[index].kind == .word, let call = mapCall(at: index) ?? ownInstance(at: index) {
      return call
    }
    if dialect.has(.initializers) {
      return tokens.has(index, "new") ? typed(from: index, "{", after: ". < ( [") : nil
    }
    if dialect.has(.tildePairs), !tokens.has(index - 1, "~"),
      let end = source.endOfTildes(index),
      end > tokens.next(after: index) || source.name(of: index + 1).equals("message")
    {
      return index..<end
    }
    if !dialect.maps.isEmpty { return nil }
    if dialect.has(.macros) { return macro(at: index) }
    if dialect.has(.percentObjects), !tokens.has(index - 1, "%") { return nil }
    if dialect.has(.hashArguments), tokens.has(index, "(") { return hash(at: index) }
    guard tokens.has(index, "{"), isFilled(index, index) else { return nil }
    return dialect.has(.indentedBlocks) || isObject(at: index)
      ? index..<tokens[index].match + 1 : nil
  }

  /// The tokens of `gin.H{"key": value}` in a source that sends to FCM: no type of Go but a map has keys
  /// that are texts, and most such maps are for a database or a response.
  private func namedMap(at index: Int) -> Range<Int>? {
    let brace = tokens.has(index + 1, ".") ? index + 3 : index + 1
    guard tokens.kind(index) == .word, !tokens.isOne(index - 1, of: ". ] *"),
      tokens.has(brace, "{"), tokens.kind(brace - 1) == .word, tokens.kind(brace + 1) == .string,
      tokens.has(brace + 2, ":"), tokens[brace].match > brace,
      mentions.hasURL || mentions.hasLegacyURL
    else { return nil }
    return index..<tokens[brace].match + 1
  }

  /// The tokens of `json!({ … })`.
  private func macro(at index: Int) -> Range<Int>? {
    let name = tokens.has(index - 1, "!") ? index - 2 : index - 3
    guard tokens.has(index, "{"), tokens.isOne(index - 1, of: "( !"), tokens.has(name, "json"),
      tokens[index].match > index + 1
    else { return nil }
    return
      (tokens.has(name - 1, "::") ? name - 2 : name)..<tokens.next(
        after: tokens.has(index - 1, "(") ? index - 1 : index)
  }

  /// The tokens of arguments with names, which are an object, in the parentheses of a call.
  private func hash(at index: Int) -> Range<Int>? {
    let isCall = tokens.kind(index - 1) == .word && !tokens.isOne(index - 2, of: "def")
    return isCall && source.isHash(index) && !tokens.has(index - 4, "def")
      ? index..<tokens[index].match + 1 : nil
  }

  /// The tokens of arguments with names in a call without parentheses: `client.send_v1 token: value`.
  private func bareHash(at index: Int) -> Range<Int>? {
    guard tokens.isOne(index - 1, of: "send_v1 send_notification_v1"), tokens.has(index - 2, "."),
      source.isBareHash(index), !tokens.isAfterLineBreak(index)
    else { return nil }
    var end = source.endOfExpression(from: index)
    while tokens.has(end, ",") { end = max(end + 1, source.endOfExpression(from: end + 1)) }
    return index..<end
  }

  /// Whether a literal has members, or code assigns some.
  private func isFilled(_ start: Int, _ opener: Int) -> Bool {
    tokens[opener].match > opener + 1 || tokens[opener].match > opener && source.hasMembers(start)
  }

  /// The tokens of an instance of a class of the source.
  private func ownInstance(at index: Int) -> Range<Int>? {
    guard tokens[index].first.isCapital, source.beginsType(index), mentions.service else {
      return nil
    }
    if let end = source.builder(at: index) { return index..<endOfChain(from: end) }
    return source.namedArguments(at: index).map { index..<tokens[$0].match + 1 }
  }

  /// The tokens of the call of a function that makes an object, and of those that add members to it.
  private func mapCall(at index: Int) -> Range<Int>? {
    let isNew = tokens.has(index, "new")
    let name = isNew ? index + 1 : index
    // Most words begin no such name.
    guard name < tokens.count,
      dialect.makerBytes[Int(tokens[name].first)]
        || dialect.makerBytes[Int(tokens[tokens.lastWord(ofName: name)].first)],
      tokens.kind(name + 1) == .opener || tokens.isOne(name + 1, of: ". < ::")
    else { return nil }
    if source.endOfName(index, in: dialect.maps) != nil,
      let call = typed(from: index, "(", after: ". < ["), call.count > 3
    {
      return call
    }
    guard let opener = source.maker(at: name),
      !tokens.isOne(index - 1, of: "new . ?. ::")
    else { return nil }
    var end = tokens[opener].match + 1
    if tokens.has(end, "{"), tokens.has(end + 1, "{"), tokens[end].match > end {
      return index..<tokens[end].match + 1
    }
    if isNew, tokens.has(end, "{") { return nil }
    while tokens.isOne(end, of: dialect.access), let next = source.endOfPut(end + 1) { end = next }
    let isEmpty = tokens.has(opener, "(") && end == opener + 2
    return isEmpty && !source.hasMembers(index) ? nil : index..<end
  }

  /// The tokens from a name to the end of the brackets after words and symbols of types.
  func typed(
    from start: Int, _ opener: StaticString, after symbols: StaticString
  ) -> Range<Int>? {
    var index = start
    var rest = CodeTokens.longestName
    while rest > 0,
      tokens.kind(index) == .word || tokens.isOne(index, of: symbols)
        || tokens.has(index, "{") && tokens.has(index - 1, "interface")
    {
      index = tokens.next(after: index)
      rest -= 1
    }
    guard tokens.has(index, opener), tokens[index].match > index else { return nil }
    return start..<tokens[index].match + 1
  }

  /// Whether a brace in JavaScript opens an object, not a block.
  private func isObject(at index: Int) -> Bool {
    guard index > 0 else { return true }
    // A block of Ruby is on the line of the call.
    if dialect.has(.symbols), tokens.isAfterLineBreak(index) { return true }
    let isAfterOperator =
      switch tokens[index - 1].kind {
      case .opener: !tokens.has(index - 1, "{")
      case .symbol:
        !tokens.isOne(index - 1, of: "; ++ --")
          && (!tokens.has(index - 1, "=>") || !dialect.has(.typeSuffixes))
      case .word: tokens.isOne(index - 1, of: "return default yield await const")
      default: false
      }
    return isAfterOperator && !tokens.holds(";", from: index + 1, to: tokens[index].match)
  }

  /// Whether a literal is the value of a member of another one.
  func isMember(_ start: Int) -> Bool {
    let parent = Int(scopes.parents[start])
    let start = place(before: start)
    if !dialect.pair.equals(":"), tokens.isOne(start - 1, of: dialect.pair) { return parent >= 0 }
    return parent >= 0 && !tokens.has(parent, "(") && tokens.isOne(start - 1, of: ": => ,")
      && tokens.kind(start - 2) != .closer
  }

  /// The first of the words before a literal that do not change it.
  private func place(before start: Int) -> Int {
    var start = start
    while tokens.isOne(start - 1, of: dialect.prefixes) { start -= 1 }
    return start
  }

  /// Whether a literal is the member of the body of another service, which has blocks for platforms.
  func isOfOtherService(_ start: Int) -> Bool {
    let start = place(before: start)
    let key = tokens.has(start - 2, "]") ? start - 3 : start - 2
    guard isMember(start), tokens.kind(key) == .word || tokens.kind(key) == .string else {
      return false
    }
    return WordList.contains(source.name(of: key), in: "fcm gcm")
  }

  /// Reads members that are assigned to a variable of unknown value: `$x['message']['topic'] = 'a'`.
  mutating func readAssignments() {
    var done: Set<Int> = []
    for number in source.variables.list.indices where !done.contains(number) {
      let first = source.variables.list[number]
      guard first.keys.count > 1, first.method < 0, !isCovered(first.variable),
        source.name(of: first.keys[0]).equals("message"),
        source.assignments(to: tokens.text(first.variable), seenFrom: first.variable).isEmpty
      else { continue }
      let all = source.variables.assignments(to: tokens.text(first.variable), tokens).filter {
        let other = source.variables.list[$0]
        return other.function == first.function && !other.isWhole && other.method < 0
          && source.name(of: other.keys[0]).equals("message")
      }
      done.formUnion(all)
      appendAssignments(all)
    }
  }

  private mutating func appendAssignments(_ numbers: [Int]) {
    let list = source.variables.list
    let isOfMessage = numbers.contains { number in
      let keys = list[number].keys
      return keys.count > 1
        ? WordList.contains(source.name(of: keys[1]), in: "notification android apns webpush")
        : isMessage(at: list[number].value)
    }
    guard isOfMessage, !isCovered(list[numbers[0]].value) else { return }
    let node = self.node(at: list[numbers[0]].value)
    writer.begin(at: tokens[list[numbers[0]].keys[0]].start, nil, isOpen: true)
    writer.writeAssigned(numbers)
    writer.source.nodes[node].start = list[numbers[0]].keys[0]
    finish(node, LiteralContext(kind: .sendRequest, isOpen: true))
  }

  // MARK: Completeness

  /// Whether no code adds members to a literal.
  mutating func isComplete(_ start: Int, _ owner: Int?) -> Bool {
    if isArgument(start) || source.isBareHash(start) { return true }
    // `json={…}` and `'json' => […]` are bodies of requests.
    if start > 1, tokens.isOne(start - 1, of: "= =>"), isNamedJSON(start - 2) { return true }
    guard let owner, searches < Self.mostSearches else { return false }
    searches += 1
    return usesOnlyRead(source.variables.list[owner].variable)
  }

  /// Whether a value, or the variable that holds it, is the body of a request.
  mutating func isBody(_ start: Int, _ owner: Int?) -> Bool {
    let isNamed =
      tokens.isOne(start - 1, of: "= => :")
      && WordList.contains(source.name(of: start - 2), in: "json data body")
    return isNamed || isArgument(start, ofSerializer: true)
      || owner != nil && !isArgument(start) && isComplete(start, owner)
  }

  /// Whether an expression, or the list around it, is an argument of a function that takes it as it is.
  private func isArgument(_ start: Int, ofSerializer: Bool = false) -> Bool {
    // A hash without braces is the argument itself.
    var place = tokens.has(start, "(") ? start + 1 : start
    for _ in 0..<6 {
      let parent = Int(scopes.parents[place])
      guard parent > 0 else { return false }
      if tokens.has(parent, "("), let call = CodeCall(tokens, opener: parent) {
        if tokens.isOne(call.name, of: Self.serializers) { return true }
        if !ofSerializer, tokens.isOne(call.name, of: Self.readers) { return true }
        guard tokens.isOne(call.name, of: "map flatMap") else { return false }
      } else if !tokens.has(parent, "("), !tokens.has(parent, "[") {
        return false
      }
      place = parent
    }
    return false
  }

  private func isNamedJSON(_ index: Int) -> Bool { source.name(of: index).equals("json") }

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
      let isBody = tokens.isOne(index - 1, of: "= =>") && isNamedJSON(index - 2)
      guard tokens.isOne(index + 1, of: ", ) ]"), isArgument(index) || isBody else { return false }
      uses += 1
    }
    return uses > 0
  }
}
