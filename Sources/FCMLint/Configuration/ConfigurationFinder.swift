/// Finds and reads the configuration for a path.
package final class ConfigurationFinder {
  /// The errors in a configuration file, or the error of reading it.
  package struct Failure: Error, Sendable {
    /// The configuration file.
    package var path: FilePath
    /// The content; empty if it could not be read.
    package var bytes: [UInt8]
    /// The errors in file order.
    package var problems: [ConfigurationProblem]
    /// Whether an option names the file, and it could not be read.
    package var isUnreadOption = false

    package init(path: FilePath, bytes: [UInt8], problems: [ConfigurationProblem]) {
      self.path = path
      self.bytes = bytes
      self.problems = problems
    }

    /// A failure with a single error; without bytes if the file could not be read.
    package init(
      _ path: FilePath, _ message: String, bytes: [UInt8] = [],
      at range: ByteRange = ByteRange(0, 0)
    ) {
      let problem = ConfigurationProblem(message: message, help: nil, range: range)
      self.init(path: path, bytes: bytes, problems: [problem])
    }
  }

  /// The source of configurations.
  package enum Source: Sendable {
    /// The nearest file in the folder of each path or its parents.
    case nearest
    /// One file for all paths, and the folder that its patterns are relative to for paths outside
    /// the file's own folder.
    case file(FilePath, directory: FilePath)
    case none
  }

  /// The maximum size of a configuration file in bytes, and of the files that extend another one.
  package static let limit = 1 << 20
  /// The maximum number of files of a configuration.
  private static let mostFiles = 64

  private let ruleNames: () -> [String]?
  private let source: Source
  private let reader: FileReader
  private var folders = UpwardSearch<Result<ConfigurationChain, Failure>>()
  private var files: [FilePath: Result<ConfigurationChain, Failure>] = [:]
  /// A folder without a configuration that is not the root of a repository.
  private var empty: FilePath?

  /// Creates a finder.
  ///
  /// - Parameter ruleNames: the IDs of all rules and families, or nil to accept any name; evaluated
  ///   when a file is read.
  package init(
    _ source: Source, in reader: FileReader, ruleNames: @autoclosure @escaping () -> [String]?
  ) {
    self.source = source
    self.reader = reader
    self.ruleNames = ruleNames
  }

  /// Notes the lowercase names in a folder, so that files that are not there need not be looked for.
  package func note(_ folder: FilePath, names: [[UInt8]]) {
    let wanted = [ConfigurationFile.name, ".git"]
    empty = wanted.contains { names.contains(Array($0.utf8)) } ? nil : folder
  }

  /// The configuration for an absolute path.
  package func layers(for path: FilePath) -> Result<ConfigurationChain, Failure> {
    switch source {
    case .none: return .success(ConfigurationChain())
    case .file(let file, let directory):
      return read(file, otherwise: directory).mapError { failure in
        var failure = failure
        failure.isUnreadOption = failure.path == file && failure.bytes.isEmpty
        return failure
      }
    case .nearest:
      let found = folders.nearest(to: path.folder) { folder in
        if folder == empty { return nil }
        let file = folder.appending(Array(ConfigurationFile.name.utf8))
        if reader.exists(file) { return read(file) }
        return reader.isRepository(folder) ? .success(ConfigurationChain()) : nil
      }
      return found ?? .success(ConfigurationChain())
    }
  }

  /// Reads a file and the files it extends.
  ///
  /// - Parameter directory: the folder that patterns are relative to for paths outside the file's
  ///   folder.
  package func read(_ path: FilePath, otherwise directory: FilePath? = nil) -> Result<
    ConfigurationChain, Failure
  > {
    if let known = files[path] { return known }
    let result = readChain(path, directory)
    files[path] = result
    return result
  }

  /// A configuration file with its path and bytes.
  private typealias Link = (file: ConfigurationFile, path: FilePath, bytes: [UInt8])

  private func readChain(_ start: FilePath, _ directory: FilePath?) -> Result<
    ConfigurationChain, Failure
  > {
    var layers: [ConfigurationChain.Layer] = []
    var path = start
    let others = directory.map { [$0.bytes] } ?? []
    var folders = [start.folder.bytes] + others
    var previous: Link?
    var size = 0
    while true {
      let bytes: [UInt8]
      switch reader.read(path, Self.limit) {
      case .success(let read): bytes = read
      case .failure(let error): return .failure(Self.unread(path, error, previous))
      }
      size += bytes.count
      let (file, problems) = ConfigurationReader.read(bytes, ruleNames: ruleNames())
      if !problems.isEmpty {
        return .failure(Failure(path: path, bytes: bytes, problems: problems))
      }
      layers.insert(
        ConfigurationChain.Layer(file: file, path: path.bytes, folders: folders), at: 0)
      guard let extends = file.extends else { return .success(ConfigurationChain(layers)) }
      let next = path.folder.resolving(FilePath(extends))
      if let words = Self.fault(of: layers, size, next) {
        return .failure(Self.failure((file, path, bytes), words))
      }
      // Patterns of an extended file in a parent folder are relative to that folder, those of any
      // other to the folder of the file that extends it.
      if path.folder.relative(to: next.folder) != nil {
        folders = [next.folder.bytes] + others
      }
      previous = (file, path, bytes)
      path = next
    }
  }

  /// Why files of some bytes cannot extend another one; nil if they can.
  private static func fault(
    of layers: [ConfigurationChain.Layer], _ size: Int, _ next: FilePath
  ) -> String? {
    if layers.contains(where: { $0.path == next.bytes }) { return "\"extends\" forms a cycle" }
    return size < limit && layers.count < mostFiles
      ? nil : "\"extends\" reads more than \(mostFiles) files or \(limit >> 20) MiB"
  }

  /// The failure for a file that cannot be read, reported at the `extends` value that names it.
  private static func unread(_ path: FilePath, _ error: FileReader.Failure, _ previous: Link?)
    -> Failure
  {
    if let previous {
      let name = previous.file.extends ?? path.text
      return failure(previous, "cannot extend \"\(name)\": \(error.words)")
    }
    return Failure(path, error.words)
  }

  /// A failure at the `extends` value.
  private static func failure(_ link: Link, _ words: String) -> Failure {
    Failure(link.path, words, bytes: link.bytes, at: link.file.extendsPlace)
  }
}
