import FCMLint
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

  /// - Parameter path: the name of the document, relative to the folder of the configuration.
  init(path name: [UInt8], _ options: WebOptions) throws(WebOptions.Problem) {
    path = FilePath(bytes: [.slash] + name.drop { $0 == .slash })
    layout = Linter.Layout(of: path)
    claim = FileType(of: path)?.claim
    level = options.level
    chain = try Self.chain(options.configuration)
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

  private static func chain(_ text: [UInt8]?) throws(WebOptions.Problem) -> ConfigurationChain {
    guard let text else { return ConfigurationChain() }
    let (file, problems) = ConfigurationReader.read(text, ruleNames: ruleNames)
    if let first = problems.first {
      let place = LineIndex(text).position(of: first.range.start)
      let help = first.help.flatMap { $0.isEmpty ? nil : "; " + $0 } ?? ""
      let name = String(decoding: ConfigurationFile.name.utf8, as: UTF8.self)
      throw WebOptions.Problem(
        message: "\(name):\(place.line):\(place.column): \(first.message)\(help)")
    }
    return ConfigurationChain([
      ConfigurationChain.Layer(file: file, path: [.slash], folders: [[.slash]])
    ])
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
