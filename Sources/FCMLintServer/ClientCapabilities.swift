import FCMLint
import FCMLintReporting

/// What an editor has said it can do with what it is told.
///
/// Source: Language Server Protocol 3.17, `ClientCapabilities`.
struct ClientCapabilities {
  /// Whether places are counted in bytes of UTF-8; in UTF-16 units where that was not offered.
  var countsBytes = false
  var showsMarkdown = false
  /// Whether the editor tells of files that change on the disk when it is asked to.
  var watchesFiles = false
  /// Whether an action may carry its edits; without that there are none.
  var takesActions = false
  /// Whether an edit may name the version of the document it is made for.
  var takesVersions = false
  var linksCodes = false
  var showsNotes = false
  var showsDeprecation = false
  /// Whether the editor opens a page on the web.
  var opensPages = false
  /// The process that the server belongs to, and should not outlive.
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
  /// What the server can do for such an editor.
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
  /// Whether a list has this text among its elements.
  fileprivate func holds(_ text: StaticString) -> Bool { elements.contains { $0.matches(text) } }
}
