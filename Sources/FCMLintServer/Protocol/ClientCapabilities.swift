import FCMLint
import FCMLintReporting

/// The capabilities of the client that the server uses.
///
/// Source: Language Server Protocol 3.17, `ClientCapabilities`.
struct ClientCapabilities {
  /// What positions count: of the encodings that the client supports, the first known one.
  var encoding = PositionEncoding.utf16
  var showsMarkdown = false
  /// Whether the client can notify the server of changed files on request.
  var watchesFiles = false
  /// Whether code actions may contain edits. The server offers none otherwise.
  var takesActions = false
  /// Whether edits may specify a document version.
  var takesVersions = false
  /// Whether edits may create files.
  var createsFiles = false
  /// Whether the client applies edits that the server sends.
  var appliesEdits = false
  var linksCodes = false
  var showsNotes = false
  var showsDeprecation = false
  /// Whether the client can open web pages.
  var opensPages = false
  /// Whether the client requests diagnostics, so that the server publishes none.
  var pullsDiagnostics = false
  /// Whether the server may tell the client to request diagnostics again.
  var refreshesDiagnostics = false
  /// Whether completion items may contain tab stops.
  var takesSnippets = false
  var showsItemMarkdown = false
  /// Whether the client strikes through deprecated items.
  var showsDeprecatedItems = false
  /// Whether the client can insert several lines unchanged.
  var insertsLinesUnchanged = false
  /// Whether document symbols may contain others.
  var nestsSymbols = false
  /// The client process. The server exits when it ends.
  var process: Int64?

  init() {}

  /// Reads the parameters of `initialize`.
  init(_ params: JSONNode?) {
    process = params?[name: "processId"]?.integer
    let declared = params?[name: "capabilities"]
    encoding =
      Self.forcedEncoding(params?[name: "initializationOptions"])
      ?? declared?[name: "general"]?[name: "positionEncodings"]?.elements.lazy
      .compactMap { $0.text.flatMap { PositionEncoding(rawValue: $0) } }.first ?? .utf16
    opensPages = declared?[name: "window"]?[name: "showDocument"]?[name: "support"]?.bool ?? false
    readText(declared?[name: "textDocument"])
    readWorkspace(declared?[name: "workspace"])
  }

  /// The encoding in `{"positionEncoding": "utf-8"}`, for clients such as ALE that count bytes but
  /// declare nothing.
  private static func forcedEncoding(_ options: JSONNode?) -> PositionEncoding? {
    options?[name: "positionEncoding"]?.text.flatMap { PositionEncoding(rawValue: $0) }
  }

  private mutating func readText(_ text: JSONNode?) {
    showsMarkdown = text?[name: "hover"]?[name: "contentFormat"]?.holds("markdown") ?? false
    takesActions = text?[name: "codeAction"]?[name: "codeActionLiteralSupport"]?.isObject ?? false
    readCompletion(text?[name: "completion"]?[name: "completionItem"])
    let symbols = text?[name: "documentSymbol"]
    nestsSymbols = symbols?[name: "hierarchicalDocumentSymbolSupport"]?.bool ?? false
    pullsDiagnostics = text?[name: "diagnostic"]?.isObject ?? false
    let diagnostics = text?[name: "publishDiagnostics"]
    linksCodes = diagnostics?[name: "codeDescriptionSupport"]?.bool ?? false
    showsNotes = diagnostics?[name: "relatedInformation"]?.bool ?? false
    let tags = diagnostics?[name: "tagSupport"]?[name: "valueSet"]
    showsDeprecation = tags?.elements.contains { $0.integer == 2 } ?? false
  }

  private mutating func readCompletion(_ item: JSONNode?) {
    takesSnippets = item?[name: "snippetSupport"]?.bool ?? false
    showsItemMarkdown = item?[name: "documentationFormat"]?.holds("markdown") ?? false
    let tags = item?[name: "tagSupport"]?[name: "valueSet"]
    showsDeprecatedItems = tags?.elements.contains { $0.integer == 1 } ?? false
    let modes = item?[name: "insertTextModeSupport"]?[name: "valueSet"]
    insertsLinesUnchanged = modes?.elements.contains { $0.integer == 1 } ?? false
  }

  private mutating func readWorkspace(_ workspace: JSONNode?) {
    watchesFiles =
      workspace?[name: "didChangeWatchedFiles"]?[name: "dynamicRegistration"]?.bool ?? false
    let edits = workspace?[name: "workspaceEdit"]
    takesVersions = edits?[name: "documentChanges"]?.bool ?? false
    createsFiles = edits?[name: "resourceOperations"]?.holds("create") ?? false
    appliesEdits = workspace?[name: "applyEdit"]?.bool ?? false
    refreshesDiagnostics =
      workspace?[name: "diagnostics"]?[name: "refreshSupport"]?.bool ?? false
  }
}

extension ClientCapabilities {
  /// The server capabilities for this client.
  var serverCapabilities: JSONValue {
    [
      "capabilities": [
        "positionEncoding": .string(encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": [:]],
        "diagnosticProvider": [
          "identifier": "fcmlint", "interFileDependencies": false, "workspaceDiagnostics": true,
        ],
        "hoverProvider": true,
        "completionProvider": ["triggerCharacters": .strings(LanguageServer.completionTriggers)],
        "codeActionProvider": ["codeActionKinds": .strings(CodeActions.kinds)],
        "codeLensProvider": [:],
        "colorProvider": true,
        "inlayHintProvider": true,
        "documentSymbolProvider": true,
        "foldingRangeProvider": true,
        "executeCommandProvider": ["commands": .strings(ServerCommands.all)],
        "workspace": [
          "workspaceFolders": ["supported": true, "changeNotifications": true]
        ],
      ],
      "serverInfo": ["name": .string(ToolInfo.name), "version": .string(ToolInfo.version)],
    ]
  }
}

extension JSONNode {
  /// Whether an array contains this string.
  fileprivate func holds(_ text: StaticString) -> Bool { elements.contains { $0.matches(text) } }
}
