extension AppleImage {
  /// The fix that makes iOS start the service extension; nil if the flag cannot be added.
  ///
  /// It sets or adds the flag, under the name that the kind of document uses. It is unsafe if the
  /// flag has another value, or if there is no aps yet.
  package static func waking(_ document: MessageDocument) -> Fix? {
    let isAdmin = document.kind == .adminNode
    let value = isAdmin ? "true" : "1"
    let name = isAdmin ? "mutableContent" : "mutable-content"
    if let flag = flag(document) {
      return Fix("set \"\(name)\" to \(value)", .unsafe, [flag.replacing(with: value)])
    }
    guard let edit = document.addingToAps(name, json: value) else { return nil }
    return document.has(.aps)
      ? Fix("add \"\(name)\": \(value)", .safe, [edit])
      : Fix("add a payload with \"\(name)\": \(value)", .unsafe, [edit])
  }
}
