import FCMLint
import FCMLintReporting
import Foundation

@testable import fcmlint_cli

/// A conversation with the language server in the process of the test.
struct ServerRun {
  let status: Int32
  /// The messages of the server, as sent.
  let texts: [String]
  let errors: String

  /// Sends all messages at once and closes the input.
  init(_ messages: [String], options: [String] = []) {
    self.init(bytes: messages.flatMap(Self.framed), options: options)
  }

  init(bytes: [UInt8], options: [String] = []) {
    let run = CommandRun(["lsp"] + options, input: bytes)
    status = run.status
    errors = run.errors
    texts = Self.messages(in: Array(run.output.utf8))
  }

  static func framed(_ message: String) -> [UInt8] {
    Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
  }

  private static func messages(in output: [UInt8]) -> [String] {
    var rest = output[...]
    var result: [String] = []
    while let colon = rest.firstIndex(of: 0x3A), let end = rest.firstIndex(of: 0x0D),
      let count = Int(String(decoding: rest[(colon + 2)..<end], as: UTF8.self)),
      rest.endIndex - end >= 4 + count
    {
      result.append(String(decoding: rest[(end + 4)..<(end + 4 + count)], as: UTF8.self))
      rest = rest[(end + 4 + count)...]
    }
    // Bytes after the last message would be a message that no editor can parse.
    return rest.isEmpty ? result : result + [String(decoding: rest, as: UTF8.self)]
  }

  /// The messages of the server as objects.
  var objects: [[String: Any]] { texts.map(Self.object) }

  /// The published lists of diagnostics, in order.
  var published: [[[String: Any]]] {
    objects.filter { $0["method"] as? String == "textDocument/publishDiagnostics" }.compactMap {
      ($0["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
    }
  }

  /// The result of the request with this id.
  func result(of id: Int) -> Any? { objects.first { $0["id"] as? Int == id }?["result"] }

  static func object(_ text: String) -> [String: Any] {
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    return object as? [String: Any] ?? [:]
  }

  // MARK: Messages of an editor

  static let hello =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"textDocument":{"#
    + #""codeAction":{"codeActionLiteralSupport":{}}}}}}"#
  static let shutdown = #"{"jsonrpc":"2.0","id":99,"method":"shutdown"}"#
  static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
  /// Ends the conversation with a request, after which all earlier output has been written.
  static let goodbye = [
    #"{"jsonrpc":"2.0","id":98,"method":"textDocument/hover","params":{}}"#, shutdown, exit,
  ]

  static func open(_ uri: String, _ text: String, language: String = "json") -> String {
    let params: JSONValue = [
      "textDocument": [
        "uri": .string(uri), "languageId": .string(language), "version": 1, "text": .string(text),
      ]
    ]
    return notification("textDocument/didOpen", params.line)
  }

  static func change(_ uri: String, _ text: String) -> String {
    notification(
      "textDocument/didChange",
      "{\"textDocument\":{\"uri\":\(JSONEscaping.quoted(uri)),\"version\":2},"
        + "\"contentChanges\":[{\"text\":\(JSONEscaping.quoted(text))}]}")
  }

  static func notification(_ method: String, _ params: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(params)}"
  }

  /// Requests the code actions of a whole document.
  static func actions(_ id: Int, _ uri: String, only: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"textDocument/codeAction\",\"params\":{"
      + "\"textDocument\":{\"uri\":\(JSONEscaping.quoted(uri))},\"range\":{\"start\":{\"line\":0,"
      + "\"character\":0},\"end\":{\"line\":2147483647,\"character\":0}},"
      + "\"context\":{\"diagnostics\":[],\"only\":[\"\(only)\"]}}}"
  }
}

/// A text in an editor: edits count lines and UTF-16 units.
struct EditorText {
  private var units: [UInt16]

  init(_ text: String) { units = Array(text.utf16) }

  var text: String { String(decoding: units, as: UTF16.self) }

  /// The UTF-16 offset of an LSP position; a position after the end of a line is its end.
  private func unit(of place: [String: Any]) -> Int {
    var line = place["line"] as? Int ?? 0
    var index = 0
    while line > 0, index < units.count {
      let isDouble = units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
      if units[index] == 0x0A || units[index] == 0x0D { line -= 1 }
      index += isDouble ? 2 : 1
    }
    return min(index + (place["character"] as? Int ?? 0), units.count)
  }

  func part(_ range: [String: Any]) -> String {
    String(decoding: units[bounds(range)], as: UTF16.self)
  }

  private func bounds(_ range: [String: Any]) -> Range<Int> {
    let start = unit(of: range["start"] as? [String: Any] ?? [:])
    return start..<max(start, unit(of: range["end"] as? [String: Any] ?? [:]))
  }

  /// The text after the edits of a code action, whose ranges all refer to the unchanged text.
  func applying(_ action: [String: Any]) -> String {
    let edit = action["edit"] as? [String: Any]
    let changes = edit?["changes"] as? [String: [[String: Any]]]
    let versioned = edit?["documentChanges"] as? [[String: Any]]
    let edits =
      changes?.values.flatMap { $0 }
      ?? versioned?.flatMap { $0["edits"] as? [[String: Any]] ?? [] } ?? []
    let placed = edits.enumerated().map { number, edit in
      (bounds(edit["range"] as? [String: Any] ?? [:]), number, edit["newText"] as? String ?? "")
    }
    var result = self
    // From last to first, so that the ranges of the other edits stay valid.
    for (range, _, text) in placed.sorted(by: {
      ($0.0.lowerBound, $0.0.upperBound, $0.1) > ($1.0.lowerBound, $1.0.upperBound, $1.1)
    }) {
      result.units.replaceSubrange(range, with: Array(text.utf16))
    }
    return result.text
  }
}
