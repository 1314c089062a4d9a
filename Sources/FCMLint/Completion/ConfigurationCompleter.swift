/// Completion and hover in a configuration, from its JSON Schema.
package struct ConfigurationCompleter {
  private let ruleNames: [String]
  private let summary: (String) -> String?
  private let schema: JSONValue

  /// - Parameters:
  ///   - ruleNames: the IDs of all rules, and the names of the families.
  ///   - summary: the summary of a rule or a family.
  package init(ruleNames: [String], summary: @escaping (String) -> String?) {
    self.ruleNames = ruleNames
    self.summary = summary
    schema = ConfigurationSchema.value(ruleNames: ruleNames) { _ in nil }
  }

  // MARK: Completion

  package func offers(
    _ bytes: [UInt8], at offset: Int, _ options: CompletionOptions
  ) -> [CompletionOffer] {
    let part = ByteRange(0, bytes.count)
    let cursor = JSONCursor(bytes, at: offset, in: part)
    let insertion = CompletionInsertion(bytes, part, cursor, options)
    guard let schema = schema(at: cursor, bytes) else { return [] }
    let typed = cursor.typed(in: bytes)
    var offers: [CompletionOffer] = []
    switch cursor.role {
    case .key: offers = keys(of: schema, cursor, bytes, insertion)
    case .value, .element: offers = values(of: schema, cursor, insertion)
    case .root, .other: break
    }
    return CompletionRank.fitting(offers, typed) { $0.label }.map { insertion.completed($0) }
  }

  private func keys(
    of schema: JSONValue, _ cursor: JSONCursor, _ bytes: [UInt8], _ insertion: CompletionInsertion
  ) -> [CompletionOffer] {
    let present = Set(cursor.siblings.map { JSONCursor.text(of: $0, in: bytes) })
    let required = Set(schema["required"]?.texts ?? [])
    let all = (schema["properties"]?.members ?? []).filter { !present.contains($0.name) }
    let sorted =
      all.filter { required.contains($0.name) }
      + all.filter {
        !required.contains($0.name)
      }
    return sorted.map { name, value in
      let value = resolved(value)
      var offer = insertion.offer(name, skeleton(value))
      offer.summary = description(name, value)
      return offer
    }
  }

  private func values(
    of schema: JSONValue, _ cursor: JSONCursor, _ insertion: CompletionInsertion
  ) -> [CompletionOffer] {
    let words = schema["enum"]?.texts.map { ($0, JSONEscaping.quoted($0)) } ?? []
    let flags = schema["type"]?.text == "boolean" ? ["true", "false"].map { ($0, $0) } : []
    var offers = (words + flags).map { word, json in
      CompletionOffer(
        kind: .word, label: word, summary: summary(word) ?? "", range: cursor.replaced, text: json,
        filter: insertion.filter(word))
    }
    if cursor.token == nil, schema["items"] != nil || schema["properties"] != nil {
      let written = insertion.write { $0.write(skeleton(schema)) }
      offers.append(
        CompletionOffer(
          kind: .value, label: schema["items"] == nil ? "{ }" : "[ ]",
          summary: schema["description"]?.text ?? "", range: cursor.replaced, text: written.text,
          snippet: written.snippet, filter: written.text))
    }
    return offers
  }

  private func description(_ name: String, _ schema: JSONValue) -> String {
    summary(name) ?? schema["description"]?.text ?? ""
  }

  /// A value of a schema to fill in.
  private func skeleton(_ schema: JSONValue) -> Skeleton {
    if let words = schema["enum"]?.texts {
      // A long list is offered as completion instead.
      return words.count > 10 ? .text("") : .choice(words.map { JSONEscaping.quoted($0) })
    }
    if let items = schema["items"] { return .list([skeleton(resolved(items))]) }
    switch schema["type"]?.text {
    case "boolean": return .choice(["true", "false"])
    case "object":
      let required = schema["required"]?.texts ?? []
      let members = required.map { name -> (name: String, value: Skeleton) in
        let value = schema["properties"]?[name].map { skeleton(resolved($0)) }
        return (name: name, value: value ?? .text(""))
      }
      return members.isEmpty ? .emptyObject : .object(members)
    default: return .text("")
    }
  }

  // MARK: Hover

  /// The key or value at an offset, and what it means.
  package func page(_ bytes: [UInt8], at offset: Int) -> (
    range: ByteRange, name: String, text: String
  )? {
    let part = ByteRange(0, bytes.count)
    let cursor = JSONCursor(bytes, at: offset + 1, in: part)
    guard let token = cursor.token, let schema = schema(at: cursor, bytes) else { return nil }
    let name = JSONCursor.text(of: token.range, in: bytes)
    var text: String?
    switch cursor.role {
    case .key: text = schema["properties"]?[name].map { description(name, resolved($0)) }
    case .value, .element:
      let isKnown = schema["enum"]?.texts.contains { $0 == name } ?? false
      text = isKnown ? summary(name) ?? schema["description"]?.text : schema["description"]?.text
    case .root, .other: break
    }
    guard let text, !text.isEmpty else { return nil }
    return (token.range, name, text)
  }

  // MARK: The schema

  /// The schema of the object, the value or the element at a cursor.
  private func schema(at cursor: JSONCursor, _ bytes: [UInt8]) -> JSONValue? {
    guard cursor.frames.first?.isObject == true else { return nil }
    var level = schema
    for (index, frame) in cursor.frames.enumerated() {
      guard index > 0 else { continue }
      let outer = cursor.frames[index - 1]
      guard let inner = member(of: level, outer, bytes),
        (inner["items"] == nil) == frame.isObject
      else { return nil }
      level = inner
    }
    guard let last = cursor.frames.last, cursor.role != .key else { return level }
    return member(of: level, last, bytes)
  }

  private func member(
    of schema: JSONValue, _ frame: JSONCursor.Frame, _ bytes: [UInt8]
  ) -> JSONValue? {
    guard frame.isObject else { return schema["items"].map { resolved($0) } }
    guard let key = frame.key else { return nil }
    return schema["properties"]?[JSONCursor.text(of: key, in: bytes)].map { resolved($0) }
  }

  /// The schema itself, or the definition that it refers to.
  private func resolved(_ schema: JSONValue) -> JSONValue {
    guard let name = schema["$ref"]?.text else { return schema }
    return self.schema["definitions"]?[String(name.dropFirst("#/definitions/".utf8.count))]
      ?? schema
  }
}

extension JSONValue {
  fileprivate var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  fileprivate var texts: [String] {
    guard case .array(let elements) = self else { return [] }
    return elements.compactMap { $0.text }
  }

  fileprivate var members: Members {
    guard case .object(let members) = self else { return [] }
    return members
  }
}
