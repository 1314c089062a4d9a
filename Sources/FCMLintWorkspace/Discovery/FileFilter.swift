import FCMLint

/// Decides which files to exclude, by `.gitignore`, configuration and `--exclude`.
package final class FileFilter {
  private let workingDirectory: WorkingDirectory
  private let configurations: ConfigurationFinder
  private let excludes: [Glob]
  private let usesIgnoreFiles: Bool
  private var ignoreFiles: [FilePath: GitIgnore?] = [:]
  /// The last used chain, because consecutive files are mostly in the same folder.
  private var last: IgnoreChain?
  /// The folder of the last path, if no configuration and no pattern applies to its entries.
  private var plain: FilePath?

  /// The `.gitignore` files that apply to a folder, nearest first.
  private struct IgnoreChain {
    let folder: FilePath
    /// Each file with the start of the part of a path that its patterns match.
    var files: [(file: GitIgnore, start: Int)] = []
  }

  /// Creates a filter.
  ///
  /// - Parameter excludes: the patterns of `--exclude`, relative to the current directory.
  package init(
    _ workingDirectory: WorkingDirectory, configurations: ConfigurationFinder, excludes: [Glob],
    usesIgnoreFiles: Bool
  ) {
    self.workingDirectory = workingDirectory
    self.configurations = configurations
    self.excludes = excludes
    self.usesIgnoreFiles = usesIgnoreFiles
  }

  /// Notes the names in a directory, so that files that are not there need not be looked for.
  package func note(_ directory: FilePath, names: [[UInt8]]) {
    let full = workingDirectory.full(directory)
    // Some file systems ignore the case of names.
    let names = names.compactMap { name -> [UInt8]? in
      name.first == .period ? name.map { $0.isCapital ? $0 | 0x20 : $0 } : nil
    }
    if !names.contains(Self.ignoreName) { ignoreFiles[full] = .some(nil) }
    configurations.note(full, names: names)
  }

  private static let ignoreName = Array(".gitignore".utf8)

  /// Whether a search skips the path.
  package func skips(_ path: FilePath, isFolder: Bool) -> Bool {
    if isPlain(path) { return false }
    let full = workingDirectory.full(path)
    if isExcluded(full) || (usesIgnoreFiles && isIgnored(full, isFolder: isFolder)) { return true }
    plain = hasNoPatterns(for: full) ? path.folder : nil
    return false
  }

  private func isPlain(_ path: FilePath) -> Bool { plain.map { path.isEntry(of: $0) } ?? false }

  /// Whether no configuration and no pattern applies to the folder of an absolute path.
  private func hasNoPatterns(for full: FilePath) -> Bool {
    guard excludes.isEmpty, case .success(let layers) = configurations.layers(for: full) else {
      return false
    }
    return layers.layers.isEmpty && (!usesIgnoreFiles || chain(for: full.folder).files.isEmpty)
  }

  /// Whether a search reads a file that is no JSON by its name.
  ///
  /// - Parameter isHost: whether documents may be embedded in the file, by its name.
  package func finds(_ path: FilePath, isHost: Bool) -> Bool {
    if isPlain(path) { return isHost }
    let full = workingDirectory.full(path)
    guard case .success(let layers) = configurations.layers(for: full) else { return false }
    return layers.finds(full.bytes, isHost: isHost)
  }

  /// Whether the configuration or `--exclude` excludes the file at an absolute path, or the file is
  /// the baseline of its configuration.
  package func isExcluded(_ full: FilePath) -> Bool {
    if !excludes.isEmpty, let relative = full.relative(to: workingDirectory.directory),
      excludes.contains(where: { ConfigurationChain.covers($0, relative.bytes) })
    {
      return true
    }
    guard case .success(let layers) = configurations.layers(for: full) else { return false }
    return layers.excludes(full.bytes) || layers.baseline?.file == full
  }

  /// Whether `.gitignore` files exclude the path: the last matching pattern in the nearest file
  /// that has one decides.
  private func isIgnored(_ full: FilePath, isFolder: Bool) -> Bool {
    for (file, start) in chain(for: full.folder).files {
      if let decision = file.decision(on: full.bytes[start...], isFolder: isFolder) {
        return decision
      }
    }
    return false
  }

  private func chain(for folder: FilePath) -> IgnoreChain {
    if let last, last.folder == folder { return last }
    var chain = IgnoreChain(folder: folder)
    var folder = folder
    while true {
      if let file = ignoreFile(in: folder) {
        chain.files.append((file, folder.bytes.count <= 1 ? 1 : folder.bytes.count + 1))
      }
      if folder == workingDirectory.repository || folder.bytes.count <= 1 { break }
      folder = folder.folder
    }
    last = chain
    return chain
  }

  private func ignoreFile(in folder: FilePath) -> GitIgnore? {
    if let known = ignoreFiles[folder] { return known }
    var file: GitIgnore?
    let path = folder.appending(Self.ignoreName)
    // Do not wait for a writer if the file is a named pipe.
    if case .success(let bytes) = SourceFile.read(path, patience: .zero) {
      let read = GitIgnore(bytes)
      file = read.isEmpty ? nil : read
    }
    ignoreFiles[folder] = .some(file)
    return file
  }
}
