/// An object of Apple's that stands in itself, as `aps` in `aps` does.
package enum SelfNestedObject {
  /// Whether this is the key of such an object inside the one of the same name.
  package static func isNested(_ key: JSONNode, in object: JSONNode?) -> Bool {
    guard key.value.isObject, let object, let outer = object.key else { return false }
    return key.hasSameText(as: outer)
      && object.members.contains { $0.key.isSame(as: key) }
  }
}
