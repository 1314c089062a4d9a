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

  /// The diagnostics of all files in the workspace folders. The answer waits until something has
  /// changed since the last one, and until all files are linted, which `continueWork` does.
  func workspaceDiagnostics(_ message: JSONRPCMessage) -> Answer {
    var known: [String: String] = [:]
    for entry in message.params?[name: "previousResultIds"]?.elements.map({ $0 }) ?? [] {
      guard let uri = entry[name: "uri"]?.text else { continue }
      known[uri] = entry[name: "value"]?.text
    }
    if let held = files.held { send(ServerMessage.response(held.id, ["items": []])) }
    files.held = message.id.map { ($0, known) }
    return .later
  }

  /// Whether a request waits for files that are not linted yet.
  package var hasWork: Bool { files.held != nil && (files.isOutdated || files.work != nil) }

  /// Lints one of the files for which a request waits, or answers it when all are linted.
  ///
  /// Call this when no message is waiting, so that edits and other requests come first.
  package func continueWork() -> [String] {
    guard let held = files.held, hasWork else { return [] }
    if workspace.forgetOutdatedSettings() { lintAllAgain() }
    guard var work = files.work else {
      files.isOutdated = false
      files.work = WorkspaceDiagnostics.Work(files: workspaceFiles())
      return takeOutbox()
    }
    while work.next < work.files.count {
      let (uri, path) = work.files[work.next]
      work.next += 1
      if files.reports[uri] == nil, documents[uri] == nil {
        _ = report(uri, path)
        files.work = work
        return takeOutbox()
      }
    }
    (files.held, files.work) = (nil, nil)
    send(ServerMessage.response(held.id, workspaceReport(work, since: held.known)))
    return takeOutbox()
  }

  /// The files in the workspace folders, each once.
  private func workspaceFiles() -> [(DocumentURI, FilePath)] {
    var seen: Set<DocumentURI> = []
    return workspace.roots.flatMap { root in
      host.sources(root.path).map { (root.uri.uri(of: $0), $0) }
    }.filter { seen.insert($0.0).inserted }
  }

  func cancelHeldRequest(_ id: String?) {
    guard let id, files.held?.id == id else { return }
    files.held = nil
    // The files that are linted stay known.
    if files.work != nil { files.isOutdated = true }
    files.work = nil
    send(ServerMessage.failure(id, .requestCancelled))
  }

  private func workspaceReport(
    _ work: WorkspaceDiagnostics.Work, since known: [String: String]
  ) -> JSONValue {
    var items = work.files.map { uri, path in item(uri, report(uri, path), known[uri.text]) }
    var reported = Set(work.files.map { $0.0 })
    for (uri, failure) in failures.sorted(by: { $0.key < $1.key }) {
      reported.insert(uri)
      items.append(item(uri, DiagnosticReport(diagnostics(failure)), known[uri.text]))
    }
    // Files that were deleted or excluded have no findings anymore.
    for uri in known.keys.sorted() where !reported.contains(DocumentURI(uri)) {
      items.append(item(DocumentURI(uri), DiagnosticReport([]), known[uri]))
    }
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
        settings(for: path, like: uri), lines: LSPLines(bytes, capabilities.encoding))
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
    // As text, because a workspace may have many.
    let text = JSONValue.array(diagnostics).text(.tight)
    items = .text(text)
    // FNV-1a.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
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

/// The diagnostics of files that are not open, and the request that waits for them or for a change.
struct WorkspaceDiagnostics {
  /// The files for which a request waits, and the next one to lint.
  struct Work {
    let files: [(DocumentURI, FilePath)]
    var next = 0
  }

  var reports: [DocumentURI: DiagnosticReport] = [:]
  /// Whether something has changed since the files of the last answer were listed.
  var isOutdated = true
  /// The ID of the waiting request, and the results that the client knows.
  var held: (id: String, known: [String: String])?
  /// The progress of the answer to it; nil before it begins.
  var work: Work?

  /// Discards the results of all files.
  mutating func forget() {
    reports = [:]
    isOutdated = true
    work = nil
  }

  /// Discards the result of one file.
  mutating func forget(_ uri: DocumentURI) {
    reports[uri] = nil
    isOutdated = true
    work?.next = 0
  }
}
