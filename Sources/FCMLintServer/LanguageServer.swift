import FCMLint
import FCMLintReporting

/// A language server: messages of an editor in, messages to the editor out.
///
/// It knows neither streams nor files; `ServerHost` finds the settings for each document. Documents
/// are sent whole with every change.
///
/// Source: Language Server Protocol 3.17.
package final class LanguageServer {
  private enum Phase {
    case beforeInitialize, running, shutDown
  }

  let host: ServerHost
  /// The ids of all rules and families, for the check of open configurations.
  private let ruleNames: [String]
  private var phase = Phase.beforeInitialize
  /// The directory that the editor has opened.
  var root: FilePath
  var documents: [String: OpenDocument] = [:]
  /// The documents whose text has changed since they were linted.
  var changed: Set<String> = []
  /// The complaints about configurations that the editor has been shown.
  private var shownComplaints: Set<String> = []
  var capabilities = ClientCapabilities()
  private var requestCount = 0
  /// The messages that wait to be sent.
  private var outbox: [String] = []
  /// Whether the editor has sent `exit`.
  package private(set) var hasExited = false

  package init(_ host: ServerHost, ruleNames: [String]) {
    self.host = host
    self.ruleNames = ruleNames
    root = host.currentDirectory
  }

  /// Whether the editor has sent `shutdown`, as it has to before `exit`.
  package var isShutDown: Bool { phase == .shutDown }

  /// The id of the editor's process, whose end is the end of the server; nil if it is unknown.
  package var editorProcess: Int64? { capabilities.process }

  /// Handles a message and returns the messages to send, each as JSON without a header.
  package func receive(_ bytes: [UInt8]) -> [String] {
    // The closure is called here and now, so that it may use the server.
    nonisolated(unsafe) let server = self
    JSONTree.read(bytes, templates: PlaceholderSyntax(patterns: [])) { tree in
      switch JSONRPCMessage.read(tree, bytes) {
      case .failure(let error): server.send(ServerMessage.failure(nil, error))
      case .success(let message):
        server.handle(message)
        server.hasExited = message.method == "exit"
      }
    }
    return takeOutbox()
  }

  /// Lints the documents that have changed and returns the messages to send.
  ///
  /// Of many changes in a row only the last has to be linted: call this when no message waits.
  package func lintChanged() -> [String] {
    refresh()
    return takeOutbox()
  }

  private func takeOutbox() -> [String] {
    defer { outbox = [] }
    return outbox
  }

  private func handle(_ message: JSONRPCMessage) {
    guard let method = message.method else { return }
    guard let id = message.id else {
      if phase == .running { handleNotification(method, message) }
      return
    }
    switch (phase, method) {
    case (.beforeInitialize, "initialize"):
      phase = .running
      send(ServerMessage.response(id, initialize(message.params)))
    case (.beforeInitialize, _): send(ServerMessage.failure(id, .notInitialized))
    case (.shutDown, _), (.running, "initialize"): send(ServerMessage.failure(id, .invalidRequest))
    case (.running, "shutdown"):
      phase = .shutDown
      send(ServerMessage.response(id, .null))
    case (.running, "textDocument/hover"):
      send(ServerMessage.response(id, hover(message) ?? .null))
    case (.running, "textDocument/codeAction"):
      send(ServerMessage.response(id, codeActions(message) ?? .null))
    case (.running, "workspace/executeCommand"):
      let isKnown = executeCommand(message.params)
      send(
        isKnown
          ? ServerMessage.response(id, .null) : ServerMessage.failure(id, .methodNotFound))
    case (.running, _): send(ServerMessage.failure(id, .methodNotFound))
    }
  }

  private func handleNotification(_ method: String, _ message: JSONRPCMessage) {
    switch method {
    case "initialized": watchConfigurations()
    case "textDocument/didOpen": didOpen(message)
    case "textDocument/didChange": didChange(message)
    case "textDocument/didClose": didClose(message)
    case "textDocument/didSave": didSave(message)
    case "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration": lintAllAgain()
    default: break
    }
  }

  func send(_ message: JSONValue) { outbox.append(message.line) }

  /// Sends a request whose response changes nothing.
  func request(_ method: String, _ params: JSONValue) {
    requestCount += 1
    send(ServerMessage.request("fcmlint-\(requestCount)", method, params))
  }

  // MARK: Linting

  /// Forgets all results, since a configuration may have changed.
  func lintAllAgain() {
    shownComplaints = []
    changed.formUnion(documents.keys)
  }

  /// Lints and publishes the documents that have changed.
  private func refresh() {
    guard !changed.isEmpty else { return }
    let resolver = host.makeResolver(root)
    var complaints: [String] = []
    for uri in changed.sorted() {
      guard var document = documents[uri] else { continue }
      let result = document.lint(
        resolver, countsBytes: capabilities.countsBytes, ruleNames: ruleNames)
      document.result = result
      documents[uri] = document
      publish(
        LSPDiagnostic(document: document, result: result, capabilities: capabilities).all(),
        of: document)
      if let complaint = result.complaint, !complaints.contains(complaint) {
        complaints.append(complaint)
      }
    }
    changed = []
    for complaint in complaints where shownComplaints.insert(complaint).inserted {
      let text = complaint.split(separator: "\n").joined(separator: "\n")
      send(
        ServerMessage.notification("window/showMessage", ["type": 1, "message": .string(text)]))
    }
  }

  func publish(_ diagnostics: [JSONValue], of document: OpenDocument) {
    send(
      ServerMessage.notification(
        "textDocument/publishDiagnostics",
        [
          "uri": .string(document.uri), "version": document.version.map { .number($0) },
          "diagnostics": .array(diagnostics),
        ]))
  }

  /// The document that a request is about with its current result; nil when it is not open.
  func lintedDocument(_ message: JSONRPCMessage) -> (OpenDocument, OpenDocument.LintResult)? {
    refresh()
    guard let document = message.uri.flatMap({ documents[$0] }), let result = document.result
    else { return nil }
    return (document, result)
  }
}
