import FCMLint
import FCMLintRules

/// A language server: an editor opens and changes documents, and hears at once what is wrong.
///
/// Source: Language Server Protocol 3.17. Documents come whole at every change.
final class LanguageServer {
  private enum Phase {
    case beforeInitialize, running, shutDown
  }

  private let channel: JSONRPCConnection
  private let streams: any StandardStreams
  private let options: CheckOptions
  private var phase = Phase.beforeInitialize
  private var directory = WorkingDirectory()
  private var documents: [String: OpenDocument] = [:]
  /// Documents whose text has changed since something was said about them.
  private var stale: Set<String> = []
  /// Complaints about configurations that the editor has been shown.
  private var told: Set<String> = []
  private var abilities = ClientCapabilities()
  private var requests = 0

  init(_ options: CheckOptions, _ streams: any StandardStreams) {
    self.options = options
    self.streams = streams
    channel = JSONRPCConnection(streams)
  }

  /// Serves until the editor says `exit` or is gone.
  ///
  /// - Returns: 0 after `shutdown` and `exit`, 1 without `shutdown`, as the protocol has it; 2 when
  ///   the input is no conversation.
  func run() -> ExitStatus {
    let early = ExitStatus.findings
    while true {
      // Of ten changes that have come meanwhile only the last is judged.
      if !channel.hasMessage { refresh() }
      if channel.isClosed { return early }
      switch channel.next(while: isWanted) {
      case .end: return phase == .shutDown ? .clean : early
      case .broken(let reason):
        streams.complain("fcmlint: lsp: \(reason)\n")
        return .failed
      case .message(let bytes):
        let isLast = JSONTree.read(bytes, templates: Self.noTemplates) { tree in
          switch JSONRPCMessage.read(tree, bytes) {
          case .failure(let error):
            channel.send(ServerMessage.refusal(nil, error))
            return false
          case .success(let message):
            handle(message)
            return message.method == "exit"
          }
        }
        if isLast { return phase == .shutDown ? .clean : early }
      }
    }
  }

  /// Whether the editor's process is still there, as far as is known.
  private func isWanted() -> Bool { abilities.process.map(SystemProcess.isRunning) ?? true }

  /// The editor's messages are JSON and nothing else.
  private static let noTemplates = PlaceholderSyntax(patterns: [])

  private func handle(_ message: JSONRPCMessage) {
    guard let method = message.method else { return }
    guard let id = message.id else {
      if phase == .running { handleNotification(method, message) }
      return
    }
    switch (phase, method) {
    case (.beforeInitialize, "initialize"):
      initialize(message.params)
      channel.send(ServerMessage.answer(id, abilities.offer))
    case (.beforeInitialize, _): channel.send(ServerMessage.refusal(id, .notInitialized))
    case (.shutDown, _), (.running, "initialize"):
      channel.send(ServerMessage.refusal(id, .noRequest))
    case (.running, "shutdown"):
      phase = .shutDown
      channel.send(ServerMessage.answer(id, "null"))
    case (.running, "textDocument/hover"):
      channel.send(
        ServerMessage.answer(id, linted(message).flatMap { hover($0, message) } ?? "null"))
    case (.running, "textDocument/codeAction"):
      channel.send(ServerMessage.answer(id, linted(message).map { actions($0, message) } ?? "null"))
    case (.running, "workspace/executeCommand"):
      channel.send(
        execute(message.params)
          ? ServerMessage.answer(id, "null") : ServerMessage.refusal(id, .unknownMethod))
    case (.running, _): channel.send(ServerMessage.refusal(id, .unknownMethod))
    }
  }

  private func handleNotification(_ method: String, _ message: JSONRPCMessage) {
    switch method {
    case "initialized": watchConfigurations()
    case "textDocument/didOpen": open(message)
    case "textDocument/didChange": change(message)
    case "textDocument/didClose": close(message)
    case "textDocument/didSave":
      if message.uri.flatMap({ documents[$0] })?.isConfiguration == true { lintAllAgain() }
    case "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration": lintAllAgain()
    default: break
    }
  }

  // MARK: The beginning

  private func initialize(_ params: JSONNode?) {
    phase = .running
    let folder = params?[name: "workspaceFolders"]?.elements.first { _ in true }
    let uri = folder?[name: "uri"]?.text ?? params?[name: "rootUri"]?.text
    let path = uri.flatMap(URIEncoding.path(ofFile:)) ?? params?[name: "rootPath"]?.decodedPath
    if let path, path.first == 0x2F {
      directory = WorkingDirectory(in: FilePath(bytes: path).tidied)
    }
    abilities = ClientCapabilities(params)
  }

  /// Asks to be told when a configuration changes that is not open.
  private func watchConfigurations() {
    guard abilities.watchesFiles else { return }
    let watchers = ["**/\(ConfigurationFile.name)", "**/*\(ConfigurationFile.name)"].map {
      JSONFragment.object([("globPattern", JSONFragment.string($0))])
    }
    let registration = JSONFragment.object([
      ("id", "\"configurations\""), ("method", "\"workspace/didChangeWatchedFiles\""),
      ("registerOptions", JSONFragment.object([("watchers", JSONFragment.list(watchers))])),
    ])
    ask(
      "client/registerCapability",
      JSONFragment.object([("registrations", JSONFragment.list([registration]))]))
  }

  /// Asks the editor for something whose answer changes nothing.
  private func ask(_ method: String, _ params: String) {
    requests += 1
    channel.send(ServerMessage.request("fcmlint-\(requests)", method, params))
  }

  // MARK: Documents

  private func open(_ message: JSONRPCMessage) {
    let item = message.params?[name: "textDocument"]
    guard let uri = message.uri, let text = item?[name: "text"], text.isString,
      let document = OpenDocument(
        uri: uri, language: item?[name: "languageId"]?.text ?? "",
        version: item?[name: "version"]?.integer, bytes: text.decodedBytes,
        root: directory.directory)
    else { return }
    documents[uri] = document
    stale.insert(uri)
  }

  private func change(_ message: JSONRPCMessage) {
    // A change of a part was not asked for, and whoever sends one has not read the answer.
    let changes = message.params?[name: "contentChanges"]?.elements.filter { change in
      change[name: "range"] == nil && change[name: "text"]?.isString == true
    }
    guard let uri = message.uri, documents[uri] != nil,
      let text = changes?.last?[name: "text"]
    else { return }
    documents[uri]?.bytes = text.decodedBytes
    documents[uri]?.version = message.params?[name: "textDocument"]?[name: "version"]?.integer
    documents[uri]?.verdict = nil
    stale.insert(uri)
  }

  private func close(_ message: JSONRPCMessage) {
    guard let uri = message.uri, let document = documents.removeValue(forKey: uri) else { return }
    stale.remove(uri)
    publish([], of: document)
  }

  private func lintAllAgain() {
    told = []
    stale.formUnion(documents.keys)
  }

  /// Says what is to be said of the documents that have changed.
  private func refresh() {
    guard !stale.isEmpty else { return }
    let lint = DocumentJudge(
      options, directory, countsBytes: abilities.countsBytes)
    for uri in stale.sorted() {
      guard var document = documents[uri] else { continue }
      let verdict = lint.verdict(on: document)
      document.verdict = verdict
      documents[uri] = document
      publish(
        LSPDiagnostic(document: document, verdict: verdict, abilities: abilities).all(),
        of: document)
    }
    stale = []
    for complaint in lint.complaints where told.insert(complaint).inserted {
      let line = complaint.split(separator: "\n").joined(separator: "\n")
      let params = JSONFragment.object([("type", "1"), ("message", JSONFragment.string(line))])
      channel.send(ServerMessage.notification("window/showMessage", params))
    }
  }

  private func publish(_ diagnostics: [String], of document: OpenDocument) {
    var members = [("uri", JSONFragment.string(document.uri))]
    if let version = document.version { members.append(("version", String(version))) }
    members.append(("diagnostics", JSONFragment.list(diagnostics)))
    channel.send(
      ServerMessage.notification(
        "textDocument/publishDiagnostics", JSONFragment.object(members)))
  }

  // MARK: Questions

  /// A document with what is to be said of it as it is now; nil when it is not open.
  private func linted(_ message: JSONRPCMessage) -> (OpenDocument, OpenDocument.Verdict)? {
    refresh()
    guard let document = message.uri.flatMap({ documents[$0] }), let verdict = document.verdict
    else { return nil }
    return (document, verdict)
  }

  /// The pages of the rules that found something at a place.
  private func hover(
    _ linted: (document: OpenDocument, verdict: OpenDocument.Verdict), _ message: JSONRPCMessage
  ) -> String? {
    guard let place = LSPPosition(message.params?[name: "position"]) else { return nil }
    let here = linted.verdict.diagnostics.lazy
      .map { ($0, LSPRange($0.range, linted.verdict.lines)) }
      .filter { $1.start <= place && place <= $1.end }
    var pages: [String] = []
    for (diagnostic, _) in here {
      guard let rule = Rulebook.all.first(where: { $0.id == diagnostic.rule }) else { continue }
      let page = RulePage.brief(of: rule, isMarkdown: abilities.showsMarkdown)
      if !pages.contains(page) { pages.append(page) }
    }
    guard let first = here.first, !pages.isEmpty else { return nil }
    let contents = JSONFragment.object([
      ("kind", abilities.showsMarkdown ? "\"markdown\"" : "\"plaintext\""),
      (
        "value",
        JSONFragment.string(
          pages.joined(separator: abilities.showsMarkdown ? "\n\n---\n\n" : "\n\n"))
      ),
    ])
    return JSONFragment.object([("contents", contents), ("range", first.1.text)])
  }

  private func actions(
    _ linted: (document: OpenDocument, verdict: OpenDocument.Verdict), _ message: JSONRPCMessage
  ) -> String {
    CodeActions(linted.document, linted.verdict, abilities, message.params).list {
      DocumentJudge(
        self.options, self.directory, countsBytes: self.abilities.countsBytes
      ).fixed(linted.document, $0)
    }
  }

  /// Opens the page of the rule that a command names; false for a command of somebody else.
  private func execute(_ params: JSONNode?) -> Bool {
    guard params?[name: "command"]?.text == CodeActions.explain else { return false }
    let rule = params?[name: "arguments"]?.elements.first { _ in true }?.text
    if let rule = Rulebook.all.first(where: { $0.id == rule }) {
      ask(
        "window/showDocument",
        JSONFragment.object([("uri", JSONFragment.string(rule.page)), ("external", "true")]))
    }
    return true
  }
}

extension JSONNode {
  /// The bytes of a text that is a path; nil for every other value.
  fileprivate var decodedPath: [UInt8]? { isString ? decodedBytes : nil }
}
