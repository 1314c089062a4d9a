/// An object that is nested in an object of the same name, such as `aps` in `aps`.
package enum SelfNestedObject {
  /// Whether this is the key of an object in an object of the same name.
  package static func isNested(_ key: JSONNode, in object: JSONNode?) -> Bool {
    guard key.value.isObject, let object, let outer = object.key else { return false }
    return key.hasSameText(as: outer)
      && object.members.contains { $0.key.isSame(as: key) }
  }
}
