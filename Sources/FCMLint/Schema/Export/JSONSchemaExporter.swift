/// Exports the schema as JSON Schema (draft-07), for completion and validation in editors.
///
/// It contains what FCM itself accepts: names, types and enumerations. Everything else is checked
/// by rules only.
package struct JSONSchemaExporter {
  /// The document kinds that have a schema.
  package static let kinds: [DocumentKind] = [
    .sendRequest, .message, .apnsPayload, .deviceGroup, .topicBatch,
  ]

  /// The version of JSON Schema that all editors support.
  package static let dialect = "http://json-schema.org/draft-07/schema#"

  private var pending: [SchemaObject.ID] = []
  private var known: Set<SchemaObject.ID> = []

  /// The schema of a kind; nil for a kind without one.
  package static func text(for kind: DocumentKind) -> String? {
    guard kinds.contains(kind) else { return nil }
    var writer = JSONSchemaExporter()
    return writer.document(SchemaObject.ID(of: kind), kind).text(.indented) + "\n"
  }

  private mutating func document(_ root: SchemaObject.ID, _ kind: DocumentKind) -> JSONValue {
    known = [root]
    var members: JSONValue.Members = [
      ("$schema", .string(Self.dialect)),
      ("title", .string("Firebase Cloud Messaging: \(kind.phrase)")),
    ]
    members += definition(of: Schema[root], type: .string("object"), isRoot: true)
    var definitions: JSONValue.Members = []
    while let next = pending.first {
      pending.removeFirst()
      let object = Schema[next]
      let isTyped = object.type != nil || isMap(object)
      let type = isTyped ? JSONValue.strings(["object", "null"]) : nil
      definitions.append((object.path, .object(definition(of: object, type: type))))
    }
    if !definitions.isEmpty { members.append(("definitions", .object(definitions))) }
    return .object(members)
  }

  private func isMap(_ object: SchemaObject) -> Bool {
    if case .strings = object.others { return true }
    return false
  }

  private mutating func definition(
    of object: SchemaObject, type: JSONValue?, isRoot: Bool = false
  ) -> JSONValue.Members {
    var members: JSONValue.Members = []
    if !object.path.isEmpty { members.append(("description", .string(object.path))) }
    if let type { members.append(("type", type)) }
    var properties: JSONValue.Members = isRoot ? [("$schema", Self.schemaReference)] : []
    for row in object.rows {
      let value = property(row, of: object)
      properties.append((row.name, value))
      if row.camelName != row.name { properties.append((row.camelName, value)) }
    }
    if !properties.isEmpty { members.append(("properties", .object(properties))) }
    switch object.others {
    case .rejected: members.append(("additionalProperties", .bool(false)))
    case .strings:
      members.append(("additionalProperties", .object([("type", .string("string"))])))
    case .free: break
    }
    let required = object.rows.filter { $0.traits.contains(.required) }
    if !required.isEmpty { members.append(("allOf", .array(required.map(Self.presence)))) }
    return members
  }

  /// Requires a member in either spelling.
  private static func presence(_ row: SchemaField) -> JSONValue {
    let plain = JSONValue.object([("required", .strings([row.name]))])
    if row.camelName == row.name { return plain }
    return .object([
      ("anyOf", .array([plain, .object([("required", .strings([row.camelName]))])]))
    ])
  }

  // MARK: One member

  private mutating func property(_ row: SchemaField, of object: SchemaObject) -> JSONValue {
    var words: [String] = []
    var members: JSONValue.Members = []
    switch row.type {
    case .string where isMap(object): members = [("type", .string("string"))]
    default:
      let shape = shape(of: row, in: object)
      (words, members) = (shape.words, shape.members)
    }
    var sentences = [FieldDescription.of(row.field) ?? row.name]
    if !words.isEmpty { sentences.append("Value: \(words.joined(separator: "; ")).") }
    members.insert(("description", .string(sentences.joined(separator: " "))), at: 0)
    return .object(members)
  }

  private mutating func shape(of row: SchemaField, in object: SchemaObject) -> (
    words: [String], members: JSONValue.Members
  ) {
    switch row.type {
    case .string: return ([], Self.string(row.field))
    case .bool:
      let types = JSONValue.strings(["boolean", "string", "null"])
      return (["true or false"], [("type", types), ("pattern", .string(Self.template))])
    case .int32: return (["an integer"], Self.number("integer"))
    case .float: return (["a number"], Self.number("number"))
    case .duration:
      return (["a duration in seconds, such as 3.5s"], Self.text(Self.durationPattern))
    case .timestamp:
      return (["a timestamp, such as 2024-02-29T12:00:00Z"], Self.timestamp)
    case .enumeration(let type):
      return ([type.words.joined(separator: ", ")], Self.enumeration(type))
    case .object(let id), .stringMap(let id): return ([], [reference(to: id)])
    case .freeObject(let id):
      return (
        [],
        [
          ("type", .strings(["object", "null"])), ("allOf", .array([.object([reference(to: id)])])),
        ]
      )
    case .freeOrObject(let id): return ([], [reference(to: id)])
    case .list(_, let element):
      var item: JSONValue.Members = [("type", .string("string"))]
      if case .duration = element { item.append(("pattern", .string(Self.durationPattern))) }
      return ([], [("type", .strings(["array", "null"])), ("items", .object(item))])
    case .freeList(_, let id?): return ([], [("items", .object([reference(to: id)]))])
    case .freeList: return ([], Self.texts)
    // Browsers convert the values of notifications.
    case .free where object.id == .webNotification || object.id == .webAction: return ([], [])
    case .free(let shape): return ([], Self.free(row.field, shape))
    }
  }

  private mutating func reference(to id: SchemaObject.ID) -> (String, JSONValue) {
    if known.insert(id).inserted { pending.append(id) }
    // The name of the case is unknown in Embedded Swift.
    return ("$ref", .string("#/definitions/" + Schema[id].path))
  }
}
