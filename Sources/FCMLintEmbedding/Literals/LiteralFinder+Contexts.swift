import FCMLint

// The code around literals: calls of SDKs, variables and types.
extension LiteralFinder {
  /// The context of a literal that an SDK takes; nil if none does.
  func sdkContext(_ start: Int, _ opener: Int) -> LiteralContext? {
    switch tokens.dialect {
    case .python: constructorContext(start, opener)
    case .javaScript, .php: argumentContext(start, opener) ?? variableContext(start, opener)
    }
  }

  private func names(_ opener: Int) -> RootNames {
    RootNames(LiteralReader(tokens, at: 0, isOpen: false), opener: opener)
  }

  /// The context if the names of the literal fit it.
  func fitting(_ context: LiteralContext?, _ opener: Int) -> LiteralContext? {
    guard let context, context.needsNames, !context.isCertain else { return context }
    let names = names(opener)
    // Libraries for the legacy API have a method `send`, too.
    if context.kind == .adminNode, names.hasLegacyTarget { return nil }
    if context.isUncertain, !names.hasOwnName { return nil }
    return names.known > 0 && names.known > names.unknown ? context : nil
  }

  // MARK: Python

  private func constructorContext(_ start: Int, _ opener: Int) -> LiteralContext? {
    guard tokens.has(opener, "("), let type = PythonClass(named: tokens.text(opener - 1)),
      let path = type.path
    else { return nil }
    let isQualified = opener - start > 1 && isModule(opener - 3)
    let isImported = opener - start == 1 && importsClasses
    guard isQualified || isImported else { return nil }
    let isMessage = type == .message || type == .multicastMessage
    return LiteralContext(
      kind: .message, role: .instance(type), path: path, isOpen: isMessage ? nil : true,
      needsNames: false)
  }

  /// Whether a token is the module of the SDK for Python, or its other name in this source.
  private func isModule(_ index: Int) -> Bool {
    if tokens.has(index, "messaging") { return true }
    guard let alias = moduleAlias, tokens.kind(index) == .word else { return false }
    return tokens.text(index).elementsEqual(alias)
  }

  // MARK: Calls

  /// The call that takes a literal, or a list of such literals, as an argument.
  func call(around start: Int) -> CodeCall? {
    for start in expressions(around: start) where tokens.isOne(start - 1, of: "( ,") {
      let parent = scopes.parents[start]
      if parent > 0, let call = CodeCall(tokens, opener: parent) { return call }
    }
    return nil
  }

  private func argumentContext(_ start: Int, _ opener: Int) -> LiteralContext? {
    guard let call = call(around: start) else { return nil }
    var context = sdkContext(of: call)
    // A message is the first argument.
    if tokens.endOfItem(from: call.opener + 1, to: tokens[call.opener].match) < start {
      context?.isCertain = false
    }
    if context == nil, tokens.dialect == .javaScript, tokens.has(call.name, "push"),
      let receiver = call.receiver
    {
      context = variable(named: tokens.text(receiver), at: start)
    }
    return fitting(context, opener)
  }

  /// What a call of an SDK takes.
  func sdkContext(of call: CodeCall) -> LiteralContext? {
    tokens.dialect == .php ? kreaitContext(of: call) : nodeContext(of: call)
  }

  private func nodeContext(of call: CodeCall) -> LiteralContext? {
    let number = WordList.index(
      of: tokens.text(call.name),
      in: """
        send sendEach sendAll sendEachForMulticast sendMulticast sendToDevice sendToDeviceGroup \
        sendToTopic sendToCondition
        """)
    guard let number, let receiver = call.receiver,
      isMessaging(receiver) || isService(receiver)
    else { return nil }
    return LiteralContext(
      kind: number < 5 ? .adminNode : .legacy,
      isUncertain: !tokens.isOne(receiver, of: "messaging fcm )") && !isService(receiver),
      isCertain: number < 5 && mentionsService && isService(receiver))
  }

  /// Whether an expression is the messaging service of the SDK, by the name of the variable or
  /// function.
  private func isMessaging(_ last: Int) -> Bool {
    var name = last
    if tokens.has(last, ")"), tokens[last].match > 0 {
      name = tokens[last].match - 1
      if tokens.isOne(name, of: "messaging getMessaging") { return true }
    }
    guard mentionsService, tokens.kind(name) == .word else { return false }
    let text = String(decoding: tokens.text(name), as: UTF8.self).lowercased()
    return text.contains(bytesOf: "messaging") || text.contains(bytesOf: "fcm")
  }

  private func kreaitContext(of call: CodeCall) -> LiteralContext? {
    // Methods of the message add a target and more.
    var context = LiteralContext(
      kind: .message, role: .kreait(.message), isOpen: true, needsNames: false)
    let name = tokens.text(call.name)
    if name.hasSuffix("RawMessageFromArray") {
      context.role = .plain
      return context
    }
    var type = WordList.index(
      of: name, in: "withAndroidConfig withApnsConfig withWebPushConfig withNotification")
    if name.elementsEqual("fromArray".utf8), let receiver = call.receiver {
      let owner = tokens.text(receiver)
      if owner.hasSuffix("CloudMessage") { return context }
      type = WordList.index(
        of: owner.split(separator: .backslash).last ?? owner,
        in: "AndroidConfig ApnsConfig WebPushConfig Notification")
    }
    guard mentionsService else { return nil }
    switch type {
    case 0: (context.path, context.role) = ("android", .kreait(.android))
    case 1: (context.path, context.role) = ("apns", .plain)
    case 2: (context.path, context.role) = ("webpush", .kreait(.webPush))
    case 3: (context.path, context.role) = ("notification", .plain)
    default: return nil
    }
    return context
  }

  // MARK: Variables

  private static var mostVariables: Int { 256 }
  private static var longestArguments: Int { 256 }

  /// Finds the variables that are passed to an SDK.
  mutating func collectVariables() {
    if tokens.dialect == .python { return }
    for opener in 0..<tokens.count where tokens.has(opener, "(") && tokens[opener].match > opener {
      guard let call = CodeCall(tokens, opener: opener), var context = sdkContext(of: call) else {
        continue
      }
      // Another variable may have the same name.
      context.isCertain = false
      // Limits keep the time linear.
      if variables.count >= Self.mostVariables { return }
      let end = min(tokens[opener].match, opener + Self.longestArguments)
      for index in (opener + 1)..<end
      where tokens[index].kind == .word && tokens.isOne(index + 1, of: ", ) ]")
        && tokens.isOne(index - 1, of: "( , [")
      {
        variables.append(
          VariableUse(name: Array(tokens.text(index)), place: index, context: context))
      }
    }
  }

  /// The context of the variable that a literal is assigned to, or of its type.
  private func variableContext(_ start: Int, _ opener: Int) -> LiteralContext? {
    if let context = typedContext(start, opener) { return fitting(context, opener) }
    var context: LiteralContext?
    if let name = assignedName(start) {
      context = variable(named: tokens.text(name), at: start)
    }
    return fitting(context, opener)
  }

  /// The context of a variable that is passed to an SDK in the function in which it is assigned.
  private func variable(named name: ArraySlice<UInt8>, at place: Int) -> LiteralContext? {
    let function = scopes.functions[place]
    return variables.first { use in
      guard name.elementsEqual(use.name) else { return false }
      return function < 0 || function < use.place && use.place < tokens[function].match
    }?.context
  }

  /// The token of the variable to which a literal, or a list of literals, is assigned.
  func assignedName(_ start: Int) -> Int? {
    for start in expressions(around: start) where tokens.has(start - 1, "=") {
      if let colon = typeColon(before: start - 1) { return colon - 1 }
      return tokens.kind(start - 2) == .word && !tokens.isOne(start - 3, of: ". -> ::")
        ? start - 2 : nil
    }
    return nil
  }

  /// The colon before the type of a variable, whose `=` is at a token.
  private func typeColon(before equals: Int) -> Int? {
    if tokens.dialect == .php { return nil }
    var index = equals - 1
    while index > 0, equals - index < 16 {
      if tokens.has(index, ":") {
        return tokens.kind(index - 1) == .word && !tokens.has(index - 1, "default") ? index : nil
      }
      guard tokens.kind(index) == .word || tokens.isOne(index, of: ". [ ] < > |"),
        !text.bytes[tokens[index].end..<tokens[index + 1].start].contains(.lineFeed)
      else { return nil }
      index -= 1
    }
    return nil
  }

  // MARK: Types

  /// The types of messages of the Admin SDK for Node.js; the last one is for the legacy API.
  static var messageTypes: StaticString {
    """
    Message MulticastMessage TokenMessage TopicMessage ConditionMessage FidMessage \
    FidMulticastMessage BaseMessage MessagingPayload
    """
  }

  /// The context of a literal whose type is a message of the Admin SDK.
  private func typedContext(_ start: Int, _ opener: Int) -> LiteralContext? {
    guard tokens.dialect == .javaScript else { return nil }
    let end = tokens[opener].match + 1
    if tokens.isOne(end, of: "as satisfies"), let context = type(from: end + 1) { return context }
    guard let start = expressions(around: start).first(where: { tokens.has($0 - 1, "=") }),
      let colon = typeColon(before: start - 1)
    else { return nil }
    return type(from: colon + 1)
  }

  /// The context of the type whose name begins at a token.
  private func type(from start: Int) -> LiteralContext? {
    var index = start
    // The element type of `Array<Message>`.
    if tokens.isOne(index, of: "Array Partial Readonly Omit"), tokens.has(index + 1, "<") {
      index += 2
    }
    while tokens.has(index + 1, "."), tokens.kind(index + 2) == .word { index += 2 }
    guard tokens.kind(index) == .word, mentionsService || index > start else { return nil }
    switch WordList.index(of: tokens.text(index), in: Self.messageTypes) {
    case nil: return nil
    case 8: return LiteralContext(kind: .legacy)
    default: return LiteralContext(kind: .adminNode)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the text ends with an ASCII text.
  func hasSuffix(_ text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount
      && suffix(text.utf8CodeUnitCount).elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
