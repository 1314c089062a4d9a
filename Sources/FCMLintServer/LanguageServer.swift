import FCMLint
import FCMLintReporting

/// A language server: a function from client messages to server messages.
///
/// It does no I/O: `ServerHost` provides settings and files, and the program or the page that runs it
/// transports the messages.
///
/// Source: Language Server Protocol 3.17.
package final class LanguageServer {
  private enum Phase {
    case beforeInitialize, running, shutDown
  }

  let host: ServerHost
  private var phase = Phase.beforeInitialize
  var workspace: Workspace
  var documents: [DocumentURI: OpenDocument] = [:]
  /// The documents to lint again.
  var changed: Set<DocumentURI> = []
  /// The configuration errors that have been shown.
  var shownErrors: Set<String> = []
  /// The configurations with errors, and those whose errors have been published.
  var failures: [DocumentURI: ConfigurationFinder.Failure] = [:]
  var publishedFailures: Set<DocumentURI> = []
  /// Whether the client must request diagnostics again.
  var mustRefresh = false
  /// The diagnostics of the files that are not open.
  var files = WorkspaceDiagnostics()
  var topicIndex = TopicIndex()
  /// The baselines that configurations name and whose names do not contain `baseline`.
  var baselines: Set<FilePath> = []
  var capabilities = ClientCapabilities()
  private var requestCount = 0
  /// Whether the program calls `lintInPause`, so that edits of long documents need not wait for the
  /// findings in them.
  package var knowsPauses = false
  var isPause = false
  /// The requests that wait for a pause, by their IDs.
  private var waiting: [(id: String, request: [UInt8])] = []
  /// The messages to send.
  private var outbox: [String] = []
  /// How often a text in another language was read for its documents.
  package var codeReads = 0
  /// The bytes of documents that were closed since the last call of `takeClosedBytes`.
  var closedBytes = 0
  /// Whether the client has sent `exit`.
  package private(set) var hasExited = false

  package init(_ host: ServerHost) {
    self.host = host
    workspace = Workspace(host)
  }

  /// Whether the client has sent `shutdown`, which must precede `exit`.
  package var isShutDown: Bool { phase == .shutDown }

  /// The ID of the client process; nil if unknown. The server exits when the process ends.
  package var editorProcess: Int64? { capabilities.process }

  /// Handles a message and returns the messages to send, each as JSON without a header.
  package func receive(_ bytes: [UInt8]) -> [String] {
    // The closure does not escape, so it may use the server.
    nonisolated(unsafe) let server = self
    JSONTree.read(bytes, templates: PlaceholderSyntax(patterns: [], includingDefaults: false)) {
      tree in
      switch JSONRPCMessage.read(tree) {
      case .failure(let error): server.send(ServerMessage.failure(nil, error))
      case .success(let message):
        if let id = message.id, server.mustWait(message) {
          server.waiting.append((id, bytes))
        } else {
          server.handle(message)
        }
        server.hasExited = message.method == "exit"
      }
    }
    return takeOutbox()
  }

  /// Whether a long document or a request about one waits for a pause.
  package var needsPause: Bool { !waiting.isEmpty || changed.contains { isDelayed($0) } }

  /// Lints long documents, responds to the requests about them, and returns the messages to send.
  ///
  /// Call this when the client has sent nothing for a while.
  package func lintInPause() -> [String] {
    if readOne() { return takeOutbox() }
    isPause = true
    defer { isPause = false }
    refresh()
    let requests = waiting
    waiting = []
    return requests.reduce(takeOutbox()) { $0 + receive($1.request) }
  }

  /// Whether a request is about a document that waits for a pause. Completion and hover need no findings.
  private func mustWait(_ message: JSONRPCMessage) -> Bool {
    guard phase == .running, let method = message.method, let uri = message.uri else {
      return false
    }
    return method.hasPrefix("textDocument/") && isDelayed(uri)
      && !["textDocument/completion", "textDocument/hover"].contains(method)
  }

  private func cancel(_ id: String?) {
    cancelHeldRequest(id)
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    send(ServerMessage.failure(waiting.remove(at: index).id, .requestCancelled))
  }

  /// Lints changed documents and returns the messages to send.
  ///
  /// Call this when no message is waiting, so that only the last of several changes is linted.
  package func lintChanged() -> [String] {
    refresh()
    return takeOutbox()
  }

  /// The number of bytes of documents that were closed since the last call. After many, the program
  /// should return memory to the system: a document and its findings need several times its size.
  package func takeClosedBytes() -> Int {
    defer { closedBytes = 0 }
    return closedBytes
  }

  func takeOutbox() -> [String] {
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
      while !waiting.isEmpty { outbox += lintInPause() }
      phase = .shutDown
      if let held = files.held { cancelHeldRequest(held.id) }
      send(ServerMessage.response(id, .null))
    case (.running, _): respond(to: message, id, answer(method, message))
    }
  }

  private func respond(to message: JSONRPCMessage, _ id: String, _ answer: Answer) {
    switch answer {
    case .result(let result): send(ServerMessage.response(id, result ?? .null))
    case .failure(let error): send(ServerMessage.failure(id, error))
    case .later: break
    }
  }

  private func handleNotification(_ method: String, _ message: JSONRPCMessage) {
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": didOpen(message)
    case "textDocument/didChange": didChange(message)
    case "textDocument/didClose": didClose(message)
    case "textDocument/didSave": didSave(message)
    case "workspace/didChangeWatchedFiles": didChangeWatchedFiles(message.params)
    case "workspace/didChangeConfiguration": lintAllAgain()
    case "workspace/didChangeWorkspaceFolders": didChangeFolders(message.params)
    case "$/cancelRequest":
      cancel(message.params?[name: "id"].flatMap { JSONRPCMessage.id($0) })
    case "fcmlint/files": didReceiveFiles(message.params)
    default: break
    }
  }

  func send(_ message: JSONValue) { outbox.append(message.line) }

  /// Sends a request whose response is ignored.
  func request(_ method: String, _ params: JSONValue?) {
    requestCount += 1
    send(ServerMessage.request("fcmlint-\(requestCount)", method, params))
  }
}
