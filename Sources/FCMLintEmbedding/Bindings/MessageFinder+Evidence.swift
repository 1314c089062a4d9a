import FCMLint

// Literals whose names and values are evidence enough.
extension MessageFinder {
  /// Appends an object that is in no document if its names and values are evidence enough.
  ///
  /// - Parameter isWrapper: whether only an object around a message is meant.
  mutating func readByNames(_ node: Int, isWrapper: Bool) {
    let start = source.nodes[node].item.lowerBound
    if covered[start] || isCovered(source.nodes[node].start) { return }
    let owner = source.variables.assignment(ofValue: start)
    var names = names(of: node, owner)
    if isWrapper, isRequest(names), isBody(start, owner) {
      append(node, LiteralContext(kind: .sendRequest, isOpen: true), owner: owner)
      return
    }
    if let variable = names.variable, isMessage(variable) { names.acceptVariable() }
    guard isWrapper == (names.message != nil || names.variable != nil && names.hasBlock),
      !appendByNames(node, names), let message = names.message, mentions.hasURL, !names.isWrapped,
      RootNames(source, message).has(.target), isBesideURL(source.nodes[node].start),
      isBody(source.nodes[node].item.lowerBound, owner)
    else { return }
    append(node, LiteralContext(kind: .sendRequest), owner: owner)
  }

  /// Whether the function around a token has the URL of the API.
  private mutating func isBesideURL(_ token: Int) -> Bool {
    let function = Int(scopes.functions[token])
    guard function >= 0, searches < Self.mostSearches else { return false }
    searches += 1
    let body = scopes.list[function].body
    return text.bytes.has(
      "fcm.googleapis.com/v1", in: source.range(body.lowerBound, body.upperBound))
  }

  /// Whether an object is around the result of a function, or around a variable of unknown value, which may
  /// be a message.
  private mutating func isRequest(_ names: RootNames) -> Bool {
    guard mentions.hasURL, let value = names.value, !names.isWrapped else { return false }
    return writer.resolved(value) == nil
  }

  /// Whether an expression is an object with the names of a message.
  mutating func isMessage(at start: Int) -> Bool {
    let node = node(at: start)
    let names = RootNames(source, node)
    return source.nodes[node].kind == .object && names.known > 1 && names.known > names.unknown
  }

  /// Whether a variable holds an object with the names of a message.
  private mutating func isMessage(_ node: Int) -> Bool {
    guard let (value, assignment) = writer.resolved(node), source.nodes[value].kind == .object,
      !covered[source.nodes[value].start]
    else { return false }
    let names = names(of: value, assignment)
    return names.known > 1 && names.known > names.unknown
  }

  /// The names of an object, and those of the members that code assigns.
  mutating func names(of node: Int, _ owner: Int?) -> RootNames {
    var names = RootNames(source, node)
    for number in owner.map({ source.members(of: $0) }) ?? [] {
      let assignment = source.variables.list[number]
      let put = source.keyOfPut(assignment.method)
      guard let key = put ?? assignment.keys.first else { continue }
      let value =
        assignment.keys.count > 1
        ? nil : object(at: put.map { source.valueOfPut($0) } ?? assignment.value)
      names.add(source.name(of: key), value, of: source)
    }
    return names
  }

  /// The node of a value, or of the object that a variable holds.
  private mutating func object(at start: Int) -> Int {
    let node = node(at: start)
    let head = source.nodes[node].head
    guard source.nodes[node].kind == .reference, source.nodes[node].start == head,
      let assignment = source.value(of: tokens.text(head), seenFrom: head)
    else { return node }
    let value = writer.value(of: assignment)
    return source.nodes[value].kind == .object ? value : node
  }

  @discardableResult
  mutating func appendByNames(_ node: Int, _ names: RootNames) -> Bool {
    let value = source.nodes[node]
    let owner = source.variables.assignment(ofValue: value.item.lowerBound)
    if let forced = text.forced, names.isPlausible(as: forced) {
      let context = LiteralContext(kind: forced, sdk: forced == .adminNode ? .node : nil)
      return append(node, context, owner: owner)
    }
    if let part = names.part, !isMember(value.start) {
      return append(
        node, LiteralContext(kind: .message, path: part, isOpen: true, isAmbiguous: true))
    }
    let isLegacy = names.isLegacy || isSentToLegacyAPI(value.item.lowerBound, names, owner)
    // In code, an object around a message is often no request.
    guard names.has(.promising), names.hasBlock || isLegacy, !names.isWrapped,
      !isOfOtherService(value.start), spend(value.end - value.start)
    else { return false }
    if let message = names.message, RootNames(source, message).isOnlyTarget { return false }
    let isOpen = !isComplete(value.item.lowerBound, owner)
    var context = LiteralContext(isOpen: isOpen)
    write(node, context, isOpen: isOpen, owner)
    guard let kind = kind(node, names, isLegacy: isLegacy) else { return false }
    let isBare = kind == .message || kind == .adminNode
    if isBare, isSetting(value.start, names) { return false }
    if kind == .legacy, !isLegacy, !names.has(.legacyTarget), !names.has(.target) { return false }
    if kind == .legacy, isLegacy { context.kind = kind }
    // Parameters of a library have the same names, except for the operation.
    if kind == .deviceGroup, !names.has(.operation) { return false }
    // A branch alone has too few names of a message.
    if !writer.variants.isEmpty { context.kind = kind }
    if isBare {
      let isNode =
        dialect.has(.typeSuffixes)
        && (mentions.importsSDK || mentions.usesSDK && kind == .adminNode)
      (context.kind, context.sdk) = isNode ? (kindOfMessage(names), .node) : (.message, nil)
      context.isAmbiguous = !isNode && (isOpen || !mentions.sendsObjects)
    }
    finish(node, context, kind: kind)
    return true
  }

  /// The kind of a message for Node.js; what `sendToDevice` takes has no target.
  private mutating func kindOfMessage(_ names: RootNames) -> DocumentKind {
    !names.has(.target) && callsLegacyAPI ? .legacy : .adminNode
  }

  private mutating func isSentToLegacyAPI(_ start: Int, _ names: RootNames, _ owner: Int?) -> Bool {
    names.mayBeLegacy && mentions.hasLegacyURL
      && (names.has(.android) || names.has(.legacyOption) || isBody(start, owner))
  }

  /// Whether a literal may be settings of an app, which have objects for platforms, too: other names are
  /// next to them, or it is a part of settings and has one that is none of a message.
  private func isSetting(_ start: Int, _ names: RootNames) -> Bool {
    let isResultOfFile =
      dialect.has(.tags) && tokens.has(start - 1, "return") && scopes.functions[start] < 0
    let isPart =
      names.has(.foreign) && !names.has(.notification) && !names.has(.data)
      && (isMember(start) || isResultOfFile)
    return !names.has(.target) && (names.unknown > 0 || isPart)
  }

  /// The kind of a literal that was written, by its names and values.
  private mutating func kind(
    _ node: Int, _ names: RootNames, isLegacy: Bool
  ) -> DocumentKind? {
    let text = writer.builder.text
    if !mentions.service, writer.knownValues == 0 || names.message == nil {
      // The names of variables are no evidence.
      guard writer.knownValues > 0 else { return nil }
      return DocumentKind.detected(in: text.replacing(writer.unknownValue, with: UInt8(ascii: "0")))
    }
    if let kind = DocumentKind.detected(in: text) {
      // A condition is no target of the API only.
      if isLegacy, kind == .message, mentions.hasLegacyURL, !mentions.hasURL { return .legacy }
      let isImported = dialect.has(.typeSuffixes) && mentions.importsSDK
      return kind == .legacy && isImported && names.has(.target) ? .adminNode : kind
    }
    // A list of tokens in a variable is no evidence by itself.
    return mentions.service && isLegacy ? .legacy : nil
  }

  mutating func spend(_ count: Int) -> Bool {
    guard budget >= count else { return false }
    budget -= count
    return true
  }
}

extension RootNames {
  /// Whether the object may be a document of a kind.
  func isPlausible(as kind: DocumentKind) -> Bool {
    switch kind {
    case .sendRequest: has(.message) && !isWrapped
    case .message, .adminNode: known > unknown && (has(.content) || known > 1)
    case .apnsPayload, .deviceGroup, .topicBatch, .legacy: has(.promising) && !has(.message)
    }
  }

  /// The fields around the block of a platform; nil if the object is something else.
  var part: StaticString? {
    isAppleBlock ? "apns" : isAndroidBlock && has(.content) ? "android" : nil
  }
}

extension [UInt8] {
  /// The text with a byte instead of each occurrence of a part.
  fileprivate func replacing(_ part: StaticString, with byte: UInt8) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while let place = position(of: part, in: index..<count) {
      result += self[index..<place]
      result.append(byte)
      index = place + part.utf8CodeUnitCount
    }
    return result + self[index...]
  }
}
