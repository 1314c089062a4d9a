/// What became of a name that an object does not have.
public enum WrongPlace {
  /// Which departure an unknown member is.
  static func kind(of key: JSONNode, in object: SchemaObject.ID) -> SchemaFault.Kind {
    .unknownField
  }
}
