import FCMLint
import FCMLintReporting

/// A client message, which is valid as long as its JSON tree.
///
/// Source: JSON-RPC 2.0; Language Server Protocol 3.17, Base Protocol.
struct JSONRPCMessage {
  /// The ID as JSON text; nil for a notification, which gets no response.
  let id: String?
  /// The method; nil for a response to a server request.
  let method: String?
  let params: JSONNode?

  /// The error codes in responses.
  enum ErrorCode: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case notInitialized = -32002
    case requestCancelled = -32800

    var words: String {
      switch self {
      case .parseError: "invalid JSON"
      case .invalidRequest: "invalid request"
      case .methodNotFound: "unknown method"
      case .notInitialized: "\"initialize\" must be the first request"
      case .requestCancelled: "request canceled"
      }
    }
  }

  /// Reads a message, or returns the error to respond with.
  static func read(_ tree: JSONTree) -> Result<JSONRPCMessage, ErrorCode> {
    // While the user types, a document can contain a lone surrogate.
    guard tree.errors.allSatisfy({ $0.kind == .loneSurrogate }), let root = tree.root else {
      return .failure(.parseError)
    }
    guard root.isObject else { return .failure(.invalidRequest) }
    let id = root[name: "id"].flatMap { self.id($0) }
    let method = root[name: "method"].flatMap { $0.isString ? $0.text : nil }
    if method == nil, root[name: "result"] == nil, root[name: "error"] == nil {
      return .failure(.invalidRequest)
    }
    return .success(JSONRPCMessage(id: id, method: method, params: root[name: "params"]))
  }

  /// The JSON text of an ID; nil if the value is not one.
  static func id(_ node: JSONNode) -> String? {
    node.isString || node.isNumber ? node.source : nil
  }

  /// The URI of the document in the parameters.
  var uri: DocumentURI? {
    params?[name: "textDocument"]?[name: "uri"]?.text.map { DocumentURI($0) }
  }
}

extension JSONRPCMessage.ErrorCode: Error {}

/// Creates messages to the client.
enum ServerMessage {
  /// A response to a request.
  ///
  /// - Parameter id: the ID of the request as JSON text.
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

  static func request(_ id: String, _ method: String, _ params: JSONValue?) -> JSONValue {
    ["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": params]
  }
}
