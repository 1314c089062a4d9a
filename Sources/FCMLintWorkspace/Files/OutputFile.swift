import FCMLint

/// An output file for a report or a baseline.
///
/// Regular files are replaced atomically: the text is collected in an unlinked temporary file, so
/// that a full disk, a signal or a crash keeps the old content and leaves no temporary file. Pipes,
/// devices and open file descriptors are written to directly.
package final class OutputFile {
  private let descriptor: Int32
  /// The file to replace; nil for direct output.
  private let target: FilePath?
  /// The attributes of that file; nil if it does not exist.
  private let status: stat?

  private init(_ descriptor: Int32, target: FilePath? = nil, status: stat? = nil) {
    self.descriptor = descriptor
    self.target = target
    self.status = status
  }

  deinit { close(descriptor) }

  /// Whether an existing file is kept if writing fails.
  package var keepsOld: Bool { status != nil }

  /// Opens a file for writing.
  ///
  /// - Parameters:
  ///   - appends: whether to append to the file.
  ///   - patience: how long to wait for a reader of a named pipe.
  package static func open(
    _ path: FilePath, appends: Bool = false, patience: Duration = .seconds(5)
  ) -> Result<OutputFile, FileError> {
    // Opening /dev/stdout by path would truncate a file that the shell opened for appending.
    if let number = path.openDescriptor { return direct(dup(number)) }
    guard let status = path.status else {
      let isPlain = errno == ENOENT && !path.isLink && !appends
      return isPlain ? beside(path, nil) : direct(systemOpen(path, appends ? O_APPEND : O_TRUNC))
    }
    switch status.type {
    case S_IFREG where !appends: return beside(path.linkTarget ?? path, status)
    case S_IFIFO: return pipe(path, patience)
    case S_IFBLK, S_IFSOCK: return .failure(.special)
    default: return direct(systemOpen(path, appends ? O_APPEND : 0))
    }
  }

  private static func direct(_ file: Int32) -> Result<OutputFile, FileError> {
    file >= 0 ? .success(OutputFile(file)) : .failure(FileError(errno))
  }

  private static func beside(_ target: FilePath, _ status: stat?) -> Result<OutputFile, FileError> {
    if let error = status?.linkError { return .failure(error) }
    if status != nil, !target.isWritable { return .failure(FileError(errno)) }
    let file = AtomicFile.nameless(beside: target)
    guard file >= 0 else { return .failure(FileError(errno)) }
    return .success(OutputFile(file, target: target, status: status))
  }

  /// Waits until a pipe has a reader.
  private static func pipe(
    _ path: FilePath, _ patience: Duration
  ) -> Result<OutputFile, FileError> {
    let end = MonotonicClock.now + patience
    while true {
      let file = systemOpen(path, O_NONBLOCK)
      if file >= 0 {
        _ = fcntl(file, F_SETFL, 0)
        return direct(file)
      }
      guard errno == ENXIO || errno == EINTR else { return .failure(FileError(errno)) }
      if MonotonicClock.now >= end { return .failure(.noReader) }
      usleep(20_000)
    }
  }

  /// Appends bytes and returns the error, if any.
  package func write(_ bytes: [UInt8]) -> FileError? { SourceFile.write(bytes, to: descriptor) }

  /// Replaces the target file and returns the error, if any.
  ///
  /// Does not sync to disk, unlike for sources, because a report can be created again.
  package func finish() -> FileError? {
    guard let target else { return nil }
    return AtomicFile.exchange(target, status, copy)
  }

  private func copy(to file: Int32) -> FileError? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var position: off_t = 0
    while true {
      let count = pread(descriptor, &piece, piece.count, position)
      if count == 0 { return nil }
      if count > 0 {
        if let error = SourceFile.write(Array(piece[..<count]), to: file) { return error }
        position += off_t(count)
      } else if errno != EINTR {
        return FileError(errno)
      }
    }
  }
}

private func systemOpen(_ path: FilePath, _ mode: Int32) -> Int32 {
  path.withCString { open($0, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | mode, 0o644) }
}
