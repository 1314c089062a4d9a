import FCMLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the files that a run is to judge.
package struct FileFinder {
  /// A path that could not be followed.
  package struct Failure: Equatable, Sendable {
    /// The path as it was given or met.
    package var path: FilePath
    /// Why it could not be followed.
    package var error: FileError
  }

  /// Directories that hold other people's files, and the file that steers the run.
  private static let leftOut = [".git", ".build", "node_modules", ConfigurationFile.name].map {
    Array($0.utf8)
  }

  /// The files, sorted by the bytes of their paths, each once.
  package private(set) var files: [FilePath] = []
  package private(set) var errors: [Failure] = []
  /// Named directories in which no file was found.
  package private(set) var emptyDirectories: [FilePath] = []
  /// Those of them in which something was left out.
  package private(set) var excludedDirectories: [FilePath] = []

  private struct Identity: Hashable {
    var device: UInt64
    var node: UInt64
  }

  private var visited: Set<Identity> = []
  /// Linked directories wait until all real ones are known, so that a file has its real path.
  private var links: [FilePath] = []

  /// Whether a walk may take files whose names end like this.
  package static func mayTake(namesEndingIn bytes: [UInt8]) -> Bool {
    FileType.allCases.contains { type in
      let count = min(type.ending.utf8.count, bytes.count)
      return String(decoding: bytes.suffix(count), as: UTF8.self).lowercased()
        == type.ending.suffix(count)
    }
  }

  /// Whether a walk does not enter a folder, or perhaps under another name only.
  package static func passesBy(_ folder: FilePath) -> Bool {
    leftOut.contains(Array(folder.name)) || folder.isLink
  }

  /// What the user leaves out of walks; named paths are not asked about.
  private let leavesOut: (_ path: FilePath, _ isFolder: Bool) -> Bool
  /// Whether it has left out something of the directory.
  private var hasLeftOut = false

  /// Finds all files at and below `paths`, without what `leavesOut` names on the way.
  package init(
    _ paths: [FilePath],
    leavesOut: @escaping (_ path: FilePath, _ isFolder: Bool) -> Bool = { _, _ in false }
  ) {
    self.leavesOut = leavesOut
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
    hasLeftOut = false
    walk(tidy)
    while !links.isEmpty {
      let waiting = links.sorted()
      links = []
      for link in waiting { walk(link) }
    }
    guard files.count == before else { return }
    emptyDirectories.append(path)
    if hasLeftOut { excludedDirectories.append(path) }
  }

  /// Walks without recursion: a tree may be deeper than the stack.
  private mutating func walk(_ root: FilePath) {
    var pending = [root]
    while let directory = pending.popLast() {
      guard let status = directory.status else { continue }
      let identity = Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        node: UInt64(truncatingIfNeeded: status.st_ino))
      guard visited.insert(identity).inserted else { continue }
      for entry in entries(of: directory) where !Self.leftOut.contains(entry.name) {
        visit(directory.appending(entry.name), entry.type, &pending)
      }
    }
  }

  private mutating func visit(_ path: FilePath, _ type: EntryType, _ pending: inout [FilePath]) {
    let isWanted = FileType(of: path) != nil
    switch type {
    case .directory: if isLeft(path, true) { pending.append(path) }
    case .file: if isWanted, isLeft(path, false) { files.append(path) }
    case .other: break
    case .unknown:
      guard let type = path.status?.type, isLeft(path, type == S_IFDIR) else { return }
      switch type {
      case S_IFDIR where path.isLink: links.append(path)
      case S_IFDIR: pending.append(path)
      case S_IFREG where isWanted: files.append(path)
      default: break
      }
    }
  }

  /// Whether the walk goes on with an entry.
  private mutating func isLeft(_ path: FilePath, _ isFolder: Bool) -> Bool {
    guard leavesOut(path, isFolder) else { return true }
    hasLeftOut = true
    return false
  }

  /// What a directory says about an entry, which spares a question about each file.
  private enum EntryType {
    case file, directory, other
    /// A link, or a file system that does not tell.
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
