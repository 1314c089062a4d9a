import FCMLint
import FCMLintRules

/// The lint settings for one document.
package struct DocumentSettings {
  /// Known findings, and the path under which the document is recorded among them.
  package struct KnownFindings {
    package var file: FilePath
    package var baseline: Baseline
    package var identity: String

    package init(file: FilePath, baseline: Baseline, identity: String) {
      self.file = file
      self.baseline = baseline
      self.identity = identity
    }
  }

  /// Shared by all documents with the same linter.
  package let session: LintSession
  package let linter: Linter
  /// The absolute path of the document.
  package let path: FilePath
  package let chain: ConfigurationChain
  /// The kind that the configuration gives the document; nil to detect it.
  package let kind: DocumentKind?
  /// The kind that the file name extension suggests.
  package let claim: DocumentKind?
  /// The lowest severity to show.
  package let level: Severity
  /// The findings in the baseline; nil if there is none.
  package let known: KnownFindings?

  package init(
    session: LintSession, linter: Linter, path: FilePath, chain: ConfigurationChain,
    kind: DocumentKind?, claim: DocumentKind?, level: Severity, known: KnownFindings?
  ) {
    self.session = session
    self.linter = linter
    self.path = path
    self.chain = chain
    self.kind = kind
    self.claim = claim
    self.level = level
    self.known = known
  }

  /// The findings that are neither suppressed nor below the level.
  func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let entries = known.map { Baseline.entries(diagnostics, path: $0.identity) }
    let hasIgnores = chain.layers.contains { !$0.file.ignores.isEmpty }
    return diagnostics.enumerated().compactMap { index, diagnostic in
      if diagnostic.severity < level { return nil }
      if let entries, known?.baseline.entries.contains(entries[index]) == true { return nil }
      if hasIgnores, !chain.ignores(diagnostic, in: path).isEmpty { return nil }
      return diagnostic
    }
  }
}
