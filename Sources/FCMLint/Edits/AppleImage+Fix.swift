extension AppleImage {
  /// The fix that makes iOS start the service extension; nil if the payload cannot contain the flag.
  ///
  /// Sets the flag, or adds it under its name in this kind of document. The fix is unsafe if the flag
  /// has another value, or if there is no aps yet.
  package static func waking(_ document: MessageDocument) -> Fix? {
    let isAdmin = document.kind == .adminNode
    let value = isAdmin ? "true" : "1"
    if let flag = flag(document) {
      return Fix("set it to \(value)", .unsafe, [flag.replacing(with: value)])
    }
    let name = isAdmin ? "mutableContent" : "mutable-content"
    guard let edit = document.addingToAps(name, json: value) else { return nil }
    return document.has(.aps)
      ? Fix("add \"\(name)\": \(value)", .safe, [edit])
      : Fix("add a payload with \"\(name)\": \(value)", .unsafe, [edit])
  }
}
