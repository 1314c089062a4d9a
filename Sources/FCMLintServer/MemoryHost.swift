import FCMLint
import FCMLintReporting
import FCMLintRules

/// A host without a file system, such as a page: the client sends the files that the server needs.
///
/// The client sends configurations and baselines, and for workspace diagnostics also sources, in
/// `initializationOptions` or in the notification `fcmlint/files`, as `{"files": [{"uri", "text"}]}`;
/// a text of `null` deletes a file.
package final class MemoryHost {
  private var files: [FilePath: [UInt8]] = [:]
  /// Counts changes of the files.
  private var revision = 0

  package init() {}

  /// A server whose files are in memory.
  package func server() -> LanguageServer {
    var host = ServerHost(
      currentDirectory: FilePath("/"), makeResolver: { self.resolver($0) },
      read: { self.files[$0] },
      sources: { root in
        self.files.keys.filter { path in
          FileType(of: path) != nil && !path.isConfiguration && path.relative(to: root) != nil
        }.sorted()
      })
    host.servesAllSchemes = true
    host.take = { path, bytes in
      self.files[path] = bytes
      self.revision += 1
    }
    return LanguageServer(host)
  }

  private var reader: FileReader {
    FileReader(
      read: { path, _ in
        guard let bytes = self.files[path] else {
          return .failure(FileReader.Failure(words: "no such file or directory"))
        }
        return .success(bytes)
      },
      exists: { self.files[$0] != nil }, isRepository: { _ in false })
  }

  private func resolver(_ root: FilePath) -> ServerHost.Resolver {
    let read = revision
    let finder = ConfigurationFinder(.nearest, in: reader, ruleNames: Rulebook.names)
    let baselines = BaselineCache(reader)
    var sessions: [String: (Linter, LintSession)] = [:]
    return ServerHost.Resolver(
      resolve: { path in
        switch finder.layers(for: path) {
        case .failure(let failure): return Self.broken(failure, root)
        case .success(let chain):
          let reference = chain.baseline
          if chain.excludes(path.bytes) || reference?.file == path { return .excluded }
          var known: DocumentSettings.KnownFindings?
          if let reference {
            switch baselines.read(reference) {
            case .failure(let failure): return Self.broken(failure, root)
            case .success(let baseline):
              // The repository is unknown; its root is usually the workspace folder.
              known = DocumentSettings.KnownFindings(
                file: reference.file, baseline: baseline,
                identity: (path.relative(to: root) ?? path).text)
            }
          }
          let (linter, session) = Self.linter(chain, path, &sessions)
          return .settings(
            DocumentSettings(
              session: session, linter: linter, path: path, chain: chain,
              kind: chain.kind(of: path.bytes), claim: FileType(of: path)?.claim, level: .hint,
              known: known))
        }
      },
      isCurrent: { self.revision == read })
  }

  private static func broken(
    _ failure: ConfigurationFinder.Failure, _ root: FilePath
  ) -> ServerHost.Resolution {
    .broken(failure, failure.text(as: failure.path.relative(to: root) ?? failure.path))
  }

  private static func linter(
    _ chain: ConfigurationChain, _ path: FilePath,
    _ sessions: inout [String: (Linter, LintSession)]
  ) -> (Linter, LintSession) {
    var configuration = Configuration()
    configuration.level = .hint
    configuration = configuration.over(chain, for: path)
    let key = configuration.key(chain)
    if let known = sessions[key] { return known }
    let linter = Linter(configuration: configuration)
    let made = (linter, LintSession(linter))
    sessions[key] = made
    return made
  }
}
