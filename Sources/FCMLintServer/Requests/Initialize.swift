import FCMLint
import FCMLintReporting

// Source: Language Server Protocol 3.17, Initialize Request and Register Capability.
extension LanguageServer {
  /// Records the client capabilities and returns the server capabilities.
  func initialize(_ params: JSONNode?) -> JSONValue {
    let folder = params?[name: "workspaceFolders"]?.elements.first { _ in true }
    let uri = folder?[name: "uri"]?.text ?? params?[name: "rootUri"]?.text
    let path = uri.flatMap { URIEncoding.path(ofFile: $0) } ?? Self.bytes(params?[name: "rootPath"])
    if let path, path.first == UInt8(ascii: "/") { root = FilePath(bytes: path).tidied }
    capabilities = ClientCapabilities(params)
    return capabilities.serverCapabilities
  }

  /// The bytes of a string that is a path; nil for other values.
  private static func bytes(_ node: JSONNode?) -> [UInt8]? {
    node.flatMap { $0.isString ? $0.decodedBytes : nil }
  }

  /// Registers for notifications of changed configuration files.
  func watchConfigurations() {
    guard capabilities.watchesFiles else { return }
    let watchers = ["**/\(ConfigurationFile.name)", "**/*\(ConfigurationFile.name)"].map {
      JSONValue.object([("globPattern", .string($0))])
    }
    let registration: JSONValue = [
      "id": "configurations", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .array(watchers)],
    ]
    request("client/registerCapability", ["registrations": [registration]])
  }
}
