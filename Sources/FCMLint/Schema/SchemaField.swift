/// One member of an object of the schema.
package struct SchemaField: Sendable {
  /// A property of a field that the API description states.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The service would rather not see it used any more.
    package static let deprecated = Traits(rawValue: 1)
    /// The service fills it in; in a request it has no purpose.
    package static let outputOnly = Traits(rawValue: 2)
    /// The object is of no use without it.
    package static let required = Traits(rawValue: 4)
    /// The name is spelled one way only, as it is inside free-form objects and string maps.
    package static let verbatim = Traits(rawValue: 8)
    /// A number or a boolean is due that the service does not look at.
    package static let unquoted = Traits(rawValue: 16)
  }

  /// The name as Google's guides write it: `snake_case` for typed fields, verbatim elsewhere.
  package var name: String
  /// The field that rules and the rest of the engine know the member by.
  package var field: Field
  /// What its value has to be.
  package var type: ValueType
  /// What else the API description says of it.
  package var traits: Traits
  /// The fact this row rests on.
  package var source: String

  init(
    _ name: String, _ field: Field, _ type: ValueType, _ traits: Traits = [], source: String
  ) {
    self.name = name
    self.field = field
    self.type = type
    self.traits = traits
    self.source = source
  }

  /// The second spelling that the service accepts: each `_` dropped, the next letter a capital.
  package var camelName: String {
    traits.contains(.verbatim) || !name.utf8.contains(.underscore) ? name : LowerCamelCase.of(name)
  }
}
