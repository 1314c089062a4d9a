// Edits that add or move a member to a path, and create missing objects on it.
extension MessageDocument {
  /// Adds a member at a path from the message, such as `["android", "notification", "sound"]`.
  ///
  /// Existing objects on the path are used, in either spelling of their names; others are created.
  /// Nil if the member exists, or if a value on the path is not an object.
  package func placing(_ json: String, at path: [String]) -> Edit? {
    insertionPoint(for: json, at: path)?.edit
  }

  /// Moves the member with this key to a path from the message, and creates missing objects on the
  /// path; nil if that is not possible.
  ///
  /// - Parameter json: the value as JSON text, if it changes.
  package func moving(
    _ key: JSONNode, from object: JSONNode, to path: [String], json: String? = nil
  ) -> [Edit]? {
    key.moving(from: object, to: insertionPoint(for: json ?? key.value.source, at: path))
  }

  /// The object and the text for a new member at a path from the message.
  func insertionPoint(for json: String, at path: [String]) -> InsertionPoint? {
    switch kind {
    case .sendRequest, .message, .adminNode:
      guard let message else { return nil }
      let isAdmin = kind == .adminNode
      let names = isAdmin ? AdminSpelling.path(path) : path
      return descend(json, path[...], names[...], in: message, isAdmin ? .adminMessage : .message)
    case .apnsPayload:
      guard path.starts(with: ["apns", "payload"]) else { return nil }
      let rest = path.dropFirst(2)
      return descend(json, rest, rest, in: root, .apnsDocument)
    default: return nil
    }
  }

  /// The object and the text for a new member at a place in a send request, such as `message.token`.
  func insertionPoint(for json: String, location: String) -> InsertionPoint? {
    let path = location.split(separator: ".").map(String.init)
    if path.first == "message" { return insertionPoint(for: json, at: Array(path.dropFirst())) }
    return kind == .sendRequest ? descend(json, path[...], path[...], in: root, .request) : nil
  }

  /// Whether a value is the member at a place in a send request, under any of its names.
  func hasValue(_ value: JSONNode, at location: String) -> Bool {
    var path = location.split(separator: ".").map(String.init)[...]
    var object = root
    if path.first == "message" {
      guard let message else { return false }
      object = message
      path = path.dropFirst(kind == .apnsPayload ? 3 : 1)
    }
    let own = kind == .adminNode ? AdminSpelling.path(Array(path)) : Array(path)
    for (name, own) in zip(path, own) {
      guard object.isSearchable, object.range.contains(value.range) else { return false }
      let camelName = LowerCamelCase.of(name)
      let member = object.members.first {
        ($0.key.isNamed(name) || $0.key.isNamed(camelName) || $0.key.isNamed(own))
          && $0.value.range.contains(value.range)
      }
      guard let member else { return false }
      object = member.value
    }
    return object.isSame(as: value)
  }

  /// - Parameter names: the names to use for members of the path that have to be created.
  private func descend(
    _ json: String, _ path: ArraySlice<String>, _ names: ArraySlice<String>, in object: JSONNode,
    _ id: SchemaObject.ID?
  ) -> InsertionPoint? {
    guard let name = path.first, object.isObject, !object.isMalformed, object.isSearchable
    else { return nil }
    let row = id.flatMap { id in Schema[id].rows.first { $0.name == name } }
    let rest = path.dropFirst()
    let camelName = row?.camelName ?? name
    let own = names.first ?? name
    let others = names.dropFirst()
    guard let member = object.member(named: name, camelName, own) else {
      let nested = others.reversed().reduce(json) { object.nested([($1, $0)]) }
      return InsertionPoint(object: object, name: own, json: nested)
    }
    return rest.isEmpty ? nil : descend(json, rest, others, in: member.value, row?.type.object)
  }
}
