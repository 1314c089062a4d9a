import FCMLint

// Source: Language Server Protocol 3.17, Text Document Synchronization.
extension LanguageServer {
  func didOpen(_ message: JSONRPCMessage) {
    let item = message.params?[name: "textDocument"]
    guard let uri = message.uri, let text = item?[name: "text"], text.isString,
      let document = OpenDocument(
        uri: uri, language: item?[name: "languageId"]?.text ?? "",
        version: item?[name: "version"]?.integer, bytes: text.decodedBytes,
        root: workspace.root(of: uri))
    else { return }
    documents[uri] = document
    changed.insert(uri)
  }

  /// Applies the changes in order; one without a range replaces the whole text.
  func didChange(_ message: JSONRPCMessage) {
    guard let uri = message.uri, documents[uri] != nil else { return }
    // The result refers to the bytes, so they would be copied.
    documents[uri]?.result = nil
    documents[uri]?.extraction = nil
    let version = message.params?[name: "textDocument"]?[name: "version"]
    documents[uri]?.version = version?.integer
    documents[uri]?.isEdited = true
    changed.insert(uri)
    guard let changes = message.params?[name: "contentChanges"] else { return }
    for change in changes.elements {
      guard let text = change[name: "text"], text.isString else { continue }
      let range = change[name: "range"]
      if let place = LSPRange(range) {
        documents[uri]?.text.replace(place, in: capabilities.encoding, by: text.decodedBytes)
      } else if range == nil || range?.isNull == true {
        documents[uri]?.text = DocumentText(text.decodedBytes)
      }
    }
  }

  func didClose(_ message: JSONRPCMessage) {
    guard let uri = message.uri, let document = documents.removeValue(forKey: uri) else { return }
    changed.remove(uri)
    files.forget(uri)
    closedBytes += document.bytes.count
    publish([], of: uri, version: document.version)
    // Its errors are published for the file on disk.
    if document.isConfiguration { lintAllAgain() }
    // The sessions have memory for the largest document.
    if document.bytes.count > 1 << 18 { workspace.forgetSessions() }
  }

  func didSave(_ message: JSONRPCMessage) {
    guard let document = message.uri.flatMap({ documents[$0] }) else { return }
    if document.isConfiguration || isBaseline(document.path) { lintAllAgain() }
  }
}
