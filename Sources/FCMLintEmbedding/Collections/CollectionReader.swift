import FCMLint

/// Reads requests in collections of API clients, whose bodies are JSON in JSON strings.
enum CollectionReader {
  /// A body and what its request says about it.
  private struct Body: Sendable {
    var content: Range<Int>
    var kind: DocumentKind?
  }

  /// The bodies of requests in a collection of Postman or Insomnia.
  static func documents(in text: HostText, language: HostLanguage) -> [EmbeddedDocument] {
    let bodies = JSONTree.read(text.bytes, tags: false) { tree -> [Body] in
      tree.root.map { root in
        var bodies: [Body] = []
        collect(root, &bodies, depth: 0)
        return bodies
      } ?? []
    }
    // A name may be that of a collection by chance.
    if bodies.isEmpty { return [wholeText(text, language)] }
    var documents: [EmbeddedDocument] = []
    for body in bodies {
      var builder = TextBuilder(text.bytes, at: body.content.lowerBound)
      StringDecoder.decode(body.content, into: &builder)
      let inner = text.nested(builder, quoting: .jsonString)
      let found = SampleReader.documents(
        in: inner, language: language, surroundings: .data(permitsExtensions: false),
        kind: body.kind)
      text.add(found, to: &documents)
    }
    return documents
  }

  private static func wholeText(_ text: HostText, _ language: HostLanguage) -> EmbeddedDocument {
    let range = text.bytes.trimmed(0..<text.bytes.count)
    var builder = TextBuilder(text.bytes, at: range.lowerBound)
    builder.append(verbatim: range)
    return text.document(builder, range: range, language: language, quoting: .raw)
  }

  private static func collect(_ node: JSONNode, _ bodies: inout [Body], depth: Int) {
    if depth > 64 { return }
    if node.isArray {
      for element in node.elements { collect(element, &bodies, depth: depth + 1) }
      return
    }
    guard node.isObject else { return }
    if let body = body(of: node) { bodies.append(body) }
    // Saved responses repeat their request.
    for member in node.members where member.key.text != "originalRequest" {
      collect(member.value, &bodies, depth: depth + 1)
    }
  }

  /// The body of a request: `raw` in Postman, `text` in Insomnia.
  private static func body(of request: JSONNode) -> Body? {
    guard let body = request[name: "body"], body.isObject,
      let text = body[name: "raw"] ?? body[name: "text"], text.isString
    else { return nil }
    if request[name: "method"]?.text == "GET" { return nil }
    var url = request[name: "url"]
    if let object = url, object.isObject { url = object[name: "raw"] }
    let address = Array((url?.text ?? "").utf8)
    let range = text.contentRange
    return Body(
      content: range.start..<range.end,
      kind: RequestContext.kind(ofURL: address.indices, in: address))
  }
}
