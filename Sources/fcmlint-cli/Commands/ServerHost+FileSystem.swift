import FCMLint
import FCMLintServer
import FCMLintWorkspace

extension ServerHost {
  /// A host that reads the file system.
  static func fileSystem(_ options: CheckOptions) -> ServerHost {
    ServerHost(
      currentDirectory: WorkingDirectory().directory,
      makeResolver: { WorkspaceResolver(options, $0).resolver },
      read: { try? SourceFile.read($0, patience: .zero).get() },
      sources: { WorkspaceResolver(options, $0).sources })
  }
}

/// Finds the settings and the files of a workspace folder, as the command line does.
private final class WorkspaceResolver {
  private let options: CheckOptions
  private let directory: WorkingDirectory
  private let detector = ChangeDetector()
  private let settings: SettingsResolver
  private let filter: FileFilter
  private let baseline: Result<Baseline, ConfigurationFinder.Failure>?
  private var sessions: [Int: LintSession] = [:]

  init(_ options: CheckOptions, _ root: FilePath) {
    self.options = options
    directory = WorkingDirectory(in: root)
    settings = SettingsResolver(options, directory, reader: detector.reader)
    filter = FileFilter(options, settings)
    baseline = options.baseline.map { [detector] in Self.read($0, detector.reader) }
  }

  var resolver: ServerHost.Resolver {
    ServerHost.Resolver(resolve: { self.resolve($0) }, isCurrent: { self.detector.isCurrent })
  }

  /// The files that the command line would lint.
  var sources: [FilePath] {
    FileFinder([directory.directory]) { self.filter.skips($0, isFolder: $1) }.files
  }

  private func resolve(_ path: FilePath) -> ServerHost.Resolution {
    switch settings.settings(for: path) {
    case .failure(let failure):
      return .broken(failure, ConfigurationErrorReport.text(failure, directory))
    case .success(let found):
      if filter.isExcluded(path) { return .excluded }
      var known: DocumentSettings.KnownFindings?
      switch baseline {
      case .failure(let failure)?:
        return .broken(failure, ConfigurationErrorReport.text(failure, directory))
      case .success(let baseline)?:
        known = DocumentSettings.KnownFindings(
          file: options.baseline ?? path, baseline: baseline,
          identity: directory.identity(path).text)
      case nil: break
      }
      let session = sessions[found.number] ?? LintSession(found.linter)
      sessions[found.number] = session
      return .settings(
        DocumentSettings(
          session: session, linter: found.linter, path: path, chain: found.layers,
          kind: found.kind, claim: found.claim, level: options.level, known: known))
    }
  }

  private static func read(
    _ path: FilePath, _ reader: FileReader
  ) -> Result<Baseline, ConfigurationFinder.Failure> {
    switch reader.read(path) {
    case .failure(let error): return .failure(ConfigurationFinder.Failure(path, error.words))
    case .success(let bytes):
      return Baseline.read(bytes).mapError {
        ConfigurationFinder.Failure(path, $0.message, bytes: bytes, at: $0.range)
      }
    }
  }
}
