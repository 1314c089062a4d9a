import FCMLint
import FCMLintReporting

/// A message of the editor, which is valid as long as the tree it was read from.
///
/// Source: JSON-RPC 2.0; Language Server Protocol 3.17, Base Protocol.
struct JSONRPCMessage {
  /// The id as it stands in the message; nil for a notification, which wants no answer.
  let id: String?
  /// Nil for the answer to a request of ours.
  let method: String?
  let params: JSONNode?

  /// What a message that cannot be obeyed is answered with.
  enum ErrorCode: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case notInitialized = -32002

    var words: String {
      switch self {
      case .parseError: "this is not JSON"
      case .invalidRequest: "this is no request that can be obeyed now"
      case .methodNotFound: "there is no such method"
      case .notInitialized: "\"initialize\" comes first"
      }
    }
  }

  /// Reads a message; the error if it is none.
  static func read(_ tree: JSONTree, _ bytes: [UInt8]) -> Result<JSONRPCMessage, ErrorCode> {
    // Half of a pair may stand in a document while somebody types.
    guard tree.errors.allSatisfy({ $0.kind == .loneSurrogate }), let root = tree.root else {
      return .failure(.parseError)
    }
    guard root.isObject else { return .failure(.invalidRequest) }
    let id = root[name: "id"].flatMap { node in
      node.isString || node.isNumber
        ? String(decoding: bytes[node.range.start..<node.range.end], as: UTF8.self) : nil
    }
    let method = root[name: "method"].flatMap { $0.isString ? $0.text : nil }
    if method == nil, root[name: "result"] == nil, root[name: "error"] == nil {
      return .failure(.invalidRequest)
    }
    return .success(JSONRPCMessage(id: id, method: method, params: root[name: "params"]))
  }

  /// The URI of the document that the message is about.
  var uri: String? { params?[name: "textDocument"]?[name: "uri"]?.text }
}

extension JSONRPCMessage.ErrorCode: Error {}

/// What is sent to the editor.
enum ServerMessage {
  /// - Parameter id: the id as it stands in the request.
  static func response(_ id: String, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": .text(id), "result": result]
  }

  static func failure(_ id: String?, _ error: JSONRPCMessage.ErrorCode) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": .text(id ?? "null"),
      "error": ["code": .number(error.rawValue), "message": .string(error.words)],
    ]
  }

  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }

  static func request(_ id: String, _ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": params]
  }
}
