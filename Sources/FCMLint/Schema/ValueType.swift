/// What a value has to be.
package enum ValueType: Sendable {
  case string, bool, int32, float
  /// Text such as `3.5s`.
  case duration
  /// Text such as `2024-02-29T12:00:00Z`.
  case timestamp
  case enumeration(EnumType)
  case object(SchemaObject.ID)
  /// An object whose values are all strings.
  case stringMap(SchemaObject.ID)
  /// An object that the service forwards as it is; known keys in it are still looked at.
  case freeObject(SchemaObject.ID)
  /// A list of strings or durations; each element is handed on as the field.
  case list(Field, ListElement)
  /// Whatever JSON has: rules judge it, not the service.
  case free
  /// An object or anything else; an object's known keys are looked at.
  case freeOrObject(SchemaObject.ID)
  /// A list or anything else; objects in it are looked at, each handed on as the field.
  case freeList(Field, SchemaObject.ID?)

  /// The object that values of this type are, or may be.
  var object: SchemaObject.ID? {
    switch self {
    case .object(let id), .stringMap(let id), .freeObject(let id), .freeOrObject(let id): id
    default: nil
    }
  }

  /// What the elements of a list have to be.
  package enum ListElement: Sendable { case string, duration }
}
