import FCMLint

/// Finds the literals in source code that are FCM documents, or parts of one.
///
/// A literal is recognized by what it is given to: the function or type of an SDK. Only then its names
/// and values decide.
struct MessageFinder {
  let text: ExtractedText
  let language: HostLanguage
  let mentions: SourceMentions
  var writer: LiteralWriter
  var documents: [EmbeddedDocument] = []
  /// Whether a document contains each token.
  private(set) var covered: [Bool]
  /// The tokens that may still be read as literals, so that time is linear.
  var budget: Int
  /// The number of searches for the uses of a variable.
  var searches = 0
  /// The names of types that are not those of the SDK.
  lazy var otherTypes = namesOfOtherTypes()
  /// Whether the source calls a method that sends by the legacy API.
  lazy var callsLegacyAPI = text.retiredCalls.contains { $0.call.isLegacy }

  let tokens: CodeTokens
  // Without copies of the arrays.
  var source: CodeSource { _read { yield writer.source } }
  var scopes: CodeScopes { _read { yield writer.source.scopes } }
  var dialect: Dialect { _read { yield tokens.dialect } }

  init(
    _ text: ExtractedText, _ language: HostLanguage, _ tokens: CodeTokens,
    _ mentions: SourceMentions
  ) {
    self.text = text
    self.language = language
    self.mentions = mentions
    self.tokens = tokens
    writer = LiteralWriter(CodeSource(tokens, mentions))
    covered = [Bool](repeating: false, count: tokens.count)
    budget = 8 * tokens.count + 1000
  }

  /// The documents in a text.
  static func documents(
    in text: ExtractedText, _ language: HostLanguage, _ dialect: Dialect
  ) -> [EmbeddedDocument] {
    // The extractor has searched whole sources.
    let mayContainDocument =
      text.depth == 0 || text.forced != nil
      || text.bytes.withUnsafeBufferPointer { CodeEvidence.mayContainDocument($0, dialect) }
    return mayContainDocument ? allDocuments(in: text, language, dialect) : []
  }

  /// The documents in a text, which is read even if it contains no evidence.
  static func allDocuments(
    in text: ExtractedText, _ language: HostLanguage, _ dialect: Dialect
  ) -> [EmbeddedDocument] {
    guard let tokens = CodeLexer.tokens(of: text.bytes, dialect) else {
      text.noteOmission()
      return []
    }
    var finder = MessageFinder(text, language, tokens, SourceMentions(text.bytes))
    finder.find()
    return finder.documents
  }

  private mutating func find() {
    noteRetiredCalls()
    readStrings()
    // What is given to an SDK may contain variables, which are no documents of their own then.
    readCalls()
    readArguments()
    let instances = typeNames()
    for parts in [false, true] {
      readTypedVariables(parts: parts)
      readInstances(instances, parts: parts)
    }
    readAssignments()
    let literals = literals()
    // The message in a request may be in a variable, which is no message by itself then.
    for isWrapper in [true, false] {
      for node in literals { readByNames(node, isWrapper: isWrapper) }
    }
    documents.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func readStrings() {
    var index = 0
    while index < tokens.count {
      let kind = tokens[index].kind
      let mayBegin = (kind == .string || kind == .template) && TextLiteral.mayBegin(tokens, index)
      let literal = mayBegin ? TextLiteral(text, tokens, index) : nil
      let document = literal?.document(language)
      if let literal, let document, text.hasRoom(after: documents) {
        documents.append(document)
        cover(literal.tokens)
      }
      index = document == nil ? index + 1 : literal?.tokens.upperBound ?? index + 1
    }
  }

  // MARK: Documents

  /// Whether a document contains a token, or there is none with this index.
  func isCovered(_ token: Int) -> Bool { token >= tokens.count || covered[token] }

  mutating func cover(_ range: Range<Int>) {
    for index in range.clamped(to: 0..<tokens.count) { covered[index] = true }
  }

  /// The node of an expression that begins at a token.
  mutating func node(at start: Int) -> Int { writer.source.expression(at: start) }

  /// Appends the literals that an expression of an SDK's message consists of.
  mutating func appendMessages(
    _ node: Int, _ context: LiteralContext, owner: Int? = nil, depth: Int = 0
  ) {
    guard depth < 8 else { return }
    let value = source.nodes[node]
    switch value.kind {
    case .object:
      if let context = fitting(context, names(of: node, owner)) {
        append(node, context, owner: owner)
      }
    case .list, .alternatives, .function:
      for child in source.children(of: node) { appendMessages(child, context, depth: depth + 1) }
    case .spread:
      if value.firstChild >= 0 { appendMessages(value.firstChild, context, depth: depth + 1) }
    case .call:
      let link = source.children(of: node).last.map { source.nodes[$0] }
      let last = link?.kind == .link ? link?.head : nil
      guard [value.head, last].contains(where: { tokens.isOne($0 ?? -1, of: "map flatMap") })
      else { return }
      for child in source.children(of: node) {
        let arguments = source.nodes[child].kind == .link ? source.children(of: child) : [child]
        for argument in arguments where source.nodes[argument].kind == .function {
          appendMessages(argument, context, depth: depth + 1)
        }
      }
    case .reference where value.head == value.start:
      appendVariable(value.head, context, depth)
    default: break
    }
  }

  /// Appends the values of a variable, and the elements that code adds to it.
  private mutating func appendVariable(_ token: Int, _ context: LiteralContext, _ depth: Int) {
    let name = tokens.text(token)
    var context = context
    // Another variable may have the same name.
    context.isCertain = false
    let function = Int(scopes.functions[token])
    for number in source.assignments(to: name, seenFrom: token).prefix(16) {
      let assignment = source.variables.list[number]
      guard assignment.value >= 0, !covered[assignment.value] else { continue }
      let inner = node(at: assignment.value)
      appendMessages(inner, context, owner: number, depth: depth + 1)
    }
    for list in source.variables.pushes where tokens.text(list).elementsEqual(name) {
      // After `list.push(`.
      let value = list + 4
      guard !isCovered(value),
        scopes.contains(Int(scopes.functions[list]), token)
          || scopes.contains(function, list)
      else { continue }
      appendMessages(node(at: value), context, depth: depth + 1)
    }
  }

  /// Appends a literal that an SDK takes; returns false if it is not a message.
  @discardableResult
  mutating func append(_ node: Int, _ context: LiteralContext, owner: Int? = nil) -> Bool {
    let value = source.nodes[node]
    guard !covered[value.start], spend(value.end - value.start) else { return false }
    let isOpen = context.isOpen ?? !isComplete(value.item.lowerBound, owner)
    write(node, context, isOpen: isOpen, owner)
    finish(node, context)
    return true
  }

  /// Writes a literal with the fields around it.
  mutating func write(
    _ node: Int, _ context: LiteralContext, isOpen: Bool, _ owner: Int?
  ) {
    let value = source.nodes[node]
    let start = tokens[value.start].start
    var place = start..<start
    writer.begin(at: start, context.sdk, isOpen: isOpen)
    var names = WordList.words(context.path)
    // A message that is sent as it is can be checked as a request, which must have a target.
    if context.isRequest(isOpen: isOpen) {
      names = [Array("message".utf8)]
      // The key is at the name of the type.
      place = start..<tokens[max(value.head, value.start)].end
    }
    if let owner { writer.use(owner) }
    let members = source.children(of: node).map { source.name(ofNode: $0) }
    writer.needsList =
      context.isMulticast && !isOpen
      && !members.contains { $0.isEmpty || WordList.contains($0, in: "tokens fids") }
    writer.write(node, as: context.role, in: names, at: place, owner: owner)
  }

  /// Makes a document of what was written, and of its variants.
  ///
  /// - Parameter kind: the kind of the document, which a variant alone would not have.
  mutating func finish(_ node: Int, _ context: LiteralContext, kind: DocumentKind? = nil) {
    guard text.hasRoom(after: documents) else { return }
    let isRequest = context.isRequest(isOpen: writer.isOpen)
    var document = document(node, context, isRequest: isRequest)
    var open = writer.variants
    var ofVariants = context
    ofVariants.kind = context.kind ?? kind
    var count = 0
    while let variant = open.popLast(), count < 64 {
      count += 1
      guard spend(source.nodes[variant.node].end - source.nodes[variant.node].start) else { break }
      let start = tokens[source.nodes[variant.node].start].start
      writer.begin(at: start, context.sdk, isOpen: true, used: variant.used)
      writer.write(
        variant.node, as: variant.role, in: variant.path, at: start..<start, owner: variant.owner)
      var part = self.document(variant.node, ofVariants, isRequest: isRequest)
      part.isVariant = true
      document.variants.append(part)
      open += writer.variants
    }
    documents.append(document)
  }

  /// The document that was written, whose tokens belong to no other one.
  private mutating func document(
    _ node: Int, _ context: LiteralContext, isRequest: Bool
  ) -> EmbeddedDocument {
    let value = source.nodes[node]
    let syntax = LiteralSyntax(
      dialect: dialect, strings: writer.strings,
      isCall: value.kind == .call || source.namedArguments(at: value.start) == value.opener
        || dialect.has(.typedLiterals) || dialect.has(.statementCalls)
        || dialect.has(.typedFixes))
    let range = source.range(value.start, value.end)
    let isCertain = range.upperBound <= tokens.unclosedString
    var document = text.document(
      writer.builder, range: range, language: language,
      kind: isRequest ? .sendRequest : context.kind,
      quoting: isCertain ? [.literal(syntax)] : nil)
    document.parts = writer.parts.map {
      text.map.outerRange(source.range($0.lowerBound, $0.upperBound))
    }
    document.rejections = writer.rejections
    document.sdk = context.sdk
    document.isAmbiguous = context.isAmbiguous
    document.part = context.path.utf8CodeUnitCount > 0 ? context.path : nil
    writer.commit()
    for part in writer.parts + [value.start..<value.end] { cover(part) }
    return document
  }
}

extension LiteralContext {
  /// Whether the literal is checked as the request that the SDK sends.
  func isRequest(isOpen: Bool) -> Bool {
    if case .instance(.message) = role { !isOpen } else { false }
  }
}

extension LiteralWriter {
  /// Writes a value as that of the innermost of some fields, around which code may add members.
  mutating func write(
    _ node: Int, as role: SDKRole, in names: [[UInt8]], at place: Range<Int>, owner: Int?
  ) {
    path = names
    for name in names {
      builder.append(
        name.isEmpty ? [.openBracket] : Array("{\"".utf8) + name + Array("\":".utf8), for: place)
    }
    write(node, as: role, owner: owner)
    let end = source.range(source.nodes[node].start, source.nodes[node].end).upperBound
    for name in names.reversed() {
      let close: StaticString = name.isEmpty ? "]" : isOpen ? ", {{> members }}}" : "}"
      builder.append(close, for: end..<end)
    }
  }
}
