import FCMLint

extension FileReader {
  /// Reads the file system.
  package static var fileSystem: FileReader {
    FileReader(
      read: { SourceFile.read($0).mapError { Failure(words: $0.words) } },
      exists: { $0.exists }, isRepository: { $0.isRepository })
  }
}

/// Reads the file system, and detects later whether what it read has changed.
package final class ChangeDetector {
  /// The state of a file; nil if it does not exist.
  private typealias Stamp = [Int64]

  private var stamps: [FilePath: Stamp?] = [:]

  package init() {}

  /// A reader whose reads are recorded.
  package var reader: FileReader {
    let system = FileReader.fileSystem
    return FileReader(
      read: { path in
        self.record(path)
        return system.read(path)
      },
      exists: { path in
        self.record(path)
        return system.exists(path)
      },
      isRepository: { path in
        self.record(path.appending(Array(".git".utf8)))
        return system.isRepository(path)
      })
  }

  /// Whether no recorded file has been created, changed or deleted since it was read.
  package var isCurrent: Bool { stamps.allSatisfy { Self.stamp($0.key) == $0.value } }

  private func record(_ path: FilePath) {
    if stamps[path] == nil { stamps[path] = .some(Self.stamp(path)) }
  }

  private static func stamp(_ path: FilePath) -> Stamp? {
    guard let status = path.status else { return nil }
    // The time of a folder changes with its entries.
    if status.type == S_IFDIR { return [Int64(status.st_ino)] }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [
      Int64(status.st_ino), Int64(status.st_size), Int64(time.tv_sec), Int64(time.tv_nsec),
    ]
  }
}
