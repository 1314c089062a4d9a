#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the program was started, and what files are called from there.
///
/// It remembers the folder it was asked about last, and so belongs to one thread.
public final class Surroundings {
  /// The current directory.
  public let directory: FilePath
  /// The nearest directory upward that holds `.git`; nil outside a repository.
  public let repository: FilePath?
  /// Neighbours have the same folder, whose links are followed once for all of them.
  private var last: (folder: FilePath, target: FilePath?)?

  public init() {
    var buffer = [CChar](repeating: 0, count: 4096)
    let found = buffer.withUnsafeMutableBufferPointer { getcwd($0.baseAddress, $0.count) != nil }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    directory = FilePath(bytes: found ? bytes : [0x2F])
    repository = Self.repository(above: directory)
  }

  /// The surroundings of a program that was started in another directory, given from the root.
  public init(in directory: FilePath) {
    self.directory = directory
    repository = Self.repository(above: directory)
  }

  /// The path that a person in this directory would type: relative when the file lies below it.
  public func shown(_ path: FilePath) -> FilePath {
    path.isAbsolute ? path.relative(to: directory) ?? path : path
  }

  /// The path that names the file wherever the program is started: relative to the repository.
  public func identity(_ path: FilePath) -> FilePath {
    let full = absolute(path)
    if let repository, let inside = full.relative(to: repository) { return inside }
    return full.relative(to: directory) ?? full
  }

  /// The path from the root of the disk, links followed as far as the file exists.
  public func absolute(_ path: FilePath) -> FilePath {
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
      if directory.appending(Array(".git".utf8)).withCString({ access($0, F_OK) }) == 0 {
        return directory
      }
      guard directory.bytes.count > 1, let slash = directory.bytes.lastIndex(of: 0x2F) else {
        return nil
      }
      directory.bytes.removeSubrange(max(slash, 1)...)
    }
  }
}
