import FCMLint

/// What the server needs from the program that runs it: where it runs, and which settings apply to
/// a path.
package struct ServerHost {
  /// The absolute path of the directory in which the program was started.
  package var currentDirectory: FilePath
  /// Starts reading configuration files anew, for an editor that has opened the directory `root`.
  package var makeResolver: (_ root: FilePath) -> Resolver

  /// Finds the settings for the document at an absolute path.
  package typealias Resolver = (_ path: FilePath) -> Resolution

  package init(
    currentDirectory: FilePath, makeResolver: @escaping (_ root: FilePath) -> Resolver
  ) {
    self.currentDirectory = currentDirectory
    self.makeResolver = makeResolver
  }

  /// What applies to a path.
  package enum Resolution {
    case settings(DocumentSettings)
    /// The configuration or the command line leaves the file out.
    case excluded
    /// A configuration cannot be used; the reasons, for people.
    case broken(String)
  }
}

/// How one document is linted.
package struct DocumentSettings {
  package var linter: Linter
  /// The kind that the configuration gives the document; nil to detect it.
  package var kind: DocumentKind?
  /// The kind that the file name extension suggests.
  package var claim: DocumentKind?
  /// Leaves out the findings that the configuration hides or that are below the level shown.
  package var shown: ([Diagnostic]) -> [Diagnostic]

  package init(
    linter: Linter, kind: DocumentKind?, claim: DocumentKind?,
    shown: @escaping ([Diagnostic]) -> [Diagnostic]
  ) {
    self.linter = linter
    self.kind = kind
    self.claim = claim
    self.shown = shown
  }
}
