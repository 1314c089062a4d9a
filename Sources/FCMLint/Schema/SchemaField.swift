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
    /// The value should be a number, a boolean or a list, but the tables accept any value.
    package static let unquoted = Traits(rawValue: 16)
  }

  /// The name as in Google's guides: `snake_case` for typed fields, verbatim elsewhere.
  package var name: String
  /// The field that the member is, for rules and the rest of the engine.
  package var field: Field
  /// The type of its value.
  package var type: ValueType
  /// Other properties from the API description.
  package var traits: Traits

  init(_ name: String, _ field: Field, _ type: ValueType, _ traits: Traits = []) {
    self.name = name
    self.field = field
    self.type = type
    self.traits = traits
  }

  /// The lowerCamelCase spelling, which FCM also accepts.
  package var camelName: String {
    traits.contains(.verbatim) || !name.utf8.contains(.underscore) ? name : LowerCamelCase.of(name)
  }
}
