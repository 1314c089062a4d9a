import FCMLint

extension FileReader {
  /// Reads the file system, but no pipes, which a configuration of a downloaded project could name,
  /// unless they are open.
  package static var fileSystem: FileReader {
    FileReader(
      read: { path, limit in
        let isPipe = path.status?.type == S_IFIFO && path.openDescriptor == nil
        let read =
          isPipe
          ? .failure(.notRegular) : SourceFile.read(path, limit: min(limit, SourceFile.limit))
        return read.mapError { Failure(words: $0.words) }
      },
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
      read: { path, limit in
        self.record(path)
        return system.read(path, limit)
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
    return status.stamp
  }
}
