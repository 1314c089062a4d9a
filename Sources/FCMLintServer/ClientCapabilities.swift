import FCMLint
import FCMLintReporting

/// The capabilities of the client that the server uses.
///
/// Source: Language Server Protocol 3.17, `ClientCapabilities`.
struct ClientCapabilities {
  /// Whether positions count UTF-8 bytes; otherwise they count UTF-16 units.
  var countsBytes = false
  var showsMarkdown = false
  /// Whether the client can notify the server of changed files on request.
  var watchesFiles = false
  /// Whether code actions may contain edits. The server offers none otherwise.
  var takesActions = false
  /// Whether edits may specify a document version.
  var takesVersions = false
  var linksCodes = false
  var showsNotes = false
  var showsDeprecation = false
  /// Whether the client can open web pages.
  var opensPages = false
  /// The client process. The server exits when it ends.
  var process: Int64?

  init() {}

  /// Reads the parameters of `initialize`.
  init(_ params: JSONNode?) {
    process = params?[name: "processId"]?.integer
    let declared = params?[name: "capabilities"]
    let text = declared?[name: "textDocument"]
    let workspace = declared?[name: "workspace"]
    countsBytes =
      declared?[name: "general"]?[name: "positionEncodings"]?.holds("utf-8") ?? false
    showsMarkdown = text?[name: "hover"]?[name: "contentFormat"]?.holds("markdown") ?? false
    watchesFiles =
      workspace?[name: "didChangeWatchedFiles"]?[name: "dynamicRegistration"]?.bool ?? false
    takesActions = text?[name: "codeAction"]?[name: "codeActionLiteralSupport"]?.isObject ?? false
    takesVersions = workspace?[name: "workspaceEdit"]?[name: "documentChanges"]?.bool ?? false
    let diagnostics = text?[name: "publishDiagnostics"]
    linksCodes = diagnostics?[name: "codeDescriptionSupport"]?.bool ?? false
    showsNotes = diagnostics?[name: "relatedInformation"]?.bool ?? false
    let tags = diagnostics?[name: "tagSupport"]?[name: "valueSet"]
    showsDeprecation = tags?.elements.contains { $0.integer == 2 } ?? false
    opensPages = declared?[name: "window"]?[name: "showDocument"]?[name: "support"]?.bool ?? false
  }
}

extension ClientCapabilities {
  /// The server capabilities for this client.
  var serverCapabilities: JSONValue {
    [
      "capabilities": [
        "positionEncoding": countsBytes ? "utf-8" : "utf-16",
        "textDocumentSync": ["openClose": true, "change": 1, "save": [:]],
        "hoverProvider": true,
        "codeActionProvider": ["codeActionKinds": .strings(CodeActions.kinds)],
        "executeCommandProvider":
          opensPages ? ["commands": .strings([CodeActions.explain])] : nil,
      ],
      "serverInfo": ["name": .string(ToolInfo.name), "version": .string(ToolInfo.version)],
    ]
  }
}

extension JSONNode {
  /// Whether an array contains this string.
  fileprivate func holds(_ text: StaticString) -> Bool { elements.contains { $0.matches(text) } }
}
