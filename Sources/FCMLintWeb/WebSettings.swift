import FCMLint
import FCMLintReporting
import FCMLintRules

/// The effective settings for a document: its options, and the configuration in them.
struct WebSettings {
  let linter: Linter
  private let source: WebConfiguration
  private let level: Severity

  var kind: DocumentKind? { source.kind }
  var claim: DocumentKind? { source.claim }
  var layout: Linter.Layout { source.layout }
  var isExcluded: Bool { source.isExcluded }

  static let ruleNames =
    Rulebook.all.map { $0.id } + Rule.Family.allCases.map { $0.rawValue }

  /// - Parameter name: the path of the document, relative to the directory of the options.
  init(path name: [UInt8], _ options: WebOptions) throws(WebOptions.Problem) {
    source = try WebConfiguration(path: name, options, ruleNames: Self.ruleNames)
    level = options.level
    let chain = source.chain
    var configuration = Configuration()
    for setting in source.path.impliedSettings + chain.settings(for: source.path.bytes) {
      configuration.severities[setting.name] = .some(setting.severity)
    }
    let hides = chain.layers.contains { !$0.file.ignores.isEmpty }
    configuration.level = hides ? .hint : options.level
    configuration.project = chain.project
    configuration.templates = chain.templates
    linter = Linter(rules: Rulebook.all, configuration: configuration)
  }

  /// The findings that are neither suppressed nor below the level.
  func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if source.chain.layers.isEmpty { return diagnostics }
    let families = Dictionary(firstOf: Rulebook.all.map { ($0.id, $0.family.rawValue) })
    return diagnostics.filter { diagnostic in
      diagnostic.severity >= level
        && source.chain.ignores(
          rule: diagnostic.rule, family: families[diagnostic.rule] ?? "",
          pointer: diagnostic.pointer, path: source.path.bytes
        ).isEmpty
    }
  }
}
