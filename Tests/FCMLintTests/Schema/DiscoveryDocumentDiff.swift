@testable import FCMLint

/// Compares the schema with Google's description of the API (a discovery document).
enum DiscoveryDocumentDiff {
  /// A difference between the description and the schema.
  struct Difference: Hashable, Sendable {
    /// The kind of difference.
    enum Kind: String, Sendable {
      /// The bytes are not an API description with a send request.
      case unreadable
      /// The description has another revision, which is not a problem by itself.
      case revision
      /// The description refers to a message type that it does not contain.
      case brokenReference
      case missingType, extraType, missingField, extraField, type, deprecation, outputOnly
    }

    /// The kind of difference.
    var kind: Kind
    /// The message type, or the type and its field: `AndroidConfig.ttl`.
    var path: String
    /// The fact in the description; empty for none.
    var described: String
    /// The fact in the schema; empty for none.
    var known: String

    /// Whether it is only a note, such as another revision.
    var isNote: Bool { kind == .revision }
  }

  /// The differences between a discovery document and the schema, sorted by path.
  ///
  /// Only types that a send request can contain are compared.
  static func differences(description: [UInt8]) -> [Difference] {
    JSONTree.read(description) { tree in
      guard tree.errors.isEmpty, let schemas = tree.root?[name: "schemas"],
        let request = schemas[name: "SendMessageRequest"], request.isObject
      else {
        return [Difference(kind: .unreadable, path: "", described: "", known: "")]
      }
      var comparison = Comparison(schemas: schemas)
      comparison.compare()
      let revision = tree.root?[name: "revision"]?.text ?? ""
      if revision != Schema.revision {
        comparison.found.append(
          Difference(kind: .revision, path: "", described: revision, known: Schema.revision))
      }
      return comparison.found.sorted {
        ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue)
      }
    }
  }
}

/// The state of a comparison.
private struct Comparison {
  let schemas: JSONNode
  var found: [DiscoveryDocumentDiff.Difference] = []
  private let tables: [String: SchemaObject] = {
    let typed = Schema.objects.filter { $0.type != nil && $0.id == $0.id.inRequest }
    return Dictionary(firstOf: typed.map { ($0.type ?? "", $0) })
  }()

  init(schemas: JSONNode) { self.schemas = schemas }

  mutating func compare() {
    var reached: Set<String> = []
    var pending = ["SendMessageRequest"]
    while let type = pending.popLast() {
      guard reached.insert(type).inserted else { continue }
      guard let schema = schemas.member(named: type)?.value, schema.isObject else {
        add(.brokenReference, type, described: type)
        continue
      }
      let properties = schema[name: "properties"]
      pending += references(of: properties)
      guard let table = tables[type] else {
        add(.missingType, type, described: type)
        continue
      }
      compare(properties, with: table, type)
    }
    for type in tables.keys where !reached.contains(type) { add(.extraType, type, known: type) }
  }

  private func references(of properties: JSONNode?) -> [String] {
    var result: [String] = []
    for node in properties?.descendants.lazy.filter({ $0.isObject }) ?? [] {
      if let name = node[name: "$ref"]?.text { result.append(name) }
    }
    return result
  }

  private mutating func compare(_ properties: JSONNode?, with table: SchemaObject, _ type: String) {
    var names: Set<String> = []
    if let properties {
      for property in properties.members {
        let name = property.key.text ?? ""
        names.insert(name)
        let path = type + "." + name
        let described = Self.type(of: property.value)
        guard let row = table.rows.first(where: { $0.camelName == name }) else {
          add(.missingField, path, described: described)
          continue
        }
        compare(property.value, described, with: row, path)
      }
    }
    for row in table.rows where !names.contains(row.camelName) {
      add(.extraField, type + "." + row.camelName, known: Self.type(of: row.type))
    }
  }

  private mutating func compare(
    _ property: JSONNode, _ described: String, with row: SchemaField, _ path: String
  ) {
    let known = Self.type(of: row.type)
    if described != known { add(.type, path, described: described, known: known) }
    let isDeprecated = property[name: "deprecated"]?.bool == true
    if isDeprecated != row.traits.contains(.deprecated) {
      add(.deprecation, path, isDeprecated ? "deprecated" : "in use")
    }
    // The description of the send request says it in prose; others have a flag for it.
    let words = property[name: "description"]?.text?.lowercased() ?? ""
    let isOutput = property[name: "readOnly"]?.bool == true || words.hasPrefix("output only")
    if isOutput != row.traits.contains(.outputOnly) {
      add(.outputOnly, path, isOutput ? "output only" : "input")
    }
  }

  /// Adds a difference in a Boolean property.
  private mutating func add(
    _ kind: DiscoveryDocumentDiff.Difference.Kind, _ path: String, _ state: String
  ) {
    let opposite = [
      "deprecated": "in use", "in use": "deprecated", "output only": "input",
      "input": "output only",
    ]
    add(kind, path, described: state, known: opposite[state] ?? "")
  }

  private mutating func add(
    _ kind: DiscoveryDocumentDiff.Difference.Kind, _ path: String, described: String = "",
    known: String = ""
  ) {
    found.append(
      DiscoveryDocumentDiff.Difference(kind: kind, path: path, described: described, known: known))
  }

  /// The type of a property, in terms that both sides share.
  private static func type(of property: JSONNode) -> String {
    if let reference = property[name: "$ref"]?.text { return reference }
    let type = property[name: "type"]?.text ?? "unknown"
    if let words = property[name: "enum"] {
      return enumeration(words.elements.compactMap { $0.text })
    }
    switch (type, property[name: "format"]?.text) {
    case ("string", "google-duration"): return "duration"
    case ("string", "google-datetime"): return "timestamp"
    case ("string", nil): return "string"
    case ("boolean", nil): return "bool"
    case ("integer", "int32"): return "int32"
    case ("number", "float"): return "float"
    case ("array", nil):
      return property[name: "items"].map { "list of \(self.type(of: $0))" } ?? "list"
    case ("object", nil):
      guard let values = property[name: "additionalProperties"] else { return "object" }
      let value = self.type(of: values)
      return value == "any" ? "struct" : "map of \(value)"
    case (let type, let format): return format.map { "\(type) (\($0))" } ?? type
    }
  }

  private static func type(of type: ValueType) -> String {
    switch type {
    case .string: "string"
    case .bool: "bool"
    case .int32: "int32"
    case .float: "float"
    case .duration: "duration"
    case .timestamp: "timestamp"
    case .enumeration(let words): enumeration(words.words)
    case .object(let id): Schema[id].type ?? "object"
    case .stringMap: "map of string"
    case .freeObject: "struct"
    case .list(_, .string): "list of string"
    case .list(_, .duration): "list of duration"
    case .free, .freeOrObject, .freeList: "any"
    }
  }

  private static func enumeration(_ words: [String]) -> String {
    "enum of \(words.sorted().joined(separator: ", "))"
  }
}
