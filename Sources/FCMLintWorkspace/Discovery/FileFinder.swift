import FCMLint

/// Finds the files to lint.
package struct FileFinder {
  /// A path that could not be read.
  package struct Failure: Equatable, Sendable {
    /// The path as named by the user or found in a search.
    package var path: FilePath
    package var error: FileError
  }

  /// Directories with third-party or generated files, and configuration files.
  private static let skipped =
    ([".git", ".build", "node_modules"] + ConfigurationFile.names).map { Array($0.utf8) }

  /// Files that show that a directory contains third-party code, with the name of the directory; nil
  /// for any name.
  private static let markers: [(directory: String?, file: String)] = [
    ("vendor", "autoload.php"), ("vendor", "modules.txt"), (nil, "pyvenv.cfg"),
  ]

  /// The files without duplicates, sorted by the bytes of their paths.
  package private(set) var files: [FilePath] = []
  package private(set) var errors: [Failure] = []
  /// Named pipes and devices.
  package private(set) var irregular: [FilePath] = []
  /// Named directories in which no file was found.
  package private(set) var emptyDirectories: [FilePath] = []
  /// The empty directories in which files were excluded.
  package private(set) var excludedDirectories: [FilePath] = []

  /// The real path of the directory that is searched, which symbolic links must not leave.
  private var root: FilePath?

  /// Whether a search for files with some endings can find files whose names have this ending.
  package static func mayTake(namesEndingIn bytes: [UInt8], of endings: [String]) -> Bool {
    endings.contains { ending in
      let count = min(ending.utf8.count, bytes.count)
      return String(decoding: bytes.suffix(count), as: UTF8.self).lowercased()
        == ending.suffix(count)
    }
  }

  /// Whether a search skips a folder.
  package static func skips(_ folder: FilePath) -> Bool {
    skipped.contains(Array(folder.name)) || folder.isLink
      || isThirdParty(folder) { folder.appending(Array($0.utf8)).status != nil }
  }

  /// Whether a search finds a file, by its path.
  private let wants: (FilePath) -> Bool
  /// Whether the user excludes a path; not applied to named paths.
  private let excludes: (_ path: FilePath, _ isFolder: Bool) -> Bool
  /// Called with a directory and the names in it, before its entries are searched.
  private let lists: (_ directory: FilePath, _ names: [[UInt8]]) -> Void
  /// Whether something in the current named directory was excluded.
  private var hasExcluded = false

  /// Finds all files at and below `paths` that `wants` accepts, except those that `excludes` excludes.
  package init(
    _ paths: [FilePath],
    excludes: @escaping (_ path: FilePath, _ isFolder: Bool) -> Bool = { _, _ in false },
    wants: @escaping (FilePath) -> Bool = { FileType(of: $0) != nil },
    lists: @escaping (_ directory: FilePath, _ names: [[UInt8]]) -> Void = { _, _ in }
  ) {
    self.lists = lists
    self.wants = wants
    self.excludes = excludes
    for path in paths { add(named: path) }
    // A single directory is searched in the order of its paths.
    if paths.count > 1 { files = Array(Set(files)).sorted() }
    errors.sort { $0.path < $1.path }
  }

  /// The files that a quoted pattern matches, or the path itself if it exists or matches none.
  package static func files(matching path: FilePath) -> [FilePath] {
    guard path.bytes.contains(where: { "*?[{".utf8.contains($0) }), !path.exists else {
      return [path]
    }
    let tidy = path.tidied
    guard let glob = try? Glob(tidy.text), let first = glob.reaches.first else { return [path] }
    let folders = Set(glob.reaches.map(\.folder))
    let start = folders.count > 1 || first.folder.isEmpty ? "." : FilePath(bytes: first.folder).text
    let isDeep = tidy.text.contains(bytesOf: "**")
    let depth = tidy.bytes.count { $0 == .slash }
    let found = FileFinder([FilePath(start)]) { path, isFolder in
      isFolder && !isDeep && path.bytes.count { $0 == .slash } >= depth
    } wants: {
      glob.matches($0.bytes)
    }
    return found.files.isEmpty ? [path] : found.files
  }

  private mutating func add(named path: FilePath) {
    guard let status = path.status else {
      errors.append(Failure(path: path, error: FileError(errno)))
      return
    }
    let tidy = path.tidied
    guard status.type == S_IFDIR else {
      files.append(tidy)
      if status.type != S_IFREG { irregular.append(tidy) }
      return
    }
    let before = files.count
    hasExcluded = false
    walk(tidy)
    guard files.count == before else { return }
    emptyDirectories.append(path)
    if hasExcluded { excludedDirectories.append(path) }
  }

  /// Searches a directory tree in the order of its paths, without recursion because it may be deeper
  /// than the stack.
  private mutating func walk(_ start: FilePath) {
    root = start.linkTarget
    var pending = [Entry(path: start, type: .directory)]
    while let entry = pending.popLast() {
      guard entry.type == .directory else {
        files.append(entry.path)
        continue
      }
      var entries = entries(of: entry.path, isNamed: entry.path == start)
      let length = entry.path.bytes.count
      entries.sort { $1.precedes($0, from: length) }
      pending += entries
    }
  }

  // MARK: Entries

  /// A file or directory to search.
  private struct Entry {
    var path: FilePath
    var type: EntryType

    /// Whether it comes before another entry of the same directory, whose path has `start` bytes: the
    /// path of a directory is followed by a slash.
    func precedes(_ other: Entry, from start: Int) -> Bool {
      let end = min(path.bytes.count, other.path.bytes.count)
      for index in start..<end where path.bytes[index] != other.path.bytes[index] {
        return path.bytes[index] < other.path.bytes[index]
      }
      return byte(at: end) < other.byte(at: end)
    }

    private func byte(at index: Int) -> UInt8 {
      if index < path.bytes.count { return path.bytes[index] }
      return type == .directory ? .slash : 0
    }
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

  /// The wanted files and the directories in a directory.
  private mutating func entries(of directory: FilePath, isNamed: Bool) -> [Entry] {
    guard let stream = directory.withCString({ opendir($0) }) else {
      fail(directory)
      return []
    }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    var types: [EntryType] = []
    while let entry = readdir(stream) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
      types.append(EntryType(UInt8(entry.pointee.d_type)))
    }
    let isThirdParty = Self.isThirdParty(directory) { file in
      names.contains { $0.elementsEqual(file.utf8) }
    }
    if isThirdParty, !isNamed { return [] }
    lists(directory, names)
    return zip(names, types).compactMap { name, type in
      if type == .other || name == [.period] || name == [.period, .period]
        || Self.skipped.contains(name)
      {
        return nil
      }
      return entry(directory.appending(name), type)
    }
  }

  /// Whether a package manager made a directory, by the files that it contains.
  private static func isThirdParty(_ directory: FilePath, contains: (String) -> Bool) -> Bool {
    let name = directory.name
    return markers.contains { marker in
      (marker.directory.map { name.elementsEqual($0.utf8) } ?? true) && contains(marker.file)
    }
  }

  /// Records the error in `errno`, unless the entry is gone, or a link that leads nowhere.
  private mutating func fail(_ path: FilePath) {
    let error = FileError(errno)
    if error == .missing || error == .system(ELOOP) { return }
    errors.append(Failure(path: path, error: error))
  }

  /// The entry of a directory; nil if it is not to be searched now.
  private mutating func entry(_ path: FilePath, _ type: EntryType) -> Entry? {
    let isWanted = type != .directory && wants(path)
    switch type {
    case .directory: return isIncluded(path, true) ? Entry(path: path, type: type) : nil
    case .file: return isWanted && isIncluded(path, false) ? Entry(path: path, type: type) : nil
    case .other: return nil
    case .unknown:
      guard let type = path.status?.type else {
        if isWanted { fail(path) }
        return nil
      }
      guard isIncluded(path, type == S_IFDIR) else { return nil }
      switch type {
      case S_IFDIR where !path.isLink: return Entry(path: path, type: .directory)
      case S_IFREG where isWanted && isWithinRoot(path): return Entry(path: path, type: .file)
      default: return nil
      }
    }
  }

  /// Whether a file, or the file that a link leads to, is below the root.
  private func isWithinRoot(_ path: FilePath) -> Bool {
    guard path.isLink else { return true }
    guard let target = path.linkTarget, let root else { return false }
    return target.relative(to: root) != nil
  }

  /// Whether an entry is not excluded.
  private mutating func isIncluded(_ path: FilePath, _ isFolder: Bool) -> Bool {
    guard excludes(path, isFolder) else { return true }
    hasExcluded = true
    return false
  }
}
