/// A place where a document departs from what the service accepts.
package struct SchemaViolation {
  package typealias Kind = SchemaViolationKind

  /// What is wrong.
  package var kind: Kind
  /// The value it is about; for a missing member, the object that lacks it; for an unknown member,
  /// its key.
  package var node: JSONNode
  /// The object the member belongs to.
  package var object: SchemaObject.ID
  /// The node of that object.
  package var parent: JSONNode
  /// The row of the member; nil when the name is unknown, or the document is no object at all.
  package var row: SchemaField?
  /// Where an unknown member belongs; nil for every other violation.
  package var place: Relocation?
  /// The other names of SDKs in a document, which the first one speaks for.
  package var followers: [SchemaViolation] = []
  /// The member that came first, for two spellings of one name.
  package var first: JSONNode?

  /// Whether text stands where the light's colour object is due: a slip with a rule of its own,
  /// `light-color-as-string`, so that no rule about types in general speaks about it.
  package var isColorText: Bool {
    kind == .wrongType && row?.field == .lightColor && node.isString
  }
}
