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
  /// A folder with a file that may be a configuration with another name.
  private var suspect: FilePath?
  /// What the user should know about files, which is no error.
  package private(set) var remarks: [(file: FilePath, text: String)] = []

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
    func contains(_ wanted: [String]) -> Bool {
      wanted.contains { names.contains(Array($0.utf8)) }
    }
    empty = contains(ConfigurationFile.names + [".git"]) ? nil : folder
    suspect = contains(ConfigurationFile.nearMisses) ? folder : nil
  }

  /// The configuration file in a folder; nil if there is none.
  private func configuration(in folder: FilePath) -> Result<ConfigurationChain, Failure>? {
    let files = ConfigurationFile.names.map { folder.appending(Array($0.utf8)) }.filter {
      reader.exists($0)
    }
    if files.count > 1 {
      let other = String(decoding: files[0].name, as: UTF8.self)
      return .failure(Failure(files[1], "\(other) is in the same directory; remove one of them"))
    }
    return files.first.map { read($0) }
  }

  /// Notes files in a folder that are configurations, but have another name.
  private func noteNearMisses(_ folder: FilePath) {
    for name in ConfigurationFile.nearMisses {
      let file = folder.appending(Array(name.utf8))
      if !remarks.contains(where: { $0.file == file }),
        case .success(let bytes) = reader.read(file, Self.limit),
        ConfigurationReader.read(bytes, ruleNames: nil).file.places.keys.contains(
          where: ConfigurationReader.keys.contains)
      {
        remarks.append((file, "this file is not read; name it \(ConfigurationFile.name)"))
      }
    }
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
        if folder != empty, let found = configuration(in: folder) { return found }
        let isRoot = folder != empty && reader.isRepository(folder)
        if isRoot || folder == suspect { noteNearMisses(folder) }
        return isRoot ? .success(ConfigurationChain()) : nil
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

  /// A file to read.
  private struct Link {
    var path: FilePath
    /// The folders that its patterns are relative to.
    var folders: [[UInt8]]
    /// The paths of the files that lead to it.
    var outer: [FilePath]
    /// The failure if it cannot be read, at the `extends` value that names it.
    var failure: (String) -> Failure
  }

  private func readChain(_ start: FilePath, _ directory: FilePath?) -> Result<
    ConfigurationChain, Failure
  > {
    var layers: [ConfigurationChain.Layer] = []
    let others = directory.map { [$0.bytes] } ?? []
    var size = 0
    // The last one is read next, so that files come before those that they override.
    var open = [
      Link(path: start, folders: [start.folder.bytes] + others, outer: []) { Failure(start, $0) }
    ]
    while let link = open.popLast() {
      let path = link.path
      let bytes: [UInt8]
      switch reader.read(path, Self.limit) {
      case .success(let read): bytes = read
      case .failure(let error): return .failure(link.failure(error.words))
      }
      size += bytes.count
      let (file, problems) = ConfigurationReader.read(bytes, ruleNames: ruleNames())
      if !problems.isEmpty {
        return .failure(Failure(path: path, bytes: bytes, problems: problems))
      }
      if file.places["root"] != nil {
        remarks.append((path, "\"root\" has no effect; remove it"))
      }
      layers.append(
        ConfigurationChain.Layer(file: file, path: path.bytes, folders: link.folders))
      for reference in file.extends {
        func failure(_ words: String) -> Failure {
          Failure(path, words, bytes: bytes, at: reference.range)
        }
        let next = path.folder.resolving(FilePath(reference.path))
        if next == path || link.outer.contains(next) {
          return .failure(failure("\"extends\" forms a cycle"))
        }
        guard size < Self.limit, layers.count + open.count < Self.mostFiles else {
          return .failure(
            failure(
              "\"extends\" reads more than \(Self.mostFiles) files or \(Self.limit >> 20) MiB"))
        }
        // Patterns of an extended file in a parent folder are relative to that folder, those of any
        // other to the folder of the file that extends it.
        let isAbove = path.folder.relative(to: next.folder) != nil
        open.append(
          Link(
            path: next, folders: isAbove ? [next.folder.bytes] + others : link.folders,
            outer: link.outer + [path]
          ) { failure("cannot extend \"\(reference.path)\": \($0)") })
      }
    }
    return .success(ConfigurationChain(layers.reversed()))
  }
}
