import FCMLintReporting
import FCMLintWorkspace

@testable import FCMLint
@testable import FCMLintCLI

/// Checks that the server answers any input with complete messages, and that its edits are those of
/// `--fix`.
///
/// The input is a raw stream, a conversation with one message per line, or a document.
func fuzzServer(_ bytes: [UInt8]) {
  if bytes.starts(with: "Content-Length".utf8) {
    _ = answers(to: bytes)
  } else if bytes.starts(with: "{\"jsonrpc\"".utf8) {
    _ = answers(to: bytes.split(separator: 0x0A).flatMap { framed(Array($0)) })
  } else {
    fuzzEditing(String(decoding: bytes, as: UTF8.self))
  }
}

/// Applies the fix-all edits of the server, as an editor does.
private func fuzzEditing(_ text: String) {
  let uri = "file:///fuzz/a.json"
  let item: JSONValue = [
    "uri": .string(uri), "languageId": "json", "text": .string(text),
  ]
  let everywhere = """
    "textDocument":{"uri":"\(uri)"},"range":{"start":{"line":0,"character":0},\
    "end":{"line":9999,"character":0}}
    """
  let said = [
    """
    "id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":["utf-8"]},\
    "textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}}
    """,
    "\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":\(item.line)}",
    """
    "id":2,"method":"textDocument/codeAction","params":{\(everywhere),"context":{"only":["quickfix"]}}
    """,
    """
    "id":3,"method":"textDocument/codeAction","params":{\(everywhere),"context":{"only":["source"]}}
    """,
  ]
  let answers = answers(
    to: said.flatMap { framed(Array("{\"jsonrpc\":\"2.0\",\($0)}".utf8)) })
  guard let last = answers.last else { return invariant(false, "no answer") }
  let bytes = Array(text.utf8)
  let wanted = Fixer(linter).fix(bytes).bytes
  JSONTree.read(last) { tree in
    let actions = tree.root?[name: "result"]?.elements
    let edit = actions?.first { _ in true }?[name: "edit"]
    let changes = edit?[name: "changes"]?.members.first { $0.key.text == uri }
    let edits = changes?.value.elements.map { change in
      let range = change[name: "range"]
      let start = place(range?[name: "start"], bytes)
      let end = place(range?[name: "end"], bytes)
      invariant(
        start <= end && end <= bytes.count, "an edit at \(start) to \(end) of \(bytes.count)")
      return Edit(ByteRange(start, end), change[name: "newText"]?.text ?? "")
    }
    let repaired = EditApplication.apply(edits ?? [], to: bytes)
    invariant(repaired == wanted, "\(shown(repaired)) is not \(shown(wanted))")
  }
}

private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// The byte offset of an LSP position, for which `\n`, `\r\n` and `\r` end a line.
private func place(_ node: JSONNode?, _ bytes: [UInt8]) -> Int {
  var line = node?[name: "line"]?.integer ?? -1
  var index = 0
  while line > 0, index < bytes.count {
    let isPair = bytes[index] == 0x0D && bytes[index...].dropFirst().first == 0x0A
    if bytes[index] == 0x0A || bytes[index] == 0x0D { line -= 1 }
    index += isPair ? 2 : 1
  }
  invariant(line == 0, "a position after the last line")
  return index + Int(node?[name: "character"]?.integer ?? -1)
}

/// The answers of the server to some input; each is valid JSON, and there is nothing between them.
private func answers(to input: [UInt8]) -> [[UInt8]] {
  let editor = FuzzedEditor(input)
  let status = Program(streams: editor, environment: { _ in nil }).run([Array("lsp".utf8)])
  invariant(status != .failed || !editor.complaints.isEmpty, "it gave up without a word")
  var rest = editor.output[...]
  var messages: [[UInt8]] = []
  while !rest.isEmpty {
    guard let end = rest.firstIndex(of: 0x0D), let colon = rest.firstIndex(of: 0x3A), colon < end,
      let count = Int(shown(Array(rest[colon...].dropFirst(2).prefix(end - colon - 2)))),
      rest.endIndex - end >= 4 + count
    else {
      invariant(false, "no message: \(shown(Array(rest)))")
      return []
    }
    let message = Array(rest[(end + 4)..<(end + 4 + count)])
    JSONTree.read(message) { invariant($0.errors.isEmpty, "no JSON: \(shown(message))") }
    messages.append(message)
    rest = rest[(end + 4 + count)...]
  }
  return messages
}

private func framed(_ message: [UInt8]) -> [UInt8] {
  Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
}

/// An editor that sends all its input at once and records the output.
private final class FuzzedEditor: StandardStreams {
  let input: InputReader
  let isTerminal = false
  let columns: Int? = nil
  let showsErrorsOnTerminal = false
  private(set) var output: [UInt8] = []
  private(set) var complaints = ""

  init(_ said: [UInt8]) { input = InputReader(said) }

  func write(_ text: String) -> FileError? { write(bytes: Array(text.utf8)) }

  func write(bytes: [UInt8]) -> FileError? {
    output += bytes
    return nil
  }

  func writeError(_ text: String) { complaints += text }
}
