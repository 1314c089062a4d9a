/// The type of a value.
package enum ValueType: Sendable {
  case string, bool, int32, float
  /// A string such as `3.5s`.
  case duration
  /// A string such as `2024-02-29T12:00:00Z`.
  case timestamp
  case enumeration(EnumType)
  case object(SchemaObject.ID)
  /// An object whose values are all strings.
  case stringMap(SchemaObject.ID)
  /// An object that FCM forwards unchanged; its known keys are validated.
  case freeObject(SchemaObject.ID)
  /// A list of strings or durations; each element is treated as the field.
  case list(Field, ListElement)
  /// Any value; FCM does not check it, only rules do. It should have this form.
  case free(ValueShape)
  /// An object or any other value; known keys of an object are validated.
  case freeOrObject(SchemaObject.ID)
  /// A list or any other value; objects in it are validated, and each is treated as the field.
  case freeList(Field, SchemaObject.ID?)

  /// The object that values of this type are or may be.
  var object: SchemaObject.ID? {
    switch self {
    case .object(let id), .stringMap(let id), .freeObject(let id), .freeOrObject(let id): id
    default: nil
    }
  }

  /// Whether FCM forwards the value, and a placeholder for it must not be in quotes.
  var isUnquoted: Bool {
    switch self {
    case .free(let shape): shape.isUnquoted
    case .freeList(_, nil): true
    default: false
    }
  }

  /// The type of the elements of a list.
  package enum ListElement: Sendable { case string, duration }
}
