import FCMLint

/// Decides which files to exclude, by `.gitignore`, configuration and `--exclude`.
package final class FileFilter {
  private let workingDirectory: WorkingDirectory
  private let configurations: ConfigurationFinder
  private let excludes: [Glob]
  private let usesIgnoreFiles: Bool
  private var ignoreFiles: [FilePath: GitIgnore?] = [:]
  /// The files that apply to each folder, as in `FolderRules`.
  private var allIgnoreFiles: [FilePath: [(file: GitIgnore, start: Int)]] = [:]
  /// What applies to the folder of the last path, because consecutive files are mostly in the same one.
  private var last: FolderRules?
  private var use = PatternUse()

  /// What applies to the entries of a folder. A class, because all of it is needed for every file.
  private final class FolderRules {
    /// The folder as in the paths of its entries, and its absolute path.
    let path: FilePath
    let full: FilePath
    /// The configuration; nil if it is invalid.
    let layers: ConfigurationChain?
    let baseline: FilePath?
    /// The `.gitignore` files, nearest first, each with the start of the part of a path that its patterns
    /// match.
    let ignoreFiles: [(file: GitIgnore, start: Int)]
    /// Whether no configuration and no `.gitignore` applies.
    let isPlain: Bool

    init(
      path: FilePath, full: FilePath, layers: ConfigurationChain?,
      ignoreFiles: [(file: GitIgnore, start: Int)]
    ) {
      self.path = path
      self.full = full
      self.layers = layers
      self.ignoreFiles = ignoreFiles
      baseline = layers?.baseline?.file
      isPlain = layers?.layers.isEmpty == true && ignoreFiles.isEmpty
    }
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
  package func note(_ directory: FilePath, names all: [[UInt8]]) {
    let full = workingDirectory.full(directory)
    // Some file systems ignore the case of names.
    let names = all.compactMap { name -> [UInt8]? in
      name.first == .period || name.first == UInt8(ascii: "f")
        ? name.map { $0.isCapital ? $0 | 0x20 : $0 } : nil
    }
    if !names.contains(Self.ignoreName) { ignoreFiles[full] = .some(nil) }
    configurations.note(full, names: names)
    if case .success(let chain) = configurations.layers(for: full.appending([.minus])) {
      use.note(full, all, chain)
    }
  }

  /// Remarks about patterns of configurations that match nothing in the searched directories.
  package func unusedPatterns(includesNames: Bool) -> [(file: FilePath, text: String)] {
    use.remarks(includesNames: includesNames)
  }

  private static let ignoreName = Array(".gitignore".utf8)

  /// Whether a search skips the path.
  package func skips(_ path: FilePath, isFolder: Bool) -> Bool {
    let rules = rules(for: path)
    if rules.isPlain, excludes.isEmpty { return false }
    let full = rules.full.appending(Array(path.name))
    return isExcluded(full, by: rules.layers, baseline: rules.baseline)
      || isIgnored(full, isFolder: isFolder, by: rules)
  }

  /// Whether a search reads a file that is no JSON by its name.
  ///
  /// - Parameter isHost: whether documents may be embedded in the file, by its name.
  package func finds(_ path: FilePath, isHost: Bool) -> Bool {
    let rules = rules(for: path)
    guard let layers = rules.layers else { return false }
    if layers.layers.isEmpty { return isHost }
    return layers.finds(rules.full.appending(Array(path.name)).bytes, isHost: isHost)
  }

  /// Whether the configuration or `--exclude` excludes the file at an absolute path, or the file is
  /// the baseline of its configuration.
  package func isExcluded(_ full: FilePath) -> Bool {
    let layers = try? configurations.layers(for: full).get()
    return isExcluded(full, by: layers, baseline: layers?.baseline?.file)
  }

  private func isExcluded(
    _ full: FilePath, by layers: ConfigurationChain?, baseline: FilePath?
  ) -> Bool {
    if !excludes.isEmpty, let relative = full.relative(to: workingDirectory.directory),
      Glob.excludes(excludes, relative.bytes) == true
    {
      return true
    }
    return layers?.excludes(full.bytes) == true || baseline == full
  }

  /// Whether `.gitignore` files exclude the path: the last matching pattern in the nearest file
  /// that has one decides.
  private func isIgnored(_ full: FilePath, isFolder: Bool, by rules: FolderRules) -> Bool {
    for (file, start) in rules.ignoreFiles {
      if let decision = file.decision(on: full.bytes[start...], isFolder: isFolder) {
        return decision
      }
    }
    return false
  }

  // MARK: Folders

  /// What applies to the folder of a path.
  private func rules(for path: FilePath) -> FolderRules {
    if let last, path.isEntry(of: last.path) { return last }
    let folder = path.folder
    let full = workingDirectory.full(folder)
    let rules = FolderRules(
      path: folder, full: full,
      layers: try? configurations.layers(for: full.appending(Array(path.name))).get(),
      ignoreFiles: usesIgnoreFiles ? ignoreFiles(for: full) : [])
    last = rules
    return rules
  }

  /// The `.gitignore` files that apply to a folder.
  private func ignoreFiles(for folder: FilePath) -> [(file: GitIgnore, start: Int)] {
    // The folders up to one whose files are known, such as the parent of this one.
    var open: [FilePath] = []
    var folder = folder
    var known = allIgnoreFiles[folder]
    while known == nil {
      open.append(folder)
      if folder == workingDirectory.repository || folder.bytes.count <= 1 { break }
      folder = folder.folder
      known = allIgnoreFiles[folder]
    }
    var files = known ?? []
    for folder in open.reversed() {
      if let file = ignoreFile(in: folder) {
        files.insert((file, folder.bytes.count <= 1 ? 1 : folder.bytes.count + 1), at: 0)
      }
      allIgnoreFiles[folder] = files
    }
    return files
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
