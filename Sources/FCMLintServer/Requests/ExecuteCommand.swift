import FCMLint
import FCMLintReporting
import FCMLintRules

/// The commands of the server.
enum ServerCommands {
  /// Opens the documentation of a rule if the client can, and returns it: `[rule]`. Explains what people
  /// see with an open document, such as `image`, in a message unless the client displays the text that
  /// is returned: `[question, uri]` or `[question, uri, true]`.
  static let explain = "fcmlint.explain"
  /// Returns what each platform displays: `[uri]` or `[uri, document]` as text, `[uri, null, true]` all
  /// documents as `fcmlint preview --format json` prints them.
  static let preview = "fcmlint.preview"
  /// Applies all safe fixes to an open document: `[uri]`.
  static let fixAll = "fcmlint.fixAll"
  static let all = [explain, preview, fixAll]
}

// Source: Language Server Protocol 3.17, Execute Command, Show Document and Apply Edit Requests.
extension LanguageServer {
  func executeCommand(_ params: JSONNode?) -> Answer {
    let arguments = params?[name: "arguments"]?.elements.map { $0 } ?? []
    switch params?[name: "command"]?.text {
    case ServerCommands.explain: return .result(explain(arguments))
    case ServerCommands.preview: return .result(preview(arguments))
    case ServerCommands.fixAll:
      if let uri = arguments.first?.text { fixAll(DocumentURI(uri)) }
      return .result(nil)
    default: return .failure(.methodNotFound)
    }
  }

  private func explain(_ arguments: [JSONNode]) -> JSONValue? {
    let name = arguments.first?.text
    if let name, let uri = arguments.dropFirst().first?.text {
      guard let text = explain(name, DocumentURI(uri)) else { return nil }
      let isDisplayed = arguments.dropFirst(2).first?.bool ?? false
      if !isDisplayed {
        send(
          ServerMessage.notification(
            "window/showMessage", ["type": 3, "message": .string(text)]))
      }
      return .string(text)
    }
    guard let rule = Rulebook.all.first(where: { $0.id == name }) else { return nil }
    if capabilities.opensPages {
      request("window/showDocument", ["uri": .string(rule.page), "external": true])
    }
    return .string(
      capabilities.showsMarkdown ? RulePage.markdownBrief(of: rule) : RulePage.plainBrief(of: rule))
  }

  private func preview(_ arguments: [JSONNode]) -> JSONValue? {
    guard let uri = arguments.first?.text,
      let (document, result) = linted(DocumentURI(uri)), let settings = result.settings
    else { return nil }
    let number = arguments.dropFirst().first?.integer
    let report = document.report(settings, extras: .previews)
    let previews = report.previews.filter { number == nil || Int64($0.document) == number }
    let findings = PreviewFindings(Rulebook.all)
    let bytes = document.bytes
    let source = PreviewSource(
      path: String(decoding: document.path.name, as: UTF8.self),
      isHost: document.language(settings) != nil
    ) { bytes }
    let shown = settings.shown(report.diagnostics)
    if arguments.dropFirst(2).first?.bool == true {
      var json = PreviewJSON(platforms: PayloadSize.Platform.allCases, findings: findings)
      return .string(json.report(previews, shown, of: source) + json.end())
    }
    let table = PreviewTable(
      style: .page, platforms: PayloadSize.Platform.allCases, findings: findings)
    return .string(
      table.text(
        previews, shown, of: source,
        isOnly: report.documents + report.skipped == 1))
  }

  private func fixAll(_ uri: DocumentURI) {
    guard capabilities.appliesEdits, let (document, result) = linted(uri),
      let edits = document.fixAllEdits(result), !edits.isEmpty
    else { return }
    let edit = WorkspaceEdit(document, result.lines, edits)
    request(
      "workspace/applyEdit",
      ["label": "Apply all safe fixes", "edit": edit.json(capabilities)])
  }
}
