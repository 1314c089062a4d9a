extension AppleImage {
  /// The fix that has iOS start the service extension; nil where the payload cannot take the flag.
  ///
  /// It sets the flag, or adds it under the name that the kind of document has for it. That is not
  /// safe where the flag has another value, or where there is no aps yet.
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
