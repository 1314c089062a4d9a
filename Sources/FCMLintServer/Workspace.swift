import FCMLint

/// The workspace folders of the client, and the settings of the documents in them.
struct Workspace {
  /// A workspace folder.
  struct Root {
    let uri: DocumentURI
    let path: FilePath

    /// Nil if the host has no files there, so that it would search another folder.
    init?(_ uri: DocumentURI, _ host: ServerHost) {
      guard host.servesAllSchemes || uri.isFile, let path = uri.absolutePath else { return nil }
      self.uri = uri
      self.path = path
    }
  }

  private let host: ServerHost
  /// The folders that the client names. No other folder is searched.
  private(set) var roots: [Root] = []
  private var resolvers: [FilePath: ServerHost.Resolver] = [:]
  /// The last resolvers without errors in a configuration.
  private var lastGood: [FilePath: ServerHost.Resolver] = [:]
  /// The folders in which a configuration has errors.
  private var broken: Set<FilePath> = []

  init(_ host: ServerHost) { self.host = host }

  /// Replaces the workspace folders.
  mutating func setRoots(_ folders: [DocumentURI]) {
    roots = folders.compactMap { Root($0, host) }
    let paths = roots.map { $0.path }
    resolvers = resolvers.filter { paths.contains($0.key) }
    lastGood = lastGood.filter { paths.contains($0.key) }
  }

  /// The innermost workspace folder that contains a document; for others the first one, or without
  /// any the current directory.
  func root(of uri: DocumentURI) -> FilePath {
    root(of: uri.absolutePath ?? host.currentDirectory)
  }

  private func root(of path: FilePath) -> FilePath {
    let paths = roots.map { $0.path }
    let around = paths.filter { path.relative(to: $0) != nil }
    return around.max { $0.bytes.count < $1.bytes.count } ?? paths.first ?? host.currentDirectory
  }

  /// Discards the settings, so that configurations are read again.
  mutating func forgetSettings() {
    for (root, resolver) in resolvers where !broken.contains(root) { lastGood[root] = resolver }
    resolvers = [:]
    broken = []
  }

  /// Discards the settings, although they are current, to free the memory of their sessions.
  mutating func forgetSessions() {
    guard broken.isEmpty else { return }
    resolvers = [:]
    lastGood = [:]
  }

  /// Discards the settings if a configuration has changed; whether it has.
  mutating func forgetOutdatedSettings() -> Bool {
    if resolvers.values.allSatisfy({ $0.isCurrent() }) { return false }
    forgetSettings()
    return true
  }

  /// The settings of a document; nil if it is excluded.
  ///
  /// If its configuration has errors, the last settings without errors apply.
  mutating func settings(
    for path: FilePath
  ) -> (DocumentSettings?, failure: (ConfigurationFinder.Failure, String)?) {
    let root = root(of: path)
    let resolver = resolvers[root] ?? host.makeResolver(root)
    resolvers[root] = resolver
    switch resolver.resolve(path) {
    case .settings(let settings): return (settings, nil)
    case .excluded: return (nil, nil)
    case .broken(let failure, let text):
      broken.insert(root)
      if case .settings(let settings)? = lastGood[root]?.resolve(path) {
        return (settings, (failure, text))
      }
      return (nil, (failure, text))
    }
  }
}
