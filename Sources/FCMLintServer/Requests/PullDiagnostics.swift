import FCMLint
import FCMLintReporting

// Source: Language Server Protocol 3.17, Pull Diagnostics.
extension LanguageServer {
  /// The diagnostics of a document, or that they are those of an earlier request.
  func documentDiagnostics(_ message: JSONRPCMessage) -> JSONValue {
    let previous = message.params?[name: "previousResultId"]?.text
    guard let (document, result) = lintedDocument(message) else {
      return ["kind": "full", "items": []]
    }
    return DiagnosticReport(
      LSPDiagnostic(document: document, result: result, capabilities: capabilities).all()
    ).json(since: previous)
  }

  /// The diagnostics of all files in the workspace folders. If nothing has changed since the last
  /// request, the answer waits until something does.
  func workspaceDiagnostics(_ message: JSONRPCMessage) -> Answer {
    var known: [String: String] = [:]
    for entry in message.params?[name: "previousResultIds"]?.elements.map({ $0 }) ?? [] {
      guard let uri = entry[name: "uri"]?.text else { continue }
      known[uri] = entry[name: "value"]?.text
    }
    guard !files.isOutdated else { return .result(workspaceReport(since: known)) }
    if let held = files.held { send(ServerMessage.response(held.id, ["items": []])) }
    files.held = message.id.map { ($0, known) }
    return .later
  }

  /// Answers the request that waits for a change, if there was one.
  func answerHeldRequest() {
    guard let held = files.held, files.isOutdated else { return }
    files.held = nil
    send(ServerMessage.response(held.id, workspaceReport(since: held.known)))
  }

  func cancelHeldRequest(_ params: JSONNode?) {
    guard let id = params?[name: "id"].flatMap({ JSONRPCMessage.id($0) }), files.held?.id == id
    else { return }
    files.held = nil
    send(ServerMessage.failure(id, .requestCancelled))
  }

  private func workspaceReport(since known: [String: String]) -> JSONValue {
    if workspace.forgetOutdatedSettings() { lintAllAgain() }
    var items: [JSONValue] = []
    var reported: Set<DocumentURI> = []
    for root in workspace.roots {
      for path in host.sources(root.path) {
        let uri = root.uri.uri(of: path)
        guard reported.insert(uri).inserted else { continue }
        items.append(item(uri, report(uri, path), known[uri.text]))
      }
    }
    for (uri, failure) in failures.sorted(by: { $0.key < $1.key }) {
      reported.insert(uri)
      items.append(item(uri, DiagnosticReport(diagnostics(failure)), known[uri.text]))
    }
    // Files that were deleted or excluded have no findings anymore.
    for uri in known.keys.sorted() where !reported.contains(DocumentURI(uri)) {
      items.append(item(DocumentURI(uri), DiagnosticReport([]), known[uri]))
    }
    files.isOutdated = false
    return ["items": .array(items)]
  }

  private func item(
    _ uri: DocumentURI, _ report: DiagnosticReport, _ known: String?
  ) -> JSONValue {
    var json = report.json(since: known)
    json["uri"] = .string(uri.text)
    json["version"] = documents[uri]?.version.map { .number($0) } ?? .null
    return json
  }

  /// The report on a file, open or not.
  private func report(_ uri: DocumentURI, _ path: FilePath) -> DiagnosticReport {
    if let (document, result) = linted(uri) {
      return DiagnosticReport(
        LSPDiagnostic(document: document, result: result, capabilities: capabilities).all())
    }
    if let report = files.reports[uri] { return report }
    var report = DiagnosticReport([])
    if let bytes = host.read(path),
      let document = OpenDocument(
        uri: uri, language: "", version: nil, bytes: bytes, root: workspace.root(of: uri))
    {
      let result = document.lint(
        settings(for: path, like: uri), lines: LSPLines(bytes, capabilities.encoding),
        ruleNames: ruleNames)
      report = DiagnosticReport(
        LSPDiagnostic(document: document, result: result, capabilities: capabilities).all())
    }
    files.reports[uri] = report
    return report
  }
}

/// Diagnostics with an ID that changes with them.
struct DiagnosticReport {
  private let items: JSONValue
  private let id: String

  init(_ diagnostics: [JSONValue]) {
    items = .array(diagnostics)
    // FNV-1a.
    let hash = items.text(.tight).utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    id = String(hash, radix: 16)
  }

  /// The report as JSON, without the diagnostics if the client knows them.
  func json(since known: String?) -> JSONValue {
    if known == id { return ["kind": "unchanged", "resultId": .string(id)] }
    return ["kind": "full", "resultId": .string(id), "items": items]
  }
}

/// The diagnostics of files that are not open, and the request that waits for their next change.
struct WorkspaceDiagnostics {
  var reports: [DocumentURI: DiagnosticReport] = [:]
  /// Whether something has changed since the last answer.
  var isOutdated = true
  /// The ID of the waiting request, and the results that the client knows.
  var held: (id: String, known: [String: String])?

  /// Discards the results of all files.
  mutating func forget() {
    reports = [:]
    isOutdated = true
  }

  /// Discards the result of one file.
  mutating func forget(_ uri: DocumentURI) {
    reports[uri] = nil
    isOutdated = true
  }
}
