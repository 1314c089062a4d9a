/// What stands under `message` and is one all the same: a list of it, its JSON text, a message in a
/// message, or one that has lost members to the object around.
enum MisshapenMessage {
  /// Whether the value of `message` speaks for a send request; `strangers` stand beside it.
  static func isRequest(_ value: JSONNode, in root: JSONNode, _ strangers: Int) -> Bool {
    if value.isObject { return isRequest(object: value, in: root, strangers) }
    if value.isArray {
      var elements = value.elements
      guard let first = elements.next(), first.isObject else { return false }
      return MessageEvidence(of: first).isRequest(besides: strangers)
    }
    guard value.isString, value.starts(with: "{") else { return false }
    return JSONTree.read(value.decodedBytes) { tree in
      guard tree.faults.isEmpty, let inner = tree.root, inner.isObject else { return false }
      return MessageEvidence(of: inner).isRequest(besides: strangers)
    }
  }

  private static func isRequest(
    object: JSONNode, in root: JSONNode, _ strangers: Int
  ) -> Bool {
    let evidence = MessageEvidence(of: object)
    if evidence.isRequest(besides: strangers) { return true }
    if let inner = object[name: "message"], inner.isObject {
      // Wrapped by two hands.
      let beside = object.members.count { !$0.value.isSame(as: inner) }
      return MessageEvidence(of: inner).isRequest(besides: strangers + beside)
    }
    // A closer that came too early leaves blocks of platforms behind it.
    guard evidence.rightMembers > 0 else { return false }
    let around = MessageEvidence(of: root)
    return around.hasPlatformBlock && around.isBareMessage
  }
}
