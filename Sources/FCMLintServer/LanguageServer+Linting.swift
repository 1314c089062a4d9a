import FCMLint
import FCMLintEmbedding
import FCMLintReporting

extension LanguageServer {
  /// Discards all results after a possible configuration change.
  func lintAllAgain() {
    shownErrors = []
    workspace.forgetSettings()
    discardResults()
  }

  private func discardResults() {
    for uri in documents.keys {
      documents[uri]?.result = nil
      documents[uri]?.extraction = nil
    }
    changed.formUnion(documents.keys)
    files.forget()
    topicIndex = TopicIndex()
    failures = [:]
    mustRefresh = true
  }

  /// Lints changed documents and publishes their diagnostics, unless the client requests them.
  func refresh() {
    let isDue = changed.contains { !isDelayed($0) }
    guard isDue || mustRefresh else { return }
    if workspace.forgetOutdatedSettings() { discardResults() }
    let due = changed.filter { !isDelayed($0) }
    if capabilities.pullsDiagnostics {
      if mustRefresh, capabilities.refreshesDiagnostics, !documents.isEmpty {
        request("workspace/diagnostic/refresh", nil)
      }
    } else {
      for uri in due.sorted() { lint(uri) }
    }
    for uri in due.sorted() where !capabilities.pullsDiagnostics {
      guard let document = documents[uri], let result = document.result else { continue }
      publish(
        LSPDiagnostic(document: document, result: result, capabilities: capabilities).all(),
        of: document.uri, version: document.version)
    }
    if !capabilities.pullsDiagnostics { publishFailures() }
    changed.subtract(due)
    mustRefresh = false
  }

  /// Whether a document has been edited and is so long that it is linted in a pause of the client.
  func isDelayed(_ uri: DocumentURI) -> Bool {
    guard knowsPauses, !isPause, let document = documents[uri] else { return false }
    return document.isEdited && document.isLong && document.result == nil
  }

  /// Lints a document, unless its result is current.
  func lint(_ uri: DocumentURI) {
    guard var document = documents[uri], document.result == nil else { return }
    let settings = settings(for: document.path, like: document.uri)
    document.extraction = extraction(of: uri, settings)
    documents[uri]?.result = document.lint(
      settings, lines: LSPLines(document.bytes, capabilities.encoding))
  }

  /// What was read of a text in another language, which is read at most once; nil for JSON.
  func extraction(of uri: DocumentURI, _ settings: DocumentSettings?) -> EmbeddedExtraction? {
    guard let document = documents[uri], document.extraction == nil else {
      return documents[uri]?.extraction
    }
    let linter = document.applying(settings).flatMap { document.embeddedLinter($0) }
    guard let linter else { return nil }
    codeReads += 1
    documents[uri]?.extraction = linter.extraction(from: document.bytes)
    return documents[uri]?.extraction
  }

  /// Reads a long text in another language that waits for a pause; returns whether there was one.
  /// Reading takes as long as linting, so that the client may send a request between them.
  func readOne() -> Bool {
    for uri in changed.sorted() where isDelayed(uri) {
      guard let document = documents[uri], document.extraction == nil else { continue }
      if extraction(of: uri, settings(for: document.path, like: uri)) != nil { return true }
    }
    return false
  }

  /// The settings of a file; errors in its configuration are shown.
  func settings(for path: FilePath, like uri: DocumentURI) -> DocumentSettings? {
    if path.isConfiguration { return nil }
    let (settings, failure) = workspace.settings(for: path)
    if let file = settings?.known?.file { watch(baseline: file) }
    if let (failure, text) = failure {
      report(failure, text, uri.uri(of: failure.path), isReplaced: settings != nil)
    }
    return settings
  }

  /// Reports the errors of a configuration, once as a message, and later at their places.
  private func report(
    _ failure: ConfigurationFinder.Failure, _ text: String, _ uri: DocumentURI, isReplaced: Bool
  ) {
    failures[uri] = failure
    guard shownErrors.insert(text).inserted else { return }
    var lines = text.split(separator: "\n").map { String($0) }
    lines.append(
      isReplaced
        ? "The last valid configuration applies until the file is corrected."
        : "No findings are shown until the file is corrected.")
    let message: JSONValue = ["type": 1, "message": .string(lines.joined(separator: "\n"))]
    send(ServerMessage.notification("window/showMessage", message))
  }

  /// Publishes the errors of configurations that are not open, and removes those that are corrected.
  private func publishFailures() {
    for uri in publishedFailures.sorted() where failures[uri] == nil && documents[uri] == nil {
      publish([], of: uri, version: nil)
    }
    for (uri, failure) in failures.sorted(by: { $0.key < $1.key }) where documents[uri] == nil {
      publish(diagnostics(failure), of: uri, version: nil)
    }
    publishedFailures = Set(failures.keys)
  }

  /// The errors of a configuration as diagnostics.
  func diagnostics(_ failure: ConfigurationFinder.Failure) -> [JSONValue] {
    let lines = LSPLines(failure.bytes, capabilities.encoding)
    return LSPDiagnostic.all(failure.problems, lines)
  }

  func publish(_ diagnostics: [JSONValue], of uri: DocumentURI, version: Int64?) {
    if capabilities.pullsDiagnostics { return }
    send(
      ServerMessage.notification(
        "textDocument/publishDiagnostics",
        [
          "uri": .string(uri.text), "version": version.map { .number($0) },
          "diagnostics": .array(diagnostics),
        ]))
  }

  /// The document of a request and its current result; nil if it is not open.
  func lintedDocument(_ message: JSONRPCMessage) -> (OpenDocument, OpenDocument.LintResult)? {
    refresh()
    return message.uri.flatMap { linted($0) }
  }

  /// The document of a request, without findings if it waits for a pause; nil if it is not open.
  func readDocument(_ message: JSONRPCMessage) -> (OpenDocument, OpenDocument.LintResult)? {
    guard let uri = message.uri, isDelayed(uri), let document = documents[uri] else {
      return lintedDocument(message)
    }
    var result = OpenDocument.LintResult(lines: LSPLines(document.bytes, capabilities.encoding))
    result.settings = document.applying(settings(for: document.path, like: uri))
    return (document, result)
  }

  /// A document and its current result; nil if it is not open.
  func linted(_ uri: DocumentURI) -> (OpenDocument, OpenDocument.LintResult)? {
    refresh()
    lint(uri)
    guard let document = documents[uri], let result = document.result else { return nil }
    return (document, result)
  }
}
