import FCMLint
import FCMLintReporting

/// A language server that maps client messages to server messages.
///
/// It does no I/O: `ServerHost` provides the settings for each document. Clients send the full text
/// with every change.
///
/// Source: Language Server Protocol 3.17.
package final class LanguageServer {
  private enum Phase {
    case beforeInitialize, running, shutDown
  }

  let host: ServerHost
  /// The IDs of all rules and families, for checking open configurations.
  private let ruleNames: [String]
  private var phase = Phase.beforeInitialize
  /// The workspace folder.
  var root: FilePath
  var documents: [String: OpenDocument] = [:]
  /// The documents to lint again.
  var changed: Set<String> = []
  /// The configuration errors that have been shown.
  private var shownErrors: Set<String> = []
  var capabilities = ClientCapabilities()
  private var requestCount = 0
  /// The messages to send.
  private var outbox: [String] = []
  /// Whether the client has sent `exit`.
  package private(set) var hasExited = false

  package init(_ host: ServerHost, ruleNames: [String]) {
    self.host = host
    self.ruleNames = ruleNames
    root = host.currentDirectory
  }

  /// Whether the client has sent `shutdown`, which must precede `exit`.
  package var isShutDown: Bool { phase == .shutDown }

  /// The ID of the client process; nil if unknown. The server exits when the process ends.
  package var editorProcess: Int64? { capabilities.process }

  /// Handles a message and returns the messages to send, each as JSON without a header.
  package func receive(_ bytes: [UInt8]) -> [String] {
    // The closure does not escape, so it may use the server.
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

  /// Lints changed documents and returns the messages to send.
  ///
  /// Call this when no message is waiting, so that only the last of several changes is linted.
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

  /// Sends a request whose response is ignored.
  func request(_ method: String, _ params: JSONValue) {
    requestCount += 1
    send(ServerMessage.request("fcmlint-\(requestCount)", method, params))
  }

  // MARK: Linting

  /// Discards all results after a possible configuration change.
  func lintAllAgain() {
    shownErrors = []
    changed.formUnion(documents.keys)
  }

  /// Lints changed documents and publishes their diagnostics.
  private func refresh() {
    guard !changed.isEmpty else { return }
    let resolver = host.makeResolver(root)
    var errors: [String] = []
    for uri in changed.sorted() {
      guard var document = documents[uri] else { continue }
      let result = document.lint(
        resolver, countsBytes: capabilities.countsBytes, ruleNames: ruleNames)
      document.result = result
      documents[uri] = document
      publish(
        LSPDiagnostic(document: document, result: result, capabilities: capabilities).all(),
        of: document)
      if let error = result.configurationError, !errors.contains(error) {
        errors.append(error)
      }
    }
    changed = []
    for error in errors where shownErrors.insert(error).inserted {
      let text = error.split(separator: "\n").joined(separator: "\n")
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

  /// The document of a request and its current result; nil if it is not open.
  func lintedDocument(_ message: JSONRPCMessage) -> (OpenDocument, OpenDocument.LintResult)? {
    refresh()
    guard let document = message.uri.flatMap({ documents[$0] }), let result = document.result
    else { return nil }
    return (document, result)
  }
}
