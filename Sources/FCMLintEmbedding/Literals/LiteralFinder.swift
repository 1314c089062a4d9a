import FCMLint

/// Finds the literals in source code that may be FCM documents.
struct LiteralFinder {
  let text: HostText
  let language: HostLanguage
  let tokens: CodeTokens
  let scopes: CodeScopes
  /// What the source mentions.
  private let mentions: ServiceMentions
  /// The variables that are passed to an SDK, and the kind of document it takes.
  var variables: [VariableUse] = []
  /// The variables that hold the messaging service.
  var services: [ServiceVariable] = []
  var documents: [EmbeddedDocument] = []
  /// The number of tokens that may still be read as literals, so that time is linear.
  private var budget: Int
  /// The number of searches for the uses of a variable.
  var searches = 0

  /// A variable that is passed to a function of an SDK.
  struct VariableUse {
    var name: [UInt8]
    /// The token of the argument.
    var place: Int
    var context: LiteralContext
  }

  /// A variable that holds the messaging service.
  struct ServiceVariable {
    var name: [UInt8]
    /// The opening brace of the function in which it is assigned; negative if there is none.
    var function: Int
  }

  /// Whether the source mentions Firebase or FCM.
  var mentionsService: Bool { mentions.service }
  /// Whether the source imports classes of the SDK for Python by their names.
  var importsClasses: Bool { mentions.importsClasses }
  /// The name that the source gives to the module of the SDK for Python.
  var moduleAlias: [UInt8]? { mentions.moduleAlias }

  init(
    _ text: HostText, _ language: HostLanguage, tokens: CodeTokens, mentions: ServiceMentions
  ) {
    self.text = text
    self.language = language
    self.tokens = tokens
    scopes = CodeScopes(tokens)
    self.mentions = mentions
    budget = 8 * tokens.count + 1000
  }

  /// The literals in a text.
  static func documents(
    in text: HostText, _ language: HostLanguage, _ dialect: CodeDialect
  ) -> [EmbeddedDocument] {
    let mayContainDocument = text.bytes.withUnsafeBufferPointer {
      CodeEvidence.mayContainDocument($0, dialect)
    }
    return mayContainDocument ? allDocuments(in: text, language, dialect) : []
  }

  /// The literals in a text, which is read even if it contains no evidence.
  static func allDocuments(
    in text: HostText, _ language: HostLanguage, _ dialect: CodeDialect
  ) -> [EmbeddedDocument] {
    var finder = LiteralFinder(
      text, language, tokens: CodeLexer.tokens(of: text.bytes, dialect),
      mentions: ServiceMentions(text.bytes))
    finder.collectServices()
    finder.collectVariables()
    var index = 0
    while index < finder.tokens.count { index = finder.read(at: index) ?? index + 1 }
    return finder.documents
  }

  /// Reads the literal at a token; returns the index after it, or nil if there is none.
  private mutating func read(at index: Int) -> Int? {
    let token = tokens[index]
    if token.kind == .string || token.kind == .template {
      if let document = JSONInString(text, tokens, index, language)?.document {
        documents.append(document)
      }
      return nil
    }
    guard let (opener, start) = opener(at: index) else { return nil }
    let end = tokens[opener].match + 1
    if let context = sdkContext(start, opener) {
      if append(start, end, context) { return end }
      return nil
    }
    if tokens.dialect == .python, tokens.has(opener, "(") { return nil }
    return appendByNames(start, opener, end) ? end : nil
  }

  /// The opening bracket of the literal that begins at a token.
  private func opener(at index: Int) -> (opener: Int, start: Int)? {
    switch tokens.dialect {
    case .javaScript:
      guard tokens.has(index, "{"), tokens[index].match > index + 1 else { return nil }
      return isObject(at: index) ? (index, index) : nil
    case .python:
      if tokens.has(index, "{"), tokens[index].match > index + 1 { return (index, index) }
      guard tokens[index].kind == .word, tokens.has(index + 1, "("), !tokens.has(index - 1, "def"),
        !tokens.has(index - 1, "class"), tokens[index + 1].match > index + 2,
        PythonClass(named: tokens.text(index)) != nil
      else { return nil }
      var start = index
      while start > 1, tokens.has(start - 1, "."), tokens[start - 2].kind == .word { start -= 2 }
      return (index + 1, start)
    case .php:
      if tokens.has(index, "["), tokens[index].match > index + 1,
        tokens.kind(index - 1) != .word || tokens.isOne(index - 1, of: "return"),
        tokens.kind(index - 1) != .closer
      {
        return (index, index)
      }
      guard tokens.has(index, "array"), tokens.has(index + 1, "("),
        tokens[index + 1].match > index + 2
      else { return nil }
      return (index + 1, index)
    }
  }

  /// Whether a brace in JavaScript opens an object, not a block.
  private func isObject(at index: Int) -> Bool {
    guard index > 0 else { return true }
    let isAfterOperator =
      switch tokens[index - 1].kind {
      case .opener: !tokens.has(index - 1, "{")
      case .symbol: !tokens.isOne(index - 1, of: "=> ; ++ --")
      case .word: tokens.isOne(index - 1, of: "return default yield await")
      default: false
      }
    return isAfterOperator && !tokens.holds(";", from: index + 1, to: tokens[index].match)
  }

  // MARK: Documents

  /// Appends a literal that an SDK takes; returns false if it is not a message.
  mutating func append(_ start: Int, _ end: Int, _ context: LiteralContext) -> Bool {
    guard spend(end - start) else { return false }
    let isOpen = context.isOpen ?? !isComplete(start)
    var reader = LiteralReader(tokens, at: tokens[start].start, isOpen: isOpen)
    var place = tokens[start].start..<tokens[start].start
    var names = WordList.words(context.path)
    var kind = context.kind
    // A message that is sent as it is can be checked as a request, which must have a target.
    if case .instance(.message) = context.role, !isOpen {
      (names, kind) = ([Array("message".utf8)], .sendRequest)
      // The key is at the name of the class.
      place = reader.range(start, end).lowerBound..<reader.endOfName(start, end)
    }
    for name in names {
      reader.builder.append(
        Array("{\"".utf8) + name + Array("\":".utf8), for: place)
    }
    reader.write(start, to: end, as: context.role)
    let stop = tokens[end - 1].end
    for _ in names {
      reader.builder.append(isOpen ? ", {{> members }}}" : "}", for: stop..<stop)
    }
    documents.append(document(reader, start, end, kind: kind))
    return true
  }

  /// Appends a literal whose names and values are evidence enough.
  mutating func appendByNames(_ start: Int, _ opener: Int, _ end: Int) -> Bool {
    let probe = LiteralReader(tokens, at: 0, isOpen: false)
    let names = RootNames(probe, opener: opener)
    // In code, an object around a message is often no request.
    guard names.isPromising, names.hasBlock, !names.isWrapped, spend(end - start) else {
      return false
    }
    if let message = names.message, RootNames(probe, opener: message).isOnlyTarget { return false }
    let isOpen = !isComplete(start)
    var reader = LiteralReader(tokens, at: tokens[start].start, isOpen: isOpen)
    reader.write(start, to: end)
    guard reader.knownValues > 0 else { return false }
    var evidence = reader
    if !mentionsService {
      // The names of variables are no evidence.
      evidence = LiteralReader(tokens, at: tokens[start].start, isOpen: false)
      evidence.unknownValue = "0"
      evidence.write(start, to: end)
    }
    guard let kind = DocumentKind.detected(in: evidence.builder.text) else {
      // A list of tokens in a variable is no evidence by itself.
      guard mentionsService, names.isLegacy else { return false }
      documents.append(document(reader, start, end, kind: .legacy))
      return true
    }
    // Settings of an app have objects for platforms, too.
    let isBare = kind == .message || kind == .adminNode
    if isBare, names.unknown > 0, !names.hasTarget { return false }
    documents.append(document(reader, start, end, kind: nil))
    return true
  }

  private func document(
    _ reader: LiteralReader, _ start: Int, _ end: Int, kind: DocumentKind?
  ) -> EmbeddedDocument {
    let syntax = LiteralSyntax(
      dialect: tokens.dialect, strings: reader.strings,
      isCall: tokens.dialect == .python && !tokens.has(start, "{"))
    var document = text.document(
      reader.builder, range: reader.range(start, end), language: language, kind: kind,
      quoting: [.literal(syntax)])
    document.rejections = reader.rejections
    if syntax.isCall { document.wording = .python }
    if tokens.dialect == .javaScript, kind == .adminNode { document.wording = .node }
    return document
  }

  private mutating func spend(_ count: Int) -> Bool {
    guard budget >= count else { return false }
    budget -= count
    return true
  }
}

extension WordList {
  /// The words of a list.
  static func words(_ list: StaticString) -> [[UInt8]] {
    UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
      .split(separator: .space).map { Array($0) }
  }
}
