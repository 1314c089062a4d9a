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
  private var repositories = UpwardSearch<FilePath?>()

  package convenience init() {
    var buffer = [CChar](repeating: 0, count: 4096)
    let found = buffer.withUnsafeMutableBufferPointer { getcwd($0.baseAddress, $0.count) != nil }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    self.init(in: FilePath(bytes: found ? bytes : [UInt8(ascii: "/")]))
  }

  /// The surroundings of a program that was started in another directory, given from the root.
  package init(in directory: FilePath) {
    self.directory = directory
    var search = UpwardSearch<FilePath>()
    repository = search.nearest(to: directory) { $0.isRepository ? $0 : nil }
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
    return repositories.nearest(to: folder) {
      if $0 == directory { return .some(repository) }
      return $0.isRepository ? .some($0) : nil
    } ?? nil
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

  /// The absolute path, as far as the letters tell.
  package func full(_ path: FilePath) -> FilePath { directory.resolving(path) }
}
