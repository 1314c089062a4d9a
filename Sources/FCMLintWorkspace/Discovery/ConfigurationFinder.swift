import FCMLint

/// Finds and reads the configuration that holds for a path; the same for files, standard input
/// and editors.
package final class ConfigurationFinder {
  /// Mistakes in a configuration file, or the error of reading it.
  package struct Failure: Error, Sendable {
    /// The configuration file.
    package var path: FilePath
    /// What it holds; empty when it could not be read.
    package var bytes: [UInt8]
    /// What is wrong, in the order of the file.
    package var problems: [ConfigurationProblem]
  }

  /// Where configurations come from.
  package enum Source: Sendable {
    /// The nearest file upward from each path.
    case nearest
    /// One file for every path, and the folder that its patterns count from for paths outside of
    /// its own.
    case file(FilePath, directory: FilePath)
    case none
  }

  private let ruleNames: () -> [String]
  private let source: Source
  private var folders = UpwardSearch<Result<ConfigurationChain, Failure>>()
  private var files: [FilePath: Result<ConfigurationChain, Failure>] = [:]

  /// - Parameter ruleNames: the ids of all rules, and the families; asked for when a file is read.
  package init(_ source: Source, ruleNames: @autoclosure @escaping () -> [String]) {
    self.source = source
    self.ruleNames = ruleNames
  }

  /// The configuration for an absolute path.
  package func layers(for path: FilePath) -> Result<ConfigurationChain, Failure> {
    switch source {
    case .none: return .success(ConfigurationChain())
    case .file(let file, let directory): return read(file, otherwise: directory)
    case .nearest:
      let found = folders.nearest(to: path.folder) { folder in
        let file = folder.appending(Array(ConfigurationFile.name.utf8))
        if file.exists { return read(file) }
        return folder.isRepository ? .success(ConfigurationChain()) : nil
      }
      return found ?? .success(ConfigurationChain())
    }
  }

  /// Reads a file and those it extends.
  ///
  /// - Parameter directory: where patterns count from for paths outside of the file's folder.
  package func read(_ path: FilePath, otherwise directory: FilePath? = nil) -> Result<
    ConfigurationChain, Failure
  > {
    if let known = files[path] { return known }
    let result = readChain(path, directory)
    files[path] = result
    return result
  }

  /// A file that was read, and its bytes.
  private typealias Link = (file: ConfigurationFile, path: FilePath, bytes: [UInt8])

  private func readChain(_ start: FilePath, _ directory: FilePath?) -> Result<
    ConfigurationChain, Failure
  > {
    var layers: [ConfigurationChain.Layer] = []
    var path = start
    let others = directory.map { [$0.bytes] } ?? []
    var folders = [start.folder.bytes] + others
    var previous: Link?
    while true {
      let bytes: [UInt8]
      switch SourceFile.read(path) {
      case .success(let read): bytes = read
      case .failure(let error): return .failure(Self.unread(path, error, previous))
      }
      let (file, problems) = ConfigurationReader.read(bytes, ruleNames: ruleNames())
      if !problems.isEmpty {
        return .failure(Failure(path: path, bytes: bytes, problems: problems))
      }
      layers.insert(
        ConfigurationChain.Layer(file: file, path: path.bytes, folders: folders), at: 0)
      guard let extends = file.extends else { return .success(ConfigurationChain(layers)) }
      let next = path.folder.resolving(FilePath(extends))
      if layers.contains(where: { $0.path == next.bytes }) {
        let words = "\"extends\" leads back to a file that is already part of the chain"
        return .failure(Self.failure((file, path, bytes), words))
      }
      // A file further up speaks about its own folder, any other about that of who extends it.
      if path.folder.relative(to: next.folder) != nil {
        folders = [next.folder.bytes] + others
      }
      previous = (file, path, bytes)
      path = next
    }
  }

  /// The failure of a file that cannot be read, told where it is named.
  private static func unread(_ path: FilePath, _ error: FileError, _ previous: Link?) -> Failure {
    if let previous {
      let name = previous.file.extends ?? path.text
      return failure(previous, "\"extends\" names \(name): \(error.words)")
    }
    let problem = ConfigurationProblem(message: error.words, help: nil, range: ByteRange(0, 0))
    return Failure(path: path, bytes: [], problems: [problem])
  }

  /// A failure at the value that names the next file.
  private static func failure(_ link: Link, _ words: String) -> Failure {
    let place = link.file.extendsPlace
    let problem = ConfigurationProblem(message: words, help: nil, range: place)
    return Failure(path: link.path, bytes: link.bytes, problems: [problem])
  }
}
