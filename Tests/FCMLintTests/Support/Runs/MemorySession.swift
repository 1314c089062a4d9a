import FCMLint
import FCMLintReporting
import Foundation

@testable import FCMLintServer

/// A conversation with a server in memory.
struct MemorySession {
  let server = MemoryHost().server()
  /// The IDs of the rules in the last published list of each file.
  var published: [String: [String]] = [:]
  /// The messages and the version of the last published list of each file.
  var messages: [String: [String]] = [:]
  var versions: [String: Int] = [:]
  /// The messages that the client shows.
  var shown: [String] = []

  init(
    files: [String: String], capabilities: String = "{}", folders: [String] = ["file:///project"]
  ) {
    let list = files.map {
      JSONValue.object([("uri", .string($0.key)), ("text", .string($0.value))])
    }
    let params: JSONValue = [
      "workspaceFolders": .array(folders.map { ["uri": .string($0), "name": "project"] }),
      "capabilities": .text(capabilities),
      "initializationOptions": ["files": .array(list)],
    ]
    receive(ServerMessage.request("1", "initialize", params).line)
  }

  mutating func receive(_ message: String) {
    for text in server.receive(Array(message.utf8)) + server.lintChanged() {
      let object = ServerRun.object(text)
      let params = object["params"] as? [String: Any]
      if object["method"] as? String == "window/showMessage" {
        shown.append(params?["message"] as? String ?? "")
      }
      guard let uri = params?["uri"] as? String,
        let list = params?["diagnostics"] as? [[String: Any]]
      else { continue }
      published[uri] = list.map { $0["code"] as? String ?? "" }
      messages[uri] = list.map { $0["message"] as? String ?? "" }
      versions[uri] = params?["version"] as? Int
    }
  }

  mutating func open(_ uri: String, _ text: String) { receive(ServerRun.open(uri, text)) }

  mutating func send(file: String, _ text: String?) {
    let files: JSONValue = [
      "files": [["uri": .string(file), "text": text.map { .string($0) } ?? .null]]
    ]
    receive(ServerRun.notification("fcmlint/files", files.line))
  }

  func rules(_ uri: String) -> [String] { published[uri] ?? ["not published"] }

  /// The result of a request about a document.
  func request(_ method: String, _ uri: String, _ more: JSONValue = [:]) -> Any? {
    var params: JSONValue = ["textDocument": ["uri": .string(uri)]]
    params.merge(more)
    let request = ServerMessage.request("9", method, params).line
    let answers = server.receive(Array(request.utf8)).map(ServerRun.object)
    return answers.first { $0["id"] as? String == "9" }?["result"]
  }
}
