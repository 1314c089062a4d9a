import FCMLint

// Source: Language Server Protocol 3.17, Text Document Synchronization.
extension LanguageServer {
  func didOpen(_ message: JSONRPCMessage) {
    let item = message.params?[name: "textDocument"]
    guard let uri = message.uri, let text = item?[name: "text"], text.isString,
      let document = OpenDocument(
        uri: uri, language: item?[name: "languageId"]?.text ?? "",
        version: item?[name: "version"]?.integer, bytes: text.decodedBytes, root: root)
    else { return }
    documents[uri] = document
    changed.insert(uri)
  }

  func didChange(_ message: JSONRPCMessage) {
    // The server requests full documents, so partial changes are ignored.
    let changes = message.params?[name: "contentChanges"]?.elements.filter { change in
      change[name: "range"] == nil && change[name: "text"]?.isString == true
    }
    guard let uri = message.uri, documents[uri] != nil,
      let text = changes?.last?[name: "text"]
    else { return }
    documents[uri]?.bytes = text.decodedBytes
    documents[uri]?.version = message.params?[name: "textDocument"]?[name: "version"]?.integer
    documents[uri]?.result = nil
    changed.insert(uri)
  }

  func didClose(_ message: JSONRPCMessage) {
    guard let uri = message.uri, let document = documents.removeValue(forKey: uri) else { return }
    changed.remove(uri)
    publish([], of: document)
  }

  func didSave(_ message: JSONRPCMessage) {
    let document = message.uri.flatMap { documents[$0] }
    if document?.isConfiguration == true { lintAllAgain() }
  }
}
