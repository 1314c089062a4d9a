/// A JSON value to write: members in the given order, other values as JSON text.
package enum JSONValue: Sendable {
  /// The members of an object.
  package typealias Members = [(name: String, value: JSONValue)]

  case object(Members)
  case array([JSONValue])
  case string(String)
  /// JSON text that is written unchanged.
  case text(String)

  package static let null = JSONValue.text("null")

  package static func number(_ number: some BinaryInteger) -> JSONValue { .text(String(number)) }

  package static func bool(_ flag: Bool) -> JSONValue { .text(flag ? "true" : "false") }

  /// A list of strings.
  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  /// A copy of a value in a document, without its syntax errors.
  package init(_ node: JSONNode) {
    switch node.kind {
    case .object:
      self = .object(node.members.map { ($0.key.text ?? "", JSONValue($0.value)) })
    case .array: self = .array(node.elements.map { JSONValue($0) })
    case .string where node.tape.errors.isEmpty:
      self = .text("\"" + String(decoding: node.rawContent, as: UTF8.self) + "\"")
    case .string: self = .string(node.text ?? "")
    case .missing, .key: self = .null
    default: self = .text(String(decoding: node.rawContent, as: UTF8.self))
    }
  }

  /// Whether it is an object or array without content.
  package var isEmpty: Bool {
    switch self {
    case .object(let members): members.isEmpty
    case .array(let elements): elements.isEmpty
    case .string, .text: false
    }
  }

  /// The value at a path of names; setting it creates missing objects.
  package subscript(path: String...) -> JSONValue? {
    get { self[at: path] }
    set { self[at: path] = newValue }
  }

  /// The value at a path of names; setting it creates missing objects.
  subscript(at path: [String]) -> JSONValue? {
    get { value(at: path[...]) }
    set { if let newValue { set(newValue, at: path[...]) } }
  }

  private func value(at path: ArraySlice<String>) -> JSONValue? {
    guard let name = path.first else { return self }
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value.value(at: path.dropFirst())
  }

  private mutating func set(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let name = path.first else {
      self = value
      return
    }
    var members: Members = []
    if case .object(let known) = self { members = known }
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value.set(value, at: path.dropFirst())
    } else {
      var member = JSONValue.object([])
      member.set(value, at: path.dropFirst())
      members.append((name, member))
    }
    self = .object(members)
  }

  /// Adds the members of another object. Objects of the same name are merged, other values replaced.
  package mutating func merge(_ other: JSONValue) {
    guard case .object = self, case .object(let others) = other else {
      self = other
      return
    }
    add(others, merging: true)
  }

  /// Sets many members of an object, in linear time.
  mutating func set(_ others: Members) {
    add(others, merging: false)
  }

  private mutating func add(_ others: Members, merging: Bool) {
    var members: Members = []
    if case .object(let known) = self { members = known }
    // Otherwise the first change would copy the members.
    self = .null
    var places: [String: Int] = [:]
    for index in members.indices { places[members[index].name] = index }
    for other in others {
      if let index = places[other.name] {
        if merging {
          members[index].value.merge(other.value)
        } else {
          members[index].value = other.value
        }
      } else {
        places[other.name] = members.count
        members.append(other)
      }
    }
    self = .object(members)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }

  package init(integerLiteral number: Int) { self = .number(number) }

  package init(booleanLiteral flag: Bool) { self = .bool(flag) }

  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// An object without the members whose value is nil.
  package init(dictionaryLiteral members: (String, JSONValue?)...) {
    self = .object(members.compactMap { name, value in value.map { (name, $0) } })
  }
}
