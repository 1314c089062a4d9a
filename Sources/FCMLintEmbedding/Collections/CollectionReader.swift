import FCMLint

/// Reads JSON files whose strings are texts: requests of API clients, cells of notebooks, and nodes of
/// workflows.
enum CollectionReader {
  /// A text in strings, and what it is.
  private struct Text {
    /// The contents of the strings, which are joined.
    var strings: [Range<Int>]
    /// The language of source code; nil for the body of a request.
    var language: HostLanguage?
    /// What the request says about its body.
    var kind: DocumentKind?
  }

  /// The members of nodes in workflows that are texts, each with the language of code.
  private static let members: [(names: StaticString, language: HostLanguage?)] = [
    ("func jsCode functionCode", .javaScript), ("pythonCode", .python),
    ("jsonBody template body rawBody", nil),
  ]

  /// Whether a JSON file may be a workflow: it has a name that few other files have.
  static func mayBeWorkflow(_ bytes: [UInt8]) -> Bool {
    let names: [StaticString] = [
      "\"func\"", "\"jsCode\"", "\"functionCode\"", "\"pythonCode\"", "\"jsonBody\"",
    ]
    return bytes.withUnsafeBufferPointer(EvidenceFilter.mayContainDocument)
      && names.contains { bytes.has($0, in: 0..<bytes.count) }
  }

  /// The documents in the texts.
  static func documents(in text: ExtractedText, language: HostLanguage) -> [EmbeddedDocument] {
    let found = JSONTree.read(text.bytes, tags: false) { tree -> [Text] in
      tree.root.map { root in
        var found: [Text] = []
        collect(root, language, &found, depth: 0)
        return found
      } ?? []
    }
    if found.isEmpty, language == .postman || language == .insomnia {
      // A name may be that of a collection by chance.
      return [wholeText(text, language)]
    }
    var documents: [EmbeddedDocument] = []
    for found in found { text.add(candidates(found, text, language), to: &documents) }
    return documents
  }

  private static func candidates(
    _ found: Text, _ text: ExtractedText, _ language: HostLanguage
  ) -> [EmbeddedDocument] {
    var builder = TextBuilder(text.bytes, at: found.strings.first?.lowerBound ?? 0)
    for content in found.strings { StringDecoder.decode(content, into: &builder) }
    let inner = text.nested(builder, quoting: .jsonString)
    if let language = found.language { return EmbeddedExtractor.candidates(in: inner, language) }
    return PlainTextReader.documents(
      in: inner, language: language, surroundings: .data(permitsExtensions: false),
      kind: found.kind)
  }

  private static func wholeText(_ text: ExtractedText, _ language: HostLanguage) -> EmbeddedDocument
  {
    let range = text.bytes.trimmed(0..<text.bytes.count)
    var builder = TextBuilder(text.bytes, at: range.lowerBound)
    builder.append(verbatim: range)
    return text.document(builder, range: range, language: language, quoting: [.raw])
  }

  private static func collect(
    _ node: JSONNode, _ language: HostLanguage, _ found: inout [Text], depth: Int
  ) {
    if depth > 64 { return }
    if node.isArray {
      for element in node.elements { collect(element, language, &found, depth: depth + 1) }
      return
    }
    guard node.isObject else { return }
    switch language {
    case .notebook: if let text = cell(node) { found.append(text) }
    case .workflow: found += texts(ofMembers: node)
    default: if let text = body(of: node) { found.append(text) }
    }
    // Saved responses repeat their request, and outputs their cell.
    for member in node.members
    where member.key.text != "originalRequest" && member.key.text != "outputs" {
      collect(member.value, language, &found, depth: depth + 1)
    }
  }

  /// The body of a request: `raw` in Postman, `text` in Insomnia.
  private static func body(of request: JSONNode) -> Text? {
    guard let body = request[name: "body"], body.isObject,
      let text = body[name: "raw"] ?? body[name: "text"], text.isString
    else { return nil }
    if request[name: "method"]?.text == "GET" { return nil }
    var url = request[name: "url"]
    if let object = url, object.isObject { url = object[name: "raw"] }
    return Text(strings: [text.content], kind: kind(ofURL: url))
  }

  private static func kind(ofURL url: JSONNode?) -> DocumentKind? {
    let address = Array((url?.text ?? "").utf8)
    return RequestContext.kind(ofURL: address.indices, in: address)
  }

  /// The source of a cell: one string, or one for each line.
  private static func cell(_ node: JSONNode) -> Text? {
    guard let source = node[name: "source"], let type = node[name: "cell_type"]?.text else {
      return nil
    }
    let strings = source.isArray ? source.elements.filter { $0.isString } : [source]
    guard strings.allSatisfy({ $0.isString }), type == "code" || type == "markdown" else {
      return nil
    }
    return Text(
      strings: strings.map { $0.content }, language: type == "code" ? .python : .markdown)
  }

  private static func texts(ofMembers node: JSONNode) -> [Text] {
    var result: [Text] = []
    for member in node.members where member.value.isString {
      let name = Array((member.key.text ?? "").utf8)[...]
      guard let row = members.first(where: { WordList.contains(name, in: $0.names) }) else {
        continue
      }
      var content = member.value.content
      // n8n evaluates a text after an equals sign.
      if member.value.rawContent.first == .equals { content = content.dropFirst() }
      result.append(
        Text(
          strings: [content], language: row.language,
          kind: row.language == nil ? kind(ofURL: node[name: "url"]) : nil))
    }
    return result
  }
}

extension JSONNode {
  fileprivate var content: Range<Int> { contentRange.start..<contentRange.end }
}
