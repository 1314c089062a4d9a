import FCMLint
import FCMLintRules

/// A language server: an editor opens and changes documents, and hears at once what is wrong.
///
/// Source: Language Server Protocol 3.17. Documents come whole at every change.
final class LanguageServer {
  private enum Phase {
    case beforeInitialize, running, shutDown
  }

  private let channel: ServerChannel
  private let streams: any Streams
  private let options: CheckOptions
  private var phase = Phase.beforeInitialize
  private var surroundings = Surroundings()
  private var documents: [String: OpenDocument] = [:]
  /// Documents whose text has changed since something was said about them.
  private var stale: Set<String> = []
  /// Complaints about configurations that the editor has been shown.
  private var told: Set<String> = []
  private var abilities = EditorAbilities()
  private var requests = 0

  init(_ options: CheckOptions, _ streams: any Streams) {
    self.options = options
    self.streams = streams
    channel = ServerChannel(streams)
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
          switch ClientMessage.read(tree, bytes) {
          case .failure(let fault):
            channel.send(ServerMessage.refusal(nil, fault))
            return false
          case .success(let message):
            obey(message)
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
  private static let noTemplates = TemplateStyles(patterns: [])

  private func obey(_ message: ClientMessage) {
    guard let method = message.method else { return }
    guard let id = message.id else {
      if phase == .running { notice(method, message) }
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
        ServerMessage.answer(id, judged(message).flatMap { hover($0, message) } ?? "null"))
    case (.running, "textDocument/codeAction"):
      channel.send(ServerMessage.answer(id, judged(message).map { actions($0, message) } ?? "null"))
    case (.running, "workspace/executeCommand"):
      channel.send(
        execute(message.params)
          ? ServerMessage.answer(id, "null") : ServerMessage.refusal(id, .unknownMethod))
    case (.running, _): channel.send(ServerMessage.refusal(id, .unknownMethod))
    }
  }

  private func notice(_ method: String, _ message: ClientMessage) {
    switch method {
    case "initialized": watchConfigurations()
    case "textDocument/didOpen": open(message)
    case "textDocument/didChange": change(message)
    case "textDocument/didClose": close(message)
    case "textDocument/didSave":
      if message.uri.flatMap({ documents[$0] })?.isConfiguration == true { judgeAllAgain() }
    case "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration": judgeAllAgain()
    default: break
    }
  }

  // MARK: The beginning

  private func initialize(_ params: JSONNode?) {
    phase = .running
    let folder = params?[name: "workspaceFolders"]?.elements.first { _ in true }
    let uri = folder?[name: "uri"]?.text ?? params?[name: "rootUri"]?.text
    let path = uri.flatMap(URIText.path(ofFile:)) ?? params?[name: "rootPath"]?.decodedPath
    if let path, path.first == 0x2F {
      surroundings = Surroundings(in: FilePath(bytes: path).tidied)
    }
    abilities = EditorAbilities(params)
  }

  /// Asks to be told when a configuration changes that is not open.
  private func watchConfigurations() {
    guard abilities.watchesFiles else { return }
    let watchers = ["**/\(ConfigurationFile.name)", "**/*\(ConfigurationFile.name)"].map {
      JSONPiece.object([("globPattern", JSONPiece.string($0))])
    }
    let registration = JSONPiece.object([
      ("id", "\"configurations\""), ("method", "\"workspace/didChangeWatchedFiles\""),
      ("registerOptions", JSONPiece.object([("watchers", JSONPiece.list(watchers))])),
    ])
    ask(
      "client/registerCapability",
      JSONPiece.object([("registrations", JSONPiece.list([registration]))]))
  }

  /// Asks the editor for something whose answer changes nothing.
  private func ask(_ method: String, _ params: String) {
    requests += 1
    channel.send(ServerMessage.request("fcmlint-\(requests)", method, params))
  }

  // MARK: Documents

  private func open(_ message: ClientMessage) {
    let item = message.params?[name: "textDocument"]
    guard let uri = message.uri, let text = item?[name: "text"], text.isString,
      let document = OpenDocument(
        uri: uri, language: item?[name: "languageId"]?.text ?? "",
        version: item?[name: "version"]?.integer, bytes: text.decodedBytes,
        root: surroundings.directory)
    else { return }
    documents[uri] = document
    stale.insert(uri)
  }

  private func change(_ message: ClientMessage) {
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

  private func close(_ message: ClientMessage) {
    guard let uri = message.uri, let document = documents.removeValue(forKey: uri) else { return }
    stale.remove(uri)
    publish([], of: document)
  }

  private func judgeAllAgain() {
    told = []
    stale.formUnion(documents.keys)
  }

  /// Says what is to be said of the documents that have changed.
  private func refresh() {
    guard !stale.isEmpty else { return }
    let judge = DocumentJudge(
      options, surroundings, countsBytes: abilities.countsBytes)
    for uri in stale.sorted() {
      guard var document = documents[uri] else { continue }
      let verdict = judge.verdict(on: document)
      document.verdict = verdict
      documents[uri] = document
      publish(
        EditorDiagnostic(document: document, verdict: verdict, abilities: abilities).all(),
        of: document)
    }
    stale = []
    for complaint in judge.complaints where told.insert(complaint).inserted {
      let line = complaint.split(separator: "\n").joined(separator: "\n")
      let params = JSONPiece.object([("type", "1"), ("message", JSONPiece.string(line))])
      channel.send(ServerMessage.notification("window/showMessage", params))
    }
  }

  private func publish(_ diagnostics: [String], of document: OpenDocument) {
    var members = [("uri", JSONPiece.string(document.uri))]
    if let version = document.version { members.append(("version", String(version))) }
    members.append(("diagnostics", JSONPiece.list(diagnostics)))
    channel.send(
      ServerMessage.notification(
        "textDocument/publishDiagnostics", JSONPiece.object(members)))
  }

  // MARK: Questions

  /// A document with what is to be said of it as it is now; nil when it is not open.
  private func judged(_ message: ClientMessage) -> (OpenDocument, OpenDocument.Verdict)? {
    refresh()
    guard let document = message.uri.flatMap({ documents[$0] }), let verdict = document.verdict
    else { return nil }
    return (document, verdict)
  }

  /// The pages of the rules that found something at a place.
  private func hover(
    _ judged: (document: OpenDocument, verdict: OpenDocument.Verdict), _ message: ClientMessage
  ) -> String? {
    guard let place = EditorPlace(message.params?[name: "position"]) else { return nil }
    let here = judged.verdict.diagnostics.lazy
      .map { ($0, EditorRange($0.range, judged.verdict.lines)) }
      .filter { $1.start <= place && place <= $1.end }
    var pages: [String] = []
    for (diagnostic, _) in here {
      guard let rule = Rulebook.all.first(where: { $0.id == diagnostic.rule }) else { continue }
      let page = RulePage.brief(of: rule, isMarkdown: abilities.showsMarkdown)
      if !pages.contains(page) { pages.append(page) }
    }
    guard let first = here.first, !pages.isEmpty else { return nil }
    let contents = JSONPiece.object([
      ("kind", abilities.showsMarkdown ? "\"markdown\"" : "\"plaintext\""),
      (
        "value",
        JSONPiece.string(pages.joined(separator: abilities.showsMarkdown ? "\n\n---\n\n" : "\n\n"))
      ),
    ])
    return JSONPiece.object([("contents", contents), ("range", first.1.text)])
  }

  private func actions(
    _ judged: (document: OpenDocument, verdict: OpenDocument.Verdict), _ message: ClientMessage
  ) -> String {
    CodeActions(judged.document, judged.verdict, abilities, message.params).list {
      DocumentJudge(
        self.options, self.surroundings, countsBytes: self.abilities.countsBytes
      ).mended(judged.document, $0)
    }
  }

  /// Opens the page of the rule that a command names; false for a command of somebody else.
  private func execute(_ params: JSONNode?) -> Bool {
    guard params?[name: "command"]?.text == CodeActions.explain else { return false }
    let rule = params?[name: "arguments"]?.elements.first { _ in true }?.text
    if let rule = Rulebook.all.first(where: { $0.id == rule }) {
      ask(
        "window/showDocument",
        JSONPiece.object([("uri", JSONPiece.string(rule.page)), ("external", "true")]))
    }
    return true
  }
}

extension JSONNode {
  /// The bytes of a text that is a path; nil for every other value.
  fileprivate var decodedPath: [UInt8]? { isString ? decodedBytes : nil }
}
