import FCMLint
import FCMLintReporting

// Source: Language Server Protocol 3.17, Initialize Request, Register Capability, and Workspace
// Folders.
extension LanguageServer {
  /// Records the client capabilities and returns the server capabilities.
  func initialize(_ params: JSONNode?) -> JSONValue {
    capabilities = ClientCapabilities(params)
    receiveFiles(params?[name: "initializationOptions"])
    let folders = params?[name: "workspaceFolders"].map { Self.folders($0) } ?? []
    if !folders.isEmpty {
      workspace.setRoots(folders)
    } else if let uri = params?[name: "rootUri"]?.text {
      workspace.setRoots([DocumentURI(uri)])
    } else if let path = params?[name: "rootPath"], path.isString,
      path.decodedBytes.first == UInt8(ascii: "/")
    {
      let path = FilePath(bytes: path.decodedBytes).tidied
      workspace.setRoots([DocumentURI.file(path)])
    }
    return capabilities.serverCapabilities
  }

  func didChangeFolders(_ params: JSONNode?) {
    let event = params?[name: "event"]
    let removed = event?[name: "removed"].map { Self.folders($0) } ?? []
    let added = event?[name: "added"].map { Self.folders($0) } ?? []
    let known = workspace.roots.map { $0.uri }
    workspace.setRoots(known.filter { !removed.contains($0) && !added.contains($0) } + added)
    lintAllAgain()
  }

  private static func folders(_ list: JSONNode) -> [DocumentURI] {
    list.elements.compactMap { $0[name: "uri"]?.text.map { DocumentURI($0) } }
  }

  /// Registers for notifications of changed files: configurations and baselines, and for a client that
  /// requests the diagnostics of the workspace, everything in them.
  func watchFiles() {
    guard capabilities.watchesFiles else { return }
    var globs = ConfigurationFile.names.flatMap { ["**/\($0)", "**/*\($0)"] }
    globs.append("**/*baseline*.json")
    if capabilities.pullsDiagnostics {
      globs += FileType.allCases.map { "**/*\($0.ending)" }
    }
    watch(globs, id: "configurations")
  }

  /// Registers for changes of a baseline that a configuration names, unless they are reported anyway.
  func watch(baseline file: FilePath) {
    guard !Self.isNamedBaseline(file), baselines.insert(file).inserted, capabilities.watchesFiles
    else { return }
    let name = String(decoding: file.name, as: UTF8.self)
    watch(["**/" + IgnoreEntry.pattern(for: name)], id: "baseline-\(baselines.count)")
  }

  private func watch(_ globs: [String], id: String) {
    let watchers = globs.map { JSONValue.object([("globPattern", .string($0))]) }
    let registration: JSONValue = [
      "id": .string(id), "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .array(watchers)],
    ]
    request("client/registerCapability", ["registrations": [registration]])
  }

  func didChangeWatchedFiles(_ params: JSONNode?) {
    let changes = params?[name: "changes"]?.elements.compactMap { $0[name: "uri"]?.text } ?? []
    let paths = changes.map { DocumentURI($0).absolutePath ?? FilePath(bytes: []) }
    let areSources = !paths.isEmpty && paths.allSatisfy { isSource($0) }
    guard areSources else { return lintAllAgain() }
    topicIndex = TopicIndex()
    for uri in changes { files.forget(DocumentURI(uri)) }
  }

  /// Whether a changed file affects no other file.
  private func isSource(_ path: FilePath) -> Bool {
    FileType(of: path) != nil && !path.isConfiguration && !isBaseline(path)
  }

  /// Whether a file is or may be a baseline.
  func isBaseline(_ path: FilePath) -> Bool {
    Self.isNamedBaseline(path) || baselines.contains(path)
  }

  private static func isNamedBaseline(_ path: FilePath) -> Bool {
    String(decoding: path.name, as: UTF8.self).contains(bytesOf: "baseline")
  }

  /// Receives the files that a server without a file system needs: configurations, baselines, and the
  /// sources for workspace diagnostics.
  func didReceiveFiles(_ params: JSONNode?) {
    receiveFiles(params)
    lintAllAgain()
  }

  private func receiveFiles(_ params: JSONNode?) {
    guard let list = params?[name: "files"] else { return }
    for file in list.elements {
      guard let path = file[name: "uri"]?.text.flatMap({ DocumentURI($0).absolutePath }) else {
        continue
      }
      let text = file[name: "text"]
      host.take(path, text.flatMap { $0.isString ? $0.decodedBytes : nil })
    }
  }
}
