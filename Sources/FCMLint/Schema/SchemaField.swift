/// One member of an object of the schema.
package struct SchemaField: Sendable {
  /// A property of a field that the API description states.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The field is deprecated.
    package static let deprecated = Traits(rawValue: 1)
    /// FCM sets the field; it has no purpose in a request.
    package static let outputOnly = Traits(rawValue: 2)
    /// The API requires the field.
    package static let required = Traits(rawValue: 4)
    /// The name has only one spelling, as in free-form objects and string maps.
    package static let verbatim = Traits(rawValue: 8)
    /// A placeholder for the value must not be in quotes; the type decides it.
    static let unquoted = Traits(rawValue: 16)
  }

  /// The name as in Google's guides: `snake_case` for typed fields, verbatim elsewhere.
  package var name: String { literal.description }
  let literal: StaticString
  /// The field that the member is, for rules and the rest of the engine.
  package let field: Field
  /// The type of its value.
  package let type: ValueType
  /// Other properties from the API description.
  package let traits: Traits

  init(_ name: StaticString, _ field: Field, _ type: ValueType, _ traits: Traits = []) {
    literal = name
    self.field = field
    self.type = type
    self.traits = traits
  }

  /// Whether the member has this name; creates no string.
  func isNamed(_ other: String) -> Bool {
    literal.withUTF8Buffer { $0.elementsEqual(other.utf8) }
  }

  /// The lowerCamelCase spelling, which FCM also accepts.
  package var camelName: String {
    traits.contains(.verbatim) || !name.utf8.contains(.underscore) ? name : LowerCamelCase.of(name)
  }
}
