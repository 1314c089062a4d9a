import FCMLint
import FCMLintEmbedding
import FCMLintRules
import FCMLintWorkspace

extension FileFilter {
  /// The filter of a run.
  convenience init(_ options: CheckOptions, _ resolver: SettingsResolver) {
    self.init(
      resolver.directory, configurations: resolver.configurations, excludes: options.excludes,
      usesIgnoreFiles: options.usesIgnoreFiles)
  }
}

/// Finds the settings for each path: configuration, linter and document kind.
final class SettingsResolver {
  /// The effective settings for one path.
  struct Settings {
    var linter: Linter
    /// Identifies the linter, so that threads can reuse sessions.
    var number: Int
    var layers: ConfigurationChain
    var kind: DocumentKind?
    var claim: DocumentKind?
    var failOn: Severity?
    /// The baseline; nil if there is none.
    var known: KnownFindings?
    /// The language of a source in which documents are embedded; nil for JSON.
    var language: HostLanguage?
  }

  let options: CheckOptions
  let configurations: ConfigurationFinder
  let directory: WorkingDirectory
  private var linters: [String: (Linter, Int)] = [:]
  /// The linter for paths without a configuration, the most common case.
  private var plain: Linter?
  /// The settings of the last path without a configuration, and its folder.
  private var last: (folder: FilePath, settings: Settings)?
  /// The findings in the file that `--baseline` names.
  var baseline: KnownFindings?
  private(set) lazy var baselines = BaselineCache(reader)
  private let reader: FileReader
  /// The baseline of each configuration file that names one.
  var known: [[UInt8]: KnownFindings] = [:]
  /// Whether known findings are needed.
  let usesBaselines: Bool

  init(
    _ options: CheckOptions, _ directory: WorkingDirectory, reader: FileReader = .fileSystem,
    usesBaselines: Bool = true
  ) {
    self.options = options
    self.directory = directory
    self.usesBaselines = usesBaselines
    self.reader = reader
    configurations = ConfigurationFinder(
      options.configurationSource, in: reader, ruleNames: Rulebook.names)
  }

  /// The settings for a path; fails if its configuration is invalid.
  func settings(for path: FilePath) -> Result<Settings, ConfigurationFinder.Failure> {
    let implied = path.impliedSettings
    if let last, implied.isEmpty, path.isEntry(of: last.folder) {
      var settings = last.settings
      settings.claim = FileType(of: path)?.claim
      settings.language = language(of: path, path, settings.layers)
      return .success(settings)
    }
    let full = directory.full(path)
    switch configurations.layers(for: full) {
    case .failure(let failure): return .failure(failure)
    case .success(let layers):
      let known: KnownFindings?
      switch self.known(layers) {
      case .failure(let failure): return .failure(failure)
      case .success(let found): known = found
      }
      let (linter, number) = linter(layers, full, isPlain: layers.layers.isEmpty && implied.isEmpty)
      let settings = Settings(
        linter: linter, number: number, layers: layers,
        kind: options.configuration.kind ?? layers.kind(of: full.bytes),
        claim: FileType(of: path)?.claim,
        failOn: failOn(layers.failOn), known: known, language: language(of: path, full, layers))
      if layers.layers.isEmpty, implied.isEmpty { last = (path.folder, settings) }
      return .success(settings)
    }
  }

  private func language(
    of path: FilePath, _ full: FilePath, _ layers: ConfigurationChain
  ) -> HostLanguage? {
    let language = HostLanguage(of: path, full: full, layers)
    // A text with a single document of a given kind has no other text.
    if language == .plainText, options.configuration.kind != nil, isNamed(path) { return nil }
    // A search for JSON finds collections because they are JSON files.
    let readsEmbedded = options.readsEmbedded && layers.readsEmbedded
    if !readsEmbedded, FileType(of: path) != nil, layers.claim(on: full.bytes) == nil,
      !isNamed(path)
    {
      return nil
    }
    return language
  }

  /// The absolute paths that the user names.
  private(set) lazy var named = Set(
    (options.paths + [options.stdinName].compactMap(\.self)).map(directory.full))

  /// Whether the user names the path, and not only a directory above it.
  func isNamed(_ path: FilePath) -> Bool { named.contains(directory.full(path)) }

  /// The minimum severity to look for, given the minimum severity that fails the run.
  func level(_ failOn: Severity?) -> Severity {
    min(options.configuration.level, failOn ?? options.configuration.level)
  }

  /// The minimum severity that fails the run, given the threshold in the configuration.
  func failOn(_ level: FailThreshold?) -> Severity? {
    if options.namesFailOn { return options.failOn }
    switch level {
    case .atLeast(let severity): return severity
    case .never: return nil
    case nil: return options.failOn
    }
  }

  private func linter(
    _ layers: ConfigurationChain, _ path: FilePath, isPlain: Bool
  ) -> (Linter, Int) {
    let keepsAll = options.baseline != nil || options.newBaseline != nil
    if isPlain, !keepsAll, let plain { return (plain, -1) }
    var configuration = options.configuration.over(layers, for: path)
    // Suppressed findings must be found even below the level, or their entries would seem unused.
    configuration.level =
      keepsAll || layers.mayHideFindings ? .hint : level(failOn(layers.failOn))
    if isPlain, !keepsAll {
      let linter = Linter(configuration: configuration)
      plain = linter
      return (linter, -1)
    }
    let key = configuration.key(layers)
    if let known = linters[key] { return known }
    let made = (Linter(configuration: configuration), linters.count)
    linters[key] = made
    return made
  }
}
