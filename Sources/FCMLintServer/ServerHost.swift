import FCMLint

/// Connects the server to the program that runs it: provides the settings for paths, and files.
package struct ServerHost {
  /// The absolute path of the current directory.
  package var currentDirectory: FilePath
  /// Returns a resolver that reads configuration files again, for the workspace folder `root`.
  package var makeResolver: (_ root: FilePath) -> Resolver
  /// The bytes of a file at an absolute path; nil if it cannot be read.
  package var read: (_ path: FilePath) -> [UInt8]?
  /// The absolute paths of the files to lint in a workspace folder.
  package var sources: (_ root: FilePath) -> [FilePath]
  /// Whether the host has the files of all schemes, not only of `file`.
  package var servesAllSchemes = false
  /// Records files that the client sent; nil for a deleted file.
  package var take: (_ path: FilePath, _ bytes: [UInt8]?) -> Void = { _, _ in }

  package init(
    currentDirectory: FilePath, makeResolver: @escaping (_ root: FilePath) -> Resolver,
    read: @escaping (_ path: FilePath) -> [UInt8]?,
    sources: @escaping (_ root: FilePath) -> [FilePath]
  ) {
    self.currentDirectory = currentDirectory
    self.makeResolver = makeResolver
    self.read = read
    self.sources = sources
  }

  /// Finds the settings for documents, and caches the configuration.
  package struct Resolver {
    /// The settings for the document at an absolute path.
    package var resolve: (_ path: FilePath) -> Resolution
    /// Whether no configuration has changed since it was read.
    package var isCurrent: () -> Bool

    package init(
      resolve: @escaping (_ path: FilePath) -> Resolution, isCurrent: @escaping () -> Bool
    ) {
      self.resolve = resolve
      self.isCurrent = isCurrent
    }
  }

  /// The settings for a path.
  package enum Resolution {
    case settings(DocumentSettings)
    /// The configuration or command line excludes the file.
    case excluded
    /// The configuration is invalid; its errors as text, too.
    case broken(ConfigurationFinder.Failure, String)
  }
}
