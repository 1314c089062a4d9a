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
  private var sessions: [Int: LintSession] = [:]

  init(_ options: CheckOptions, _ root: FilePath) {
    self.options = options
    directory = WorkingDirectory(in: root)
    settings = SettingsResolver(options, directory, reader: detector.reader)
    filter = FileFilter(options, settings)
  }

  var resolver: ServerHost.Resolver {
    ServerHost.Resolver(resolve: { self.resolve($0) }, isCurrent: { self.detector.isCurrent })
  }

  /// The files that the command line would lint.
  var sources: [FilePath] {
    FileFinder([directory.directory]) { self.filter.skips($0, isFolder: $1) }.files
  }

  private func resolve(_ path: FilePath) -> ServerHost.Resolution {
    if let file = options.baseline, settings.baseline == nil {
      switch settings.baselines.read(file) {
      case .failure(let failure):
        return .broken(failure, ConfigurationErrorReport.text(failure, directory))
      case .success(let baseline): settings.baseline = KnownFindings(file, baseline)
      }
    }
    switch settings.settings(for: path) {
    case .failure(let failure):
      return .broken(failure, ConfigurationErrorReport.text(failure, directory))
    case .success(let found):
      if filter.isExcluded(path) { return .excluded }
      let known = found.known.map {
        DocumentSettings.KnownFindings(
          file: $0.file, baseline: $0.baseline,
          identity: directory.identity(path, outside: $0.folder).text)
      }
      let session = sessions[found.number] ?? LintSession(found.linter)
      sessions[found.number] = session
      return .settings(
        DocumentSettings(
          session: session, linter: found.linter, path: path, chain: found.layers,
          kind: found.kind, claim: found.claim, level: options.level, known: known))
    }
  }
}
