import FCMLint

/// The current directory, and conversions between absolute, displayed and stable paths.
///
/// Caches folders, so it must be used by one thread only.
package final class WorkingDirectory {
  /// The current directory.
  package let directory: FilePath
  /// The root of the Git repository that contains the directory; nil outside a repository.
  package let repository: FilePath?
  /// The last resolved folder, because consecutive files are mostly in the same one.
  private var last: (folder: FilePath, target: FilePath?)?
  private lazy var repositories = UpwardSearch<FilePath?>()

  package convenience init() {
    let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      getcwd(buffer.baseAddress, buffer.count).map {
        FilePath(bytes: Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))))
      }
    }
    self.init(in: path ?? FilePath("/"))
  }

  /// Uses another directory, given by an absolute path, as the current directory.
  package init(in directory: FilePath) {
    self.directory = directory
    var folder: FilePath? = directory
    while let current = folder, !current.isRepository {
      folder = current.bytes.count > 1 ? current.folder : nil
    }
    repository = folder
  }

  /// The path to display: relative if the file is below the current directory.
  package func shown(_ path: FilePath) -> FilePath {
    path.isAbsolute ? path.relative(to: directory) ?? path : path
  }

  /// The path that identifies the file independently of the current directory: relative to its
  /// repository.
  ///
  /// - Parameter folder: the absolute folder that it is relative to outside a repository; nil for
  ///   the current directory.
  package func identity(_ path: FilePath, outside folder: FilePath? = nil) -> FilePath {
    let full = absolute(path)
    return full.relative(to: repository(of: full.folder) ?? folder ?? directory) ?? full
  }

  /// The root of the Git repository that contains a folder; nil outside a repository.
  package func repository(of folder: FilePath) -> FilePath? {
    if folder == directory { return repository }
    return repositories.nearest(to: folder) {
      if $0 == directory { return .some(repository) }
      return $0.isRepository ? .some($0) : nil
    } ?? nil
  }

  /// The absolute path with symbolic links resolved, for the part that exists.
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

  /// The absolute path without resolving symbolic links.
  package func full(_ path: FilePath) -> FilePath { directory.resolving(path) }
}
