import FCMLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the program was started, and what files are called from there.
///
/// It remembers the folders it was asked about, and so belongs to one thread.
package final class WorkingDirectory {
  /// The current directory.
  package let directory: FilePath
  /// The nearest directory upward that holds `.git`; nil outside a repository.
  package let repository: FilePath?
  /// Neighbours have the same folder, whose links are followed once for all of them.
  private var last: (folder: FilePath, target: FilePath?)?
  /// The same for the repository that a folder belongs to.
  private var lastRoot: (folder: FilePath, root: FilePath?)?
  private var roots: [FilePath: FilePath?] = [:]

  package init() {
    var buffer = [CChar](repeating: 0, count: 4096)
    let found = buffer.withUnsafeMutableBufferPointer { getcwd($0.baseAddress, $0.count) != nil }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    directory = FilePath(bytes: found ? bytes : [0x2F])
    repository = Self.repository(above: directory)
  }

  /// The surroundings of a program that was started in another directory, given from the root.
  package init(in directory: FilePath) {
    self.directory = directory
    repository = Self.repository(above: directory)
  }

  /// The path that a person in this directory would type: relative when the file lies below it.
  package func shown(_ path: FilePath) -> FilePath {
    path.isAbsolute ? path.relative(to: directory) ?? path : path
  }

  /// The path that names the file wherever the program is started: relative to the repository that
  /// the file lies in.
  package func identity(_ path: FilePath) -> FilePath {
    let full = absolute(path)
    return full.relative(to: repository(of: full.folder) ?? directory) ?? full
  }

  /// The nearest directory at or above a folder that holds `.git`; nil outside a repository.
  package func repository(of folder: FilePath) -> FilePath? {
    if folder == directory { return repository }
    if let lastRoot, lastRoot.folder == folder { return lastRoot.root }
    var passed: [FilePath] = []
    var current = folder
    var root: FilePath?
    while true {
      if current == directory {
        root = repository
        break
      }
      if let known = roots[current] {
        root = known
        break
      }
      passed.append(current)
      if Self.isRepository(current) {
        root = current
        break
      }
      if current.bytes.count <= 1 { break }
      current = current.folder
    }
    // A table is more than a run over a single folder has to spend.
    if lastRoot != nil { for folder in passed { roots[folder] = .some(root) } }
    lastRoot = (folder, root)
    return root
  }

  private static func isRepository(_ folder: FilePath) -> Bool {
    folder.appending(Array(".git".utf8)).withCString { access($0, F_OK) } == 0
  }

  /// The path from the root of the disk, links followed as far as the file exists.
  package func absolute(_ path: FilePath) -> FilePath {
    let full = path.isAbsolute ? path : directory.appending(path.bytes)
    return target(of: full) ?? directory.resolving(path)
  }

  private func target(of full: FilePath) -> FilePath? {
    guard full.isPlainEntry else { return full.linkTarget }
    let folder = full.folder
    if last?.folder != folder { last = (folder, folder.linkTarget) }
    return last?.target?.appending(Array(full.name))
  }

  private static func repository(above start: FilePath) -> FilePath? {
    var directory = start
    while true {
      if isRepository(directory) { return directory }
      if directory.bytes.count <= 1 { return nil }
      directory = directory.folder
    }
  }
}
