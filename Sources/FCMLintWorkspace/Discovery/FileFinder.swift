import FCMLint

/// Finds the files to lint.
package struct FileFinder {
  /// A path that could not be read.
  package struct Failure: Equatable, Sendable {
    /// The path as named by the user or found in a search.
    package var path: FilePath
    package var error: FileError
  }

  /// Directories with third-party or generated files, and the configuration file.
  private static let skipped = [".git", ".build", "node_modules", ConfigurationFile.name].map {
    Array($0.utf8)
  }

  /// The files without duplicates, sorted by the bytes of their paths.
  package private(set) var files: [FilePath] = []
  package private(set) var errors: [Failure] = []
  /// Named directories in which no file was found.
  package private(set) var emptyDirectories: [FilePath] = []
  /// The empty directories in which files were excluded.
  package private(set) var excludedDirectories: [FilePath] = []

  private struct Identity: Hashable {
    var device: UInt64
    var node: UInt64
  }

  private var visited: Set<Identity> = []
  /// Symbolic links to directories, searched last so that files are found by their real paths.
  private var links: [FilePath] = []

  /// Whether a search can find files whose names have this ending.
  package static func mayTake(namesEndingIn bytes: [UInt8]) -> Bool {
    FileType.allCases.contains { type in
      let count = min(type.ending.utf8.count, bytes.count)
      return String(decoding: bytes.suffix(count), as: UTF8.self).lowercased()
        == type.ending.suffix(count)
    }
  }

  /// Whether a search skips a folder, or may reach it by another path only.
  package static func skips(_ folder: FilePath) -> Bool {
    skipped.contains(Array(folder.name)) || folder.isLink
  }

  /// Whether a search finds a file, by its path.
  private let wants: (FilePath) -> Bool
  /// Whether the user excludes a path; not applied to named paths.
  private let excludes: (_ path: FilePath, _ isFolder: Bool) -> Bool
  /// Whether something in the current named directory was excluded.
  private var hasExcluded = false

  /// Finds all files at and below `paths` that `wants` accepts, except those that `excludes` excludes.
  package init(
    _ paths: [FilePath],
    excludes: @escaping (_ path: FilePath, _ isFolder: Bool) -> Bool = { _, _ in false },
    wants: @escaping (FilePath) -> Bool = { FileType(of: $0) != nil }
  ) {
    self.wants = wants
    self.excludes = excludes
    for path in paths { add(named: path) }
    if files.count > 1 { files = Array(Set(files)).sorted() }
    errors.sort { $0.path < $1.path }
  }

  private mutating func add(named path: FilePath) {
    guard let status = path.status else {
      errors.append(Failure(path: path, error: FileError(errno)))
      return
    }
    let tidy = path.tidied
    guard status.type == S_IFDIR else {
      files.append(tidy)
      return
    }
    let before = files.count
    visited = []
    hasExcluded = false
    walk(tidy)
    while !links.isEmpty {
      let waiting = links.sorted()
      links = []
      for link in waiting { walk(link) }
    }
    guard files.count == before else { return }
    emptyDirectories.append(path)
    if hasExcluded { excludedDirectories.append(path) }
  }

  /// Searches a directory tree, without recursion because it may be deeper than the stack.
  private mutating func walk(_ root: FilePath) {
    var pending = [root]
    while let directory = pending.popLast() {
      guard let status = directory.status else { continue }
      let identity = Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        node: UInt64(truncatingIfNeeded: status.st_ino))
      guard visited.insert(identity).inserted else { continue }
      for entry in entries(of: directory) where !Self.skipped.contains(entry.name) {
        visit(directory.appending(entry.name), entry.type, &pending)
      }
    }
  }

  private mutating func visit(_ path: FilePath, _ type: EntryType, _ pending: inout [FilePath]) {
    let isWanted = type != .directory && wants(path)
    switch type {
    case .directory: if isIncluded(path, true) { pending.append(path) }
    case .file: if isWanted, isIncluded(path, false) { files.append(path) }
    case .other: break
    case .unknown:
      guard let type = path.status?.type, isIncluded(path, type == S_IFDIR) else { return }
      switch type {
      case S_IFDIR where path.isLink: links.append(path)
      case S_IFDIR: pending.append(path)
      case S_IFREG where isWanted: files.append(path)
      default: break
      }
    }
  }

  /// Whether an entry is not excluded.
  private mutating func isIncluded(_ path: FilePath, _ isFolder: Bool) -> Bool {
    guard excludes(path, isFolder) else { return true }
    hasExcluded = true
    return false
  }

  /// The type in a directory entry, which avoids a `stat` call per file.
  private enum EntryType {
    case file, directory, other
    /// A symbolic link, or a file system that does not report types.
    case unknown

    init(_ type: UInt8) {
      switch Int(type) {
      case Int(DT_REG): self = .file
      case Int(DT_DIR): self = .directory
      case Int(DT_LNK), Int(DT_UNKNOWN): self = .unknown
      default: self = .other
      }
    }
  }

  private mutating func entries(of directory: FilePath) -> [(name: [UInt8], type: EntryType)] {
    guard let stream = directory.withCString({ opendir($0) }) else {
      errors.append(Failure(path: directory, error: FileError(errno)))
      return []
    }
    defer { closedir(stream) }
    var entries: [(name: [UInt8], type: EntryType)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        Array(buffer.prefix { $0 != 0 })
      }
      if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) {
        entries.append((name, EntryType(UInt8(entry.pointee.d_type))))
      }
    }
    return entries
  }
}
