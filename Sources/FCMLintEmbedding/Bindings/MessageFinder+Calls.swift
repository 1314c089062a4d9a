import FCMLint

// Calls of SDKs, and what they take.
extension MessageFinder {
  /// The functions that return the service.
  private static var functions: StaticString { "messaging getMessaging" }
  /// The methods that take messages, or the content of a message of the legacy API.
  private static var senders: StaticString {
    """
    send sendEach sendAll sendEachForMulticast sendMulticast sendToDevice sendToDeviceGroup \
    sendToTopic sendToCondition
    """
  }
  private static var legacySenders: StaticString {
    "sendToDevice sendToDeviceGroup sendToTopic sendToCondition"
  }
  /// The methods that no other service has.
  private static var ownSenders: StaticString { "sendEachForMulticast sendMulticast" }
  /// An expression of more tokens outside of brackets does not return the service.
  private static var longestService: Int { 24 }

  // MARK: The messaging service

  /// Whether an expression that ends at a token is a call that returns the service, or a variable with
  /// its result.
  private func isService(_ last: Int) -> Bool {
    if tokens.has(last, ")") {
      return tokens[last].match > 0 && tokens.isOne(tokens[last].match - 1, of: Self.functions)
    }
    if tokens.isOne(last - 1, of: ". ?."), !tokens.has(last - 2, "this") { return false }
    guard mentions.service else { return false }
    return source.assignments(to: tokens.text(last), seenFrom: last).contains {
      let start = source.variables.list[$0].value
      let end = start < 0 ? 0 : source.endOfExpression(from: start, steps: Self.longestService)
      return end > start && tokens.has(end - 1, ")") && isService(end - 1)
    }
  }

  /// Whether an expression is the messaging service of the SDK, by the name of the variable or
  /// function.
  private func isMessaging(_ last: Int) -> Bool {
    var name = last
    if tokens.has(last, ")"), tokens[last].match > 0 {
      name = tokens[last].match - 1
      if tokens.isOne(name, of: Self.functions) { return true }
    }
    guard mentions.service, tokens.kind(name) == .word else { return false }
    let text = tokens.text(name).map { $0.isCapital ? $0 | 0x20 : $0 }
    return text.has("messaging", in: 0..<text.count) || text.has("fcm", in: 0..<text.count)
  }

  // MARK: Calls

  /// Notes the calls that send by an API that is switched off.
  func noteRetiredCalls() {
    if dialect.has(.hashArguments), mentions.service { return noteCallsOfGem() }
    if dialect.has(.macros), mentions.importsClient { return noteOldBuilders() }
    // In JavaScript, the call of the function that returns the service is evidence enough.
    guard let ownSDK, mentions.service || dialect.has(.typeSuffixes) else { return }
    let sdk = ownSDK == .python && mentions.usesPyFCM && !mentions.importsSDK ? .pyfcm : ownSDK
    let goClients = goClients()
    for opener in 0..<tokens.count where tokens.has(opener, "(") {
      guard let call = CodeCall(tokens, opener: opener),
        let retired = RetiredCall(named: tokens.text(call.name), of: sdk),
        sdk == .pyfcm || isSurelySDK(call.receiver, before: call.name, goClients)
      else { continue }
      let end = max(opener, tokens[opener].match) + 1
      text.note(retired, at: source.range(call.name, end))
    }
  }

  /// Notes `fcm::MessageBuilder::new(key, token)` of the crate `fcm` before 1.0.
  private func noteOldBuilders() {
    let isImported = tokens.list.indices.contains { index in
      tokens.has(index, "use") && tokens.has(index + 1, "fcm")
        && (tokens.isOne(index + 3, of: "MessageBuilder *")
          || tokens.has(index + 3, "{")
            && tokens.holds(
              "MessageBuilder", from: index + 4, to: min(tokens[index + 3].match, index + 40)))
    }
    for index in 2..<max(2, tokens.count)
    where tokens.has(index, "MessageBuilder") && tokens.has(index + 2, "new") {
      guard tokens.has(index - 2, "fcm") || isImported && !tokens.has(index - 1, "::"),
        let retired = RetiredCall(named: tokens.text(index), of: .client)
      else { continue }
      text.note(retired, at: source.range(index, tokens.next(after: index + 3)))
    }
  }

  /// Notes the calls of the gem `fcm` that send by the legacy API; parentheses may be omitted.
  private func noteCallsOfGem() {
    let clients = clientsOfGem()
    for index in 2..<max(2, tokens.count) where !clients.isEmpty && tokens.has(index - 1, ".") {
      let first = tokens.has(index + 1, "(") ? index + 2 : index + 1
      guard tokens.kind(index) == .word, !tokens.isAfterLineBreak(index + 1),
        clients.contains(Array(tokens.text(index - 2))),
        let retired = RetiredCall(named: tokens.text(index), of: .client),
        // `send` of any other object takes the name of a method.
        let kind = tokens.kind(first), kind != .symbol, tokens.text(first).first != .colon
      else { continue }
      text.note(retired, at: source.range(index, source.endOfExpression(from: index)))
    }
  }

  /// The names of the variables that hold a client of the gem `fcm`, and of the functions that make one.
  private func clientsOfGem() -> Set<[UInt8]> {
    var names: Set<[UInt8]> = []
    for index in 0..<tokens.count where tokens.has(index, "FCM") && tokens.has(index + 2, "new") {
      // `fcm = ::FCM.new(key)`, and no class in another module.
      let isQualified = tokens.has(index - 1, "::")
      if isQualified, tokens.kind(index - 2) == .word { continue }
      let equals = isQualified ? index - 2 : index - 1
      let name = tokens.has(equals - 1, "||") ? equals - 2 : equals - 1
      if tokens.has(equals, "="), tokens.kind(name) == .word {
        names.insert(Array(tokens.text(name)))
      }
      let function = Int(scopes.functions[index])
      if function >= 0 { names.insert(Array(tokens.text(scopes.list[function].name))) }
    }
    return names
  }

  /// Whether what has a method is the service of the SDK, and no class around it.
  private func isSurelySDK(
    _ receiver: Int?, before name: Int, _ goClients: Set<[UInt8]>
  ) -> Bool {
    guard let receiver else {
      return mentions.importsClasses && !tokens.isOne(name - 1, of: "def .")
    }
    if dialect.has(.indentedBlocks) { return isModule(receiver) }
    if dialect.has(.typeSuffixes), isService(receiver) { return true }
    let last = tokens.has(receiver, ")") ? max(0, tokens[receiver].match - 1) : receiver
    if tokens.isOne(last, of: "getInstance DefaultInstance GetMessaging") {
      return tokens.has(last - 2, "FirebaseMessaging")
    }
    guard last == receiver, mentions.importsSDK else { return false }
    return dialect.has(.typedLiterals)
      ? mentions.hasGoClient
        && (tokens.isOne(last, of: "client fcmClient messagingClient messaging")
          || goClients.contains(Array(tokens.text(last))))
      : tokens.isOne(last, of: "messaging firebaseMessaging _messaging _firebaseMessaging")
  }

  /// The names of the parameters and members that a source in Go declares as `*messaging.Client`.
  private func goClients() -> Set<[UInt8]> {
    guard dialect.has(.typedLiterals), mentions.hasGoClient else { return [] }
    let stars = (1..<max(1, tokens.count)).filter {
      tokens.has($0, "*") && tokens.has($0 + 1, "messaging") && tokens.has($0 + 3, "Client")
    }
    return Set(stars.map { Array(tokens.text($0 - 1)) })
  }

  /// Reads the arguments of calls that send messages.
  mutating func readCalls() {
    guard dialect.has(.typeSuffixes) else { return }
    for opener in 0..<tokens.count where tokens[opener].match > opener && tokens.has(opener, "(") {
      guard let call = CodeCall(tokens, opener: opener), var context = context(of: call) else {
        continue
      }
      for (start, end) in source.items((opener + 1)..<tokens[opener].match) {
        let node = writer.source.parse(start, end)
        appendMessages(node, context)
        // A message is the first argument.
        context.isCertain = false
      }
    }
  }

  /// What a call of the Admin SDK for Node.js takes; nil if it is none.
  private func context(of call: CodeCall) -> LiteralContext? {
    guard tokens.isOne(call.name, of: Self.senders), let receiver = call.receiver else {
      return nil
    }
    let isOwn = tokens.isOne(call.name, of: Self.ownSenders)
    guard isOwn || isMessaging(receiver) || isService(receiver) else { return nil }
    let isLegacy = tokens.isOne(call.name, of: Self.legacySenders)
    return LiteralContext(
      kind: isLegacy ? .legacy : .adminNode, sdk: .node,
      isUncertain: !isOwn && !tokens.isOne(receiver, of: "messaging fcm )") && !isService(receiver),
      isCertain: !isLegacy && mentions.service && isService(receiver),
      isMulticast: tokens.has(call.name, "sendEachForMulticast") || isOwn && isService(receiver))
  }

  /// The context if the names of the literal fit it.
  func fitting(_ context: LiteralContext, _ names: RootNames) -> LiteralContext? {
    guard context.needsNames, !context.isCertain else { return context }
    // Libraries for the legacy API have a method `send`, too.
    if context.kind == .adminNode, names.has(.legacyTarget), !names.has(.target) { return nil }
    if context.isUncertain, !names.has(.own) { return nil }
    return names.known > 0 && names.known > names.unknown ? context : nil
  }
}
