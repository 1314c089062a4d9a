/// A violation of the schema by a document.
@usableFromInline
package struct SchemaViolation {
  @usableFromInline package typealias Kind = SchemaViolationKind

  /// The kind of violation.
  package var kind: Kind
  /// The invalid value; for a missing member, the object without it; for an unknown member, its
  /// key.
  package var node: JSONNode
  /// The object the member belongs to.
  package var object: SchemaObject.ID
  /// The node of that object.
  package var parent: JSONNode
  /// The row of the member; nil if the name is unknown or the document is not an object.
  package var row: SchemaField?
  /// Where an unknown member belongs; nil for every other violation.
  package var place: UnknownFieldResolution?
  /// The other SDK names in a document, which are reported with the first one.
  package var followers: [SchemaViolation] = []
  /// The earlier member, for two spellings of one name.
  package var first: JSONNode?

  /// Whether the value is a string instead of the color object of `light_settings`, which the rule
  /// `light-color-as-string` reports instead of rules about types.
  package var isColorText: Bool {
    kind == .wrongType && row?.field == .lightColor && node.isString
  }
}
