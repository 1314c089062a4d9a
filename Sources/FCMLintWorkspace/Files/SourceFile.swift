import FCMLint

/// Reads sources and writes reports.
package enum SourceFile {
  /// The maximum size of a source in bytes.
  package static let limit = 1 << 30

  /// The bytes of a file, pipe or device, but not of a directory.
  ///
  /// - Parameter patience: how long to wait for a writer to open a named pipe.
  package static func read(_ path: FilePath, patience: Duration = .seconds(5)) -> Result<
    [UInt8], FileError
  > {
    InputReader.open(path, patience: patience).flatMap { $0.all() }
  }

  /// Reads a file, pipe or device into a buffer, and returns the error, if any.
  ///
  /// - Parameter isRegular: whether the path is known to be that of a regular file, which takes fewer
  ///   system calls.
  package static func read(
    _ path: FilePath, into buffer: LineBuffer, isRegular: Bool = false
  ) -> FileError? {
    if isRegular { return InputReader.read(regular: path, into: buffer) }
    switch InputReader.open(path) {
    case .failure(let error): return error
    case .success(let reader): return reader.all(into: buffer)
    }
  }

  /// Writes all bytes to a file descriptor and returns the error, if any.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> FileError? {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = systemWrite(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count > 0 {
          written += count
        } else if errno != EINTR {
          return FileError(errno)
        }
      }
      return nil
    }
  }

  /// Creates a file for writing, which the caller closes; fails if the file exists.
  package static func create(_ path: FilePath) -> Result<Int32, FileError> {
    let file = path.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
    return file >= 0 ? .success(file) : .failure(FileError(errno))
  }

  /// Closes a file opened by `create`.
  package static func finish(_ descriptor: Int32) { close(descriptor) }
}

private func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  start.map { write(file, $0, count) } ?? 0
}
