/// What stands under `message` and is one all the same: a list of it, its JSON text, a message in a
/// message, a body of the legacy API, or one that has lost members to the object around.
enum WrappedMessageDetector {
  /// Whether the value of `message` speaks for a send request, beside such neighbours.
  static func isRequest(
    _ value: JSONNode, in root: JSONNode, _ neighbours: MessageFeatures.Neighbours
  ) -> Bool {
    if value.isObject { return isRequest(object: value, in: root, neighbours) }
    if value.isArray {
      var elements = value.elements
      guard let first = elements.next(), first.isObject else { return false }
      return MessageFeatures(of: first).isRequest(besides: neighbours)
    }
    guard value.isString, value.starts(with: "{") else { return false }
    return JSONTree.read(value.decodedBytes) { tree in
      guard tree.errors.isEmpty, let inner = tree.root, inner.isObject else { return false }
      return MessageFeatures(of: inner).isRequest(besides: neighbours)
    }
  }

  private static func isRequest(
    object: JSONNode, in root: JSONNode, _ neighbours: MessageFeatures.Neighbours
  ) -> Bool {
    let evidence = MessageFeatures(of: object)
    if evidence.isRequest(besides: neighbours) { return true }
    if neighbours.count == 0, RootKeys(object).isWrappedLegacy { return true }
    if let inner = object[name: "message"], inner.isObject {
      // Wrapped by two hands.
      let beside = object.members.count { !$0.value.isSame(as: inner) }
      let all = MessageFeatures.Neighbours(
        count: neighbours.count + beside, foreign: neighbours.foreign + beside)
      return MessageFeatures(of: inner).isRequest(besides: all)
    }
    // A closer that came too early leaves blocks of platforms behind it.
    guard evidence.rightMembers > 0 else { return false }
    let around = MessageFeatures(of: root)
    return around.hasPlatformBlock && around.isBareMessage
  }
}
