import FCMLint

/// Connects the server to the program that runs it: provides the current directory and the settings
/// for paths.
package struct ServerHost {
  /// The absolute path of the current directory.
  package var currentDirectory: FilePath
  /// Returns a resolver that reads configuration files again, for the workspace folder `root`.
  package var makeResolver: (_ root: FilePath) -> Resolver

  /// Finds the settings for the document at an absolute path.
  package typealias Resolver = (_ path: FilePath) -> Resolution

  package init(
    currentDirectory: FilePath, makeResolver: @escaping (_ root: FilePath) -> Resolver
  ) {
    self.currentDirectory = currentDirectory
    self.makeResolver = makeResolver
  }

  /// The settings for a path.
  package enum Resolution {
    case settings(DocumentSettings)
    /// The configuration or command line excludes the file.
    case excluded
    /// The configuration is invalid; its errors as text.
    case broken(String)
  }
}

/// The lint settings for one document.
package struct DocumentSettings {
  package var linter: Linter
  /// The kind that the configuration gives the document; nil to detect it.
  package var kind: DocumentKind?
  /// The kind that the file name extension suggests.
  package var claim: DocumentKind?
  /// Removes findings that are suppressed or below the reported level.
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
