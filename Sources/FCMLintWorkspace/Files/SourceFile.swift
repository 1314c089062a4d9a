import FCMLint

/// Reads sources and writes reports.
package enum SourceFile {
  /// The maximum size of a source in bytes.
  package static let limit = 1 << 30

  /// The bytes of what `InputReader` opens.
  ///
  /// - Parameters:
  ///   - patience: how long to wait for a writer to open a named pipe.
  ///   - limit: the maximum number of bytes.
  package static func read(
    _ path: FilePath, patience: Duration = .seconds(5), limit: Int = limit
  ) -> Result<[UInt8], FileError> {
    InputReader.open(path, patience: patience, limit: limit).flatMap { $0.all() }
  }

  /// Reads what `InputReader` opens into a buffer, and returns the error, if any.
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
}

private func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  start.map { write(file, $0, count) } ?? 0
}
