import FCMLint

// Values of the types of SDKs.
extension MessageFinder {
  /// Reads the literals whose type is that of a message, or of a part of one.
  mutating func readTypedVariables(parts: Bool) {
    guard dialect.has(.typeSuffixes) else { return }
    for number in source.variables.list.indices {
      let assignment = source.variables.list[number]
      guard assignment.type >= 0, !isCovered(assignment.value),
        let context = context(ofType: assignment.type, parts: parts)
      else { continue }
      appendMessages(node(at: assignment.value), context, owner: assignment.isWhole ? number : nil)
    }
    for number in scopes.list.indices where scopes.list[number].type >= 0 {
      guard let context = context(ofType: scopes.list[number].type, parts: parts) else { continue }
      for value in scopes.results(of: number) where !isCovered(value) {
        appendMessages(node(at: value), context)
      }
    }
    for index in 1..<max(1, tokens.count)
    where tokens[index].kind == .word && tokens[index - 1].kind == .closer
      && tokens.isOne(index, of: "as satisfies")
    {
      guard tokens[index - 1].match > 0, let context = context(ofType: index + 1, parts: parts)
      else { continue }
      let start = tokens[index - 1].match
      guard !isCovered(start), tokens[start].kind == .opener else { continue }
      let owner = source.variables.assignment(ofValue: start)
      appendMessages(writer.source.parse(start, index), context, owner: owner)
    }
  }

  /// The names that a source gives to types of its own, or imports from modules that are not of Firebase.
  func namesOfOtherTypes() -> Set<[UInt8]> {
    var names: Set<[UInt8]> = []
    var imported: [[UInt8]]?
    for index in tokens.list.indices where tokens.kind(index) == .word {
      if tokens.has(index, "import") {
        imported = []
      } else if tokens.has(index, "from"), tokens.kind(index + 1) == .string {
        if !text.bytes.has("firebase", in: tokens[index + 1].range) {
          names.formUnion(imported ?? [])
        }
        imported = nil
      } else if tokens.isOne(index - 1, of: "interface class enum")
        || tokens.has(index - 1, "type") && tokens.has(index + 1, "=") && tokens.has(index + 2, "{")
      {
        names.insert(Array(tokens.text(index)))
      } else {
        imported?.append(Array(tokens.text(index)))
      }
    }
    return names
  }

  /// What the type of the Admin SDK for Node.js whose name begins at a token is; nil if it is none.
  private mutating func context(ofType start: Int, parts: Bool) -> LiteralContext? {
    var index = start
    // The type of the elements, or of the result.
    while tokens.isOne(index, of: "Array Partial Readonly Omit Promise"), tokens.has(index + 1, "<")
    {
      index += 2
    }
    let first = index
    index = tokens.lastWord(ofName: index)
    guard tokens.kind(index) == .word else { return nil }
    let name = tokens.text(index)
    if !SDKType.isOwn(name), otherTypes.contains(Array(tokens.text(first))) { return nil }
    let isQualified = index > start && tokens.has(index - 1, ".")
    if name.equals("MessagingPayload") {
      return parts || !mentions.service ? nil : LiteralContext(kind: .legacy, sdk: .node)
    }
    guard let type = SDKType(named: name), let path = type.path, path.isEmpty != parts else {
      return nil
    }
    if parts, type == .notification || type == .criticalSound || !SDKType.isOwn(name),
      !mentions.importsSDK
    {
      return nil
    }
    let isOwn = SDKType.isOwn(name)
    guard mentions.service || isQualified || isOwn && (mentions.importsSDK || !parts) else {
      return nil
    }
    return LiteralContext(
      kind: .adminNode, sdk: .node, path: path, isOpen: parts ? true : nil, needsNames: !parts)
  }

  // MARK: Instances

  /// The tokens that are names of types which may be called.
  func typeNames() -> [(token: Int, type: SDKType)] {
    if dialect.has(.typeSuffixes) { return [] }
    var names: [(token: Int, type: SDKType)] = []
    for index in 0..<tokens.count where tokens[index].kind == .word {
      // In PHP, a namespace may be before the name.
      guard
        tokens[index].first.isCapital || dialect.has(.tags)
          || dialect.has(.typedLiterals) && tokens.has(index + 1, "{")
          || tokens.importsBuilder && tokens.has(index, "builder"),
        let next = tokens.kind(index + 1),
        // A bracket or the name of a member follows, or the variable of `Message message = new() { … }`.
        next == .opener || next == .symbol || next == .word && dialect.has(.initializers),
        let type = tokens.sdkType(at: index)
      else { continue }
      names.append((index, type))
    }
    return names
  }

  /// Reads the instances of types: calls of constructors, chains of calls and struct literals.
  mutating func readInstances(_ names: [(token: Int, type: SDKType)], parts: Bool) {
    for (index, type) in names where !isCovered(index) {
      guard let path = type.path, path.isEmpty != parts, let range = instance(at: index) else {
        continue
      }
      let node = writer.source.parse(range.lowerBound, range.upperBound)
      if source.nodes[node].kind == .list {
        if let sdk = sdk(of: type, at: index, node) { readList(node, type, sdk) }
        continue
      }
      let isElided = source.nodes[node].kind == .object && source.nodes[node].head < 0
      guard writer.type(of: node) == type || isElided, let sdk = sdk(of: type, at: index, node)
      else {
        continue
      }
      let isOpen: Bool? =
        parts || sdk == .kreait || sdk == .laravel || tokens.has(range.lowerBound - 1, "|>")
        ? true : isOpenChain(node)
      append(
        node,
        LiteralContext(
          kind: isLegacy(type, at: index) ? .legacy : .message, sdk: sdk,
          role: .instance(type), path: path, isOpen: isOpen, needsNames: false),
        owner: source.variables.assignment(ofValue: range.lowerBound))
    }
  }

  private func isLegacy(_ type: SDKType, at index: Int) -> Bool {
    type == .legacyMessage || type == .pigeonMessage && isLegacy(at: index)
  }

  /// Whether the target is one of Pigeon before 2.0, which sends by the legacy API: a token or a list; or
  /// the source calls a function of it.
  private func isLegacy(at index: Int) -> Bool {
    tokens.has(index + 2, "new")
      && (tokens.has(index - 2, "LegacyFCM") || tokens.kind(index + 4) == .string
        || tokens.has(index + 4, "[") || mentions.usesOldPigeon && !isTuple(index + 4))
  }

  /// Reads the arguments of `notify` in PyFCM.
  mutating func readArguments() {
    guard dialect.has(.equalsArguments), mentions.usesPyFCM else { return }
    for index in 0..<tokens.count
    where tokens.has(index, "notify") && tokens.has(index - 1, ".") && tokens.has(index + 1, "(") {
      let node = writer.source.parse(index, tokens.next(after: index + 1))
      let names = source.children(of: node).map { source.name(ofNode: $0) }
      let type = SDKType.pyfcmArguments
      guard names.contains(where: { type.field(named: $0, .python) != nil }) else { continue }
      append(
        node, LiteralContext(kind: .message, sdk: .pyfcm, role: .instance(type), needsNames: false))
    }
  }

  /// Reads a list of instances whose type is written once.
  private mutating func readList(_ node: Int, _ type: SDKType, _ sdk: AdminSDK) {
    for element in source.children(of: node) where source.nodes[element].kind == .object {
      append(
        element,
        LiteralContext(
          kind: .message, sdk: sdk, role: .instance(type), path: type.path ?? "",
          needsNames: false))
    }
  }

  /// Whether a chain does not end with the call that makes the message; nil for another literal.
  private func isOpenChain(_ node: Int) -> Bool? {
    guard dialect.has(.statementCalls), let last = source.children(of: node).last else {
      return nil
    }
    return !tokens.has(source.nodes[last].head, "build")
  }

  /// The tokens of the instance whose type is at a token; nil if none begins there.
  private func instance(at type: Int) -> Range<Int>? {
    var start = type
    while start > 1, tokens.isOne(start - 1, of: ". ::"), tokens.kind(start - 2) == .word,
      type - start < CodeTokens.longestName
    {
      start -= 2
    }
    let isStruct = dialect.has(.percentObjects) && tokens.has(start - 1, "%")
    if dialect.has(.typedLiterals) || dialect.has(.macros) || isStruct {
      return structLiteral(ofType: type, from: start)
    }
    if tokens.isOne(start - 1, of: "def class extends implements instanceof import func struct") {
      return nil
    }
    let isNew = tokens.has(start - 1, "new")
    if dialect.has(.initializers) { return initializer(ofType: type, from: start, isNew: isNew) }
    // A constructor is called by the name of its type; other methods of the type may do anything.
    let isCalled = dialect.has(.conditionalMembers) || dialect.has(.bracketMaps)
    var index = type
    if !tokens.has(type + 1, "(") {
      guard !isCalled, tokens.isOne(type + 1, of: dialect.access), tokens.kind(type + 2) == .word
      else { return nil }
      index = type + 2
    } else if !isNew, !isCalled, !dialect.has(.indentedBlocks), !tokens.has(type, "builder") {
      return nil
    }
    var end = tokens.has(index + 1, "(") ? tokens.next(after: index + 1) : index + 1
    guard end > index + 2 || source.isBuilder(index) else { return nil }
    if isNew { start -= 1 }
    // `(new Type())->method()`
    if isNew, tokens.has(start - 1, "("), tokens[start - 1].match == end {
      start -= 1
      end += 1
    }
    return start..<endOfChain(from: end)
  }

  /// The tokens of `Type{…}`, `[]*Type{…}` or `Type::new()`; nil if no value begins there.
  private func structLiteral(ofType type: Int, from first: Int) -> Range<Int>? {
    var start = first
    if dialect.has(.macros), tokens.has(type + 1, "::"), tokens.has(type + 3, "("),
      tokens.has(type + 2, "default") || tokens.has(type + 2, "new") && source.hasMembers(start)
    {
      return start..<tokens.next(after: type + 3)
    }
    // The type of a result is followed by the body of a function.
    if scopes.isBody(type + 1) { return nil }
    guard tokens.has(type + 1, "{"), tokens[type + 1].match > type,
      !tokens.isOne(start - 1, of: "for impl struct let"),
      !tokens.isOne(tokens[type + 1].match + 1, of: "=> = ->")
    else { return nil }
    if tokens.has(start - 1, "*") { start -= 1 }
    // `[]*messaging.Message{…}`
    if tokens.has(start - 1, "]"), tokens[start - 1].match >= 0 {
      start = tokens[start - 1].match
      if tokens.has(start - 1, "map") { return nil }
    }
    if tokens.has(start - 1, "&") { start -= 1 }
    return start..<tokens[type + 1].match + 1
  }

  /// The tokens of `Type { … }` after `new`, or of the value in `Type name = new() { … }`.
  private func initializer(ofType type: Int, from first: Int, isNew: Bool) -> Range<Int>? {
    var index = type + 1
    if !isNew {
      guard tokens.kind(index) == .word, tokens.has(index + 1, "="), tokens.has(index + 2, "new")
      else { return nil }
      index += 3
    }
    return typed(from: isNew ? first - 1 : index - 1, "{", after: ". ( [ <")
  }

  /// The token after calls of methods.
  func endOfChain(from start: Int) -> Int {
    var end = start
    while let name = source.method(at: end) {
      // Other functions take what was made in a pipe.
      if tokens.has(end, "|>"), !tokens.text(name).starts(with: "put_".utf8) { break }
      let isCall = tokens.has(name + 1, "(") || source.block(after: name) != nil
      if isCall, tokens[name + 1].match > end {
        end = tokens[name + 1].match + 1
      } else if tokens.has(name, "build") {
        return name + 1
      } else {
        break
      }
    }
    return end
  }

  /// The SDK of a type; nil if it may be that of another library.
  private func sdk(of type: SDKType, at index: Int, _ node: Int) -> AdminSDK? {
    if type == .legacyMessage { return .client }
    let name = tokens.text(index)
    if dialect.has(.indentedBlocks) {
      let isQualified = tokens.has(index - 1, ".") && isModule(index - 2)
      return isQualified || mentions.importsClasses && !tokens.has(index - 1, ".") ? .python : nil
    }
    if dialect.has(.dollarValues) {
      if name.hasSuffix("FcmMessage") || name.hasSuffix("FcmNotification") { return .laravel }
      if name.hasSuffix("CloudMessage") { return .kreait }
      guard mentions.service, !tokens.has(index - 1, "new") else { return nil }
      // A model may have the name of a part, and its columns are an array.
      let first = source.children(of: node).first.map { source.nodes[$0] }
      if tokens.has(index + 2, "create"), first?.kind == .object { return nil }
      guard SDKType.isOwn(name) || mentions.importsSDK || mentions.isLaravel else { return nil }
      return mentions.isLaravel ? .laravel : .kreait
    }
    guard let sdk = ownSDK else {
      let client = client(at: index)
      return client == .client && isForeign(node, type, .client) ? nil : client
    }
    if sdk == .go, !tokens.has(index - 1, ".") || !isModule(index - 2) {
      let isAPI = mentions.importsAPI && tokens.isOne(index - 2, of: "fcm fcmv1")
      let isOwn =
        mentions.hasURL && !tokens.has(index - 1, ".") && !isForeign(node, type, .client)
        && (name.prefix(1).equals("F") || name.prefix(1).equals("f")
          || type == .message && hasContent(node))
      return isAPI || isOwn ? .client : nil
    }
    if mentions.importsAPI, !mentions.importsSDK { return .client }
    if mentions.importsSDK {
      // A class of the source may have the same name as a part.
      if SDKType.isOwn(name) { return sdk }
      return isForeign(node, type, sdk) || sdk == .java && tokens.has(index - 1, "new") ? nil : sdk
    }
    let isOwn = SDKType.isOwn(name) || hasOwnType(node, depth: 0) || hasTarget(node)
    return !mentions.hasImports && isOwn ? sdk : nil
  }

  /// Whether an instance has names that its type does not have, more than others.
  private func isForeign(_ node: Int, _ type: SDKType, _ sdk: AdminSDK) -> Bool {
    let names = source.children(of: node).filter { source.nodes[$0].name >= 0 }
    let unknown = names.count { type.field(named: source.name(ofNode: $0), sdk) == nil }
    return 2 * unknown > names.count
  }

  /// Whether a struct has a target and what is sent to it.
  private func hasContent(_ node: Int) -> Bool {
    let names = source.children(of: node).map { source.name(ofNode: $0) }
    return names.contains { WordList.contains($0, in: "Token Topic Condition") }
      && names.contains { WordList.contains($0, in: "Notification Data Android APNS Webpush") }
  }

  /// The client of a type in a language without an SDK, or the SDK for Dart; nil if the type may be
  /// that of another library.
  private func client(at index: Int) -> AdminSDK? {
    let name = tokens.text(index)
    let isNamed = name.starts(with: "FCM".utf8) || name.starts(with: "Fcm".utf8)
    let isFound =
      if dialect.has(.percentObjects) {
        // The target may be a variable in any version of Pigeon.
        tokens.has(index + 1, "{") || isTuple(index + 4) || isLegacy(at: index)
          || tokens.has(index - 1, "|>") && tokens.has(index - 2, "}")
      } else if dialect.has(.hashArguments) {
        mentions.importsClient && tokens.has(index - 1, "::") && tokens.has(index + 2, "new")
      } else if dialect.has(.bracketMaps) {
        isNamed
      } else {
        mentions.importsClient || isNamed && !mentions.importsSDK
      }
    if isFound { return .client }
    return dialect.has(.conditionalMembers) && (mentions.importsSDK || isSent(index)) ? .dart : nil
  }

  /// Whether a tuple or a variable with one is at a token.
  private func isTuple(_ start: Int) -> Bool {
    if tokens.has(start, "{") { return true }
    guard tokens.kind(start) == .word, tokens.has(start - 1, "(") else { return false }
    return source.assignments(to: tokens.text(start), seenFrom: start).contains {
      tokens.has(source.variables.list[$0].value, "{")
    }
  }

  /// Whether an instance in a sample without imports is an argument of the service of the SDK for Dart, or
  /// in a list that is one.
  private func isSent(_ index: Int) -> Bool {
    let parent = Int(scopes.parents[index])
    let opener = tokens.has(parent, "[") ? parent - 1 : parent
    return !mentions.hasImports && tokens.has(opener, "(") && tokens.has(opener - 3, "messaging")
      && tokens.isOne(opener - 1, of: "send sendEach sendEachForMulticast")
  }

  /// The SDK of Firebase for the language; nil if there is none, or one of others.
  var ownSDK: AdminSDK? {
    if dialect.has(.typeSuffixes) { return .node }
    if dialect.has(.indentedBlocks) { return .python }
    if dialect.has(.typedLiterals) { return .go }
    if dialect.has(.initializers) { return .dotnet }
    return dialect.has(.statementCalls) ? .java : nil
  }

  /// Whether a builder has a target and what is sent to it.
  private func hasTarget(_ node: Int) -> Bool {
    let methods = source.children(of: node).map { source.nodes[$0].head }
    return methods.contains { tokens.isOne($0, of: "setToken setTopic setCondition addToken") }
      && (mentions.service
        || methods.contains { tokens.isOne($0, of: "putData putAllData setNotification") })
  }

  /// Whether a part of an instance has a type that no other library has.
  private func hasOwnType(_ node: Int, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    return source.children(of: node).contains { child in
      let value = source.nodes[child]
      if value.kind == .link,
        tokens.isOne(value.head, of: "setAndroidConfig setApnsConfig setWebpushConfig")
      {
        return true
      }
      if value.kind == .object || value.kind == .call, value.head > 0,
        SDKType.isOwn(tokens.text(value.head)) || SDKType.isOwn(tokens.text(max(0, value.head - 2)))
      {
        return true
      }
      return hasOwnType(child, depth: depth + 1)
    }
  }

  /// Whether a token is the module of the SDK, or its other name in this source.
  func isModule(_ index: Int) -> Bool {
    if tokens.has(index, "messaging") { return !mentions.importsOtherModule }
    // `_messaging`, which gets the module when it is needed.
    if dialect.has(.indentedBlocks), tokens.kind(index) == .word,
      tokens.text(index).hasSuffix("_messaging")
    {
      return mentions.importsSDK
    }
    guard let alias = mentions.moduleAlias, tokens.kind(index) == .word else { return false }
    return tokens.text(index).elementsEqual(alias)
  }
}
