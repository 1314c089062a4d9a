import FCMLint

/// The answer to a request.
enum Answer {
  /// The result; nil for `null`.
  case result(JSONValue?)
  case failure(JSONRPCMessage.ErrorCode)
  /// The answer follows when something changes.
  case later
}

extension LanguageServer {
  /// The answer to a request of a client that is initialized.
  func answer(_ method: String, _ message: JSONRPCMessage) -> Answer {
    switch method {
    case "textDocument/diagnostic": .result(documentDiagnostics(message))
    case "workspace/diagnostic": workspaceDiagnostics(message)
    case "textDocument/hover": .result(hover(message))
    case "textDocument/completion": .result(completions(message))
    case "textDocument/codeAction": .result(codeActions(message))
    case "textDocument/codeLens": .result(codeLenses(message))
    case "textDocument/documentColor": .result(colors(message))
    case "textDocument/colorPresentation": .result(colorPresentations(message))
    case "textDocument/inlayHint": .result(inlayHints(message))
    case "textDocument/documentSymbol": .result(symbols(message))
    case "textDocument/foldingRange": .result(foldingRanges(message))
    case "workspace/executeCommand": executeCommand(message.params)
    default: .failure(.methodNotFound)
    }
  }
}
