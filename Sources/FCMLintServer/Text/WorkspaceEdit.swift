import FCMLint
import FCMLintReporting

/// Edits of one file.
///
/// Source: Language Server Protocol 3.17, WorkspaceEdit.
struct WorkspaceEdit {
  private let uri: DocumentURI
  private let version: Int64?
  private let edits: [JSONValue]
  /// Whether the edits create the file.
  private let creates: Bool

  /// Edits of an open document.
  init(_ document: OpenDocument, _ lines: LSPLines, _ edits: [Edit]) {
    self.init(document.uri, version: document.version, lines, edits)
  }

  /// Edits of a file that may be open; `version` is that of the open document.
  init(_ uri: DocumentURI, version: Int64?, _ lines: LSPLines, _ edits: [Edit]) {
    self.uri = uri
    self.version = version
    self.edits = edits.map { edit in
      ["range": LSPRange(edit.range, lines).json, "newText": .string(edit.replacement)]
    }
    creates = false
  }

  /// A new file.
  init(creating uri: DocumentURI, _ text: String) {
    self.uri = uri
    version = nil
    let start = LSPPosition(line: 0, unit: 0)
    edits = [["range": LSPRange(start: start, end: start).json, "newText": .string(text)]]
    creates = true
  }

  /// The edit as JSON, in a form that the client supports.
  func json(_ capabilities: ClientCapabilities) -> JSONValue {
    guard capabilities.takesVersions else {
      return ["changes": .object([(uri.text, .array(edits))])]
    }
    let change: JSONValue = [
      "textDocument": [
        "uri": .string(uri.text), "version": version.map { .number($0) } ?? .null,
      ],
      "edits": .array(edits),
    ]
    let creation: JSONValue = [
      "kind": "create", "uri": .string(uri.text), "options": ["ignoreIfExists": true],
    ]
    return ["documentChanges": .array(creates ? [creation, change] : [change])]
  }
}
