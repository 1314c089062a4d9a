import FCMLint

/// Which files a run leaves out: by `.gitignore`, by configuration, by option.
package final class FileFilter {
  private let workingDirectory: WorkingDirectory
  private let configurations: ConfigurationFinder
  private let excludes: [Glob]
  private let usesIgnoreFiles: Bool
  private var ignoreFiles: [FilePath: GitIgnore?] = [:]
  /// What was asked about last: neighbours have the same folder.
  private var last: IgnoreChain?

  /// The files that speak about what stands in a folder, the nearest first.
  private struct IgnoreChain {
    let folder: FilePath
    /// Each with the place in a path at which its patterns begin.
    var files: [(file: GitIgnore, start: Int)] = []
  }

  /// - Parameter excludes: patterns of the command line, counted from the current directory.
  package init(
    _ workingDirectory: WorkingDirectory, configurations: ConfigurationFinder, excludes: [Glob],
    usesIgnoreFiles: Bool
  ) {
    self.workingDirectory = workingDirectory
    self.configurations = configurations
    self.excludes = excludes
    self.usesIgnoreFiles = usesIgnoreFiles
  }

  /// Whether a walk leaves the path out.
  package func leavesOut(_ path: FilePath, isFolder: Bool) -> Bool {
    let full = workingDirectory.full(path)
    return isExcluded(full) || (usesIgnoreFiles && isIgnored(full, isFolder: isFolder))
  }

  /// Whether the configuration or an `--exclude` leaves out the file at an absolute path.
  package func isExcluded(_ full: FilePath) -> Bool {
    if !excludes.isEmpty, let relative = full.relative(to: workingDirectory.directory),
      excludes.contains(where: { ConfigurationChain.covers($0, relative.bytes) })
    {
      return true
    }
    guard case .success(let layers) = configurations.layers(for: full) else { return false }
    return layers.excludes(full.bytes)
  }

  /// The last matching pattern of the nearest `.gitignore` that has one decides.
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
    let path = folder.appending(Array(".gitignore".utf8))
    // Nobody has named the file, so nobody is about to write to it if it is a pipe.
    if case .success(let bytes) = SourceFile.read(path, patience: .zero) {
      let read = GitIgnore(bytes)
      file = read.isEmpty ? nil : read
    }
    ignoreFiles[folder] = .some(file)
    return file
  }
}
