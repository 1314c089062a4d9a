/// JSON text in the making: members in order, values as they will stand in the source.
package indirect enum JSONBuilder {
  case object([(name: String, value: JSONBuilder)])
  case array([JSONBuilder])
  /// A value's text, ready to stand in the source.
  case text(String)

  package static func string(_ text: String) -> JSONBuilder { .text(JSONEscaping.quoted(text)) }

  /// A copy of a value, its strings as they stand in the source; slips that the reader forgave are
  /// gone.
  package init(_ node: JSONNode) {
    switch node.kind {
    case .object:
      self = .object(node.members.map { ($0.key.text ?? "", JSONBuilder($0.value)) })
    case .array: self = .array(node.elements.map { JSONBuilder($0) })
    case .string where node.tape.errors.isEmpty:
      self = .text("\"" + String(decoding: node.rawContent, as: UTF8.self) + "\"")
    case .string: self = .string(node.text ?? "")
    case .missing, .key: self = .text("null")
    default: self = .text(String(decoding: node.rawContent, as: UTF8.self))
    }
  }

  /// Whether it is an object or array without content.
  package var isEmpty: Bool {
    switch self {
    case .object(let members): members.isEmpty
    case .array(let elements): elements.isEmpty
    case .text: false
    }
  }

  /// The value at a path of names, made if need be.
  package subscript(path: String...) -> JSONBuilder? {
    get { value(at: path[...]) }
    set { if let newValue { set(newValue, at: path[...]) } }
  }

  /// The value at a path of names, made if need be.
  subscript(at path: [String]) -> JSONBuilder? {
    get { value(at: path[...]) }
    set { if let newValue { set(newValue, at: path[...]) } }
  }

  private func value(at path: ArraySlice<String>) -> JSONBuilder? {
    guard let name = path.first else { return self }
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value.value(at: path.dropFirst())
  }

  private mutating func set(_ value: JSONBuilder, at path: ArraySlice<String>) {
    guard let name = path.first else {
      self = value
      return
    }
    var members: [(name: String, value: JSONBuilder)] = []
    if case .object(let known) = self { members = known }
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value.set(value, at: path.dropFirst())
    } else {
      var member = JSONBuilder.object([])
      member.set(value, at: path.dropFirst())
      members.append((name, member))
    }
    self = .object(members)
  }

  /// Adds the members of another object; where both have a value, the other's stands.
  package mutating func merge(_ other: JSONBuilder) {
    guard case .object(var members) = self, case .object(let others) = other else {
      self = other
      return
    }
    for (name, value) in others {
      if let index = members.firstIndex(where: { $0.name == name }) {
        members[index].value.merge(value)
      } else {
        members.append((name, value))
      }
    }
    self = .object(members)
  }

  /// How the text is laid out.
  package struct Layout: Sendable {
    /// What a line break is; nil for everything on one line.
    package var lineBreak: String?
    /// What one level is indented by.
    package var unit = "  "
    /// What every line but the first begins with.
    package var margin = ""
    /// Whether no blank stands between the tokens.
    package var isTight = false
    /// Whether blanks stand inside the braces of an object on one line.
    package var isPadded = true

    package init() {}

    /// As short as can be, for JSON inside a string.
    package static let tight: Layout = {
      var layout = Layout()
      layout.isTight = true
      return layout
    }()
  }

  /// The JSON text.
  package func text(_ layout: Layout = Layout()) -> String {
    switch self {
    case .text(let text): text
    case .object(let members):
      wrap(
        "{", "}", layout,
        members.map { (JSONEscaping.quoted($0.name) + (layout.isTight ? ":" : ": "), $0.value) })
    case .array(let elements):
      wrap("[", "]", layout.forList(of: elements), elements.map { ("", $0) })
    }
  }

  private func wrap(
    _ opener: String, _ closer: String, _ layout: Layout, _ items: [(String, JSONBuilder)]
  ) -> String {
    if items.isEmpty { return opener + closer }
    var inner = layout
    inner.margin += layout.unit
    let texts = items.map { $0.0 + $0.1.text(inner) }
    guard let lineBreak = layout.lineBreak else {
      if layout.isTight { return opener + texts.joined(separator: ",") + closer }
      let space = opener == "{" && layout.isPadded ? " " : ""
      return opener + space + texts.joined(separator: ", ") + space + closer
    }
    return opener + lineBreak + inner.margin
      + texts.joined(separator: "," + lineBreak + inner.margin) + lineBreak + layout.margin + closer
  }
}

extension JSONBuilder.Layout {
  /// A list of plain values stays on its line.
  fileprivate func forList(of elements: [JSONBuilder]) -> JSONBuilder.Layout {
    let isPlain = elements.allSatisfy { if case .text = $0 { true } else { false } }
    guard isPlain else { return self }
    var copy = self
    copy.lineBreak = nil
    return copy
  }
}
