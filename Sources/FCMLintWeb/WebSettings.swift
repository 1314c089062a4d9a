import FCMLint
import FCMLintReporting
import FCMLintRules

/// The effective settings for a document: its options, and the configuration in them.
struct WebSettings {
  var linter: Linter
  private let source: WebConfiguration
  private let level: Severity

  var kind: DocumentKind? { source.kind }
  var claim: DocumentKind? { source.claim }
  var layout: Linter.Layout { source.layout }
  var isExcluded: Bool { source.isExcluded }

  /// - Parameter name: the path of the document, relative to the directory of the options.
  init(path name: [UInt8], _ options: WebOptions) throws(WebOptions.Problem) {
    source = try WebConfiguration(path: name, options, ruleNames: Rulebook.names)
    level = options.level
    let chain = source.chain
    var configuration = Configuration().over(chain, for: source.path)
    configuration.level = chain.mayHideFindings ? .hint : options.level
    linter = Linter(configuration: configuration)
  }

  /// The findings that are neither suppressed nor below the level.
  func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if source.chain.layers.isEmpty { return diagnostics }
    return diagnostics.filter { diagnostic in
      diagnostic.severity >= level && source.chain.ignores(diagnostic, in: source.path).isEmpty
    }
  }
}
