import FCMLint
import FCMLintReporting
import FCMLintRules

/// The effective settings for a document: its options, and the configuration in them.
struct WebSettings {
  let linter: Linter
  let kind: DocumentKind?
  let claim: DocumentKind?
  let layout: Linter.Layout
  private let path: FilePath
  private let chain: ConfigurationChain
  private let level: Severity

  static let ruleNames =
    Rulebook.all.map { $0.id } + Rule.Family.allCases.map { $0.rawValue }

  /// - Parameter name: the path of the document, relative to the directory of the options.
  init(path name: [UInt8], _ options: WebOptions) throws(WebOptions.Problem) {
    path = options.directory.resolving(FilePath(bytes: Array(name.drop { $0 == .slash })))
    layout = Linter.Layout(of: path)
    claim = FileType(of: path)?.claim
    level = options.level
    chain = try Self.chain(for: path, options)
    kind = options.kind ?? chain.kind(of: path.bytes)
    var configuration = Configuration()
    for setting in path.impliedSettings + chain.settings(for: path.bytes) {
      configuration.severities[setting.name] = .some(setting.severity)
    }
    let hides = chain.layers.contains { !$0.file.ignores.isEmpty }
    configuration.level = hides ? .hint : options.level
    configuration.project = chain.project
    if let styles = chain.placeholders {
      configuration.templates = PlaceholderSyntax(patterns: styles)
    }
    linter = Linter(rules: Rulebook.all, configuration: configuration)
  }

  private static func chain(
    for path: FilePath, _ options: WebOptions
  ) throws(WebOptions.Problem) -> ConfigurationChain {
    let directory = options.directory
    let start = options.configurationFile.map { directory.resolving($0) }
    let implied = directory.appending(Array(ConfigurationFile.name.utf8))
    if start == nil, options.configuration == nil { return ConfigurationChain() }
    var files = options.files
    if let text = options.configuration { files[start ?? implied] = .some(text) }
    var needed: FilePath?
    let reader = FileReader(
      read: { path in
        if let known = files[path], let bytes = known { return .success(bytes) }
        if files[path] == nil { needed = path }
        return .failure(FileReader.Failure(words: "no such file or directory"))
      }, exists: { files[$0] != nil }, isRepository: { _ in false })
    let finder = ConfigurationFinder(
      .file(start ?? implied, directory: directory), in: reader, ruleNames: Self.ruleNames)
    switch finder.layers(for: path) {
    case .success(let chain): return chain
    case .failure(let failure):
      throw WebOptions.Problem(message: message(failure, directory), needs: needed)
    }
  }

  /// The first error in a configuration file, in one line.
  private static func message(
    _ failure: ConfigurationFinder.Failure, _ directory: FilePath
  ) -> String {
    let path = failure.path.relative(to: directory) ?? failure.path
    guard let first = failure.problems.first else { return LogSanitizer.safe(path.text) }
    let place = LineIndex(failure.bytes).position(of: first.range.start)
    let position = failure.bytes.isEmpty ? "" : ":\(place.line):\(place.column)"
    let help = first.help.flatMap { $0.isEmpty ? nil : "; " + $0 } ?? ""
    return LogSanitizer.safe("\(path.text)\(position): \(first.message)\(help)")
  }

  /// Whether the configuration excludes the document.
  var isExcluded: Bool { chain.excludes(path.bytes) }

  /// The findings that are neither suppressed nor below the level.
  func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if chain.layers.isEmpty { return diagnostics }
    let families = Dictionary(firstOf: Rulebook.all.map { ($0.id, $0.family.rawValue) })
    return diagnostics.filter { diagnostic in
      diagnostic.severity >= level
        && chain.ignores(
          rule: diagnostic.rule, family: families[diagnostic.rule] ?? "",
          pointer: diagnostic.pointer, path: path.bytes
        ).isEmpty
    }
  }
}
