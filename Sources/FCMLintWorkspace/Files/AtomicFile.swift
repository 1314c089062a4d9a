import FCMLint

/// Replaces files atomically: after a crash, a signal or on a full disk they have either the old or
/// the new content.
package enum AtomicFile {
  /// Why a file was not replaced.
  package enum Failure: Error, Equatable, Sendable {
    case disk(FileError)
    /// The content has changed since it was read.
    case changed
    /// Not a regular file.
    case notRegular

    /// A short description of the error.
    package var words: String {
      switch self {
      case .disk(let error): error.words
      case .changed: "the file has changed since it was read"
      case .notRegular: "not a regular file"
      }
    }
  }

  /// Replaces the content `old` of a file by `new`. Follows symbolic links. Returns nil on success.
  ///
  /// Writes a temporary file in the same folder with the mode of the old file, syncs it and renames
  /// it.
  package static func replace(_ path: FilePath, _ old: [UInt8], by new: [UInt8]) -> Failure? {
    guard let target = path.linkTarget, let status = target.status else {
      return .disk(FileError(errno))
    }
    guard status.type == S_IFREG else { return .notRegular }
    guard target.isWritable else { return .disk(FileError(errno)) }
    switch SourceFile.read(target) {
    case .failure(let error): return .disk(error)
    case .success(let bytes): if bytes != old { return .changed }
    }
    return exchange(target, status) { file in
      if let error = SourceFile.write(new, to: file) { return error }
      return fsync(file) == 0 ? nil : FileError(errno)
    }.map { .disk($0) }
  }

  /// Calls `body` with termination signals blocked, so that no temporary file is left behind.
  ///
  /// Blocks them in the current thread only. That is sufficient, because no other threads run while
  /// files are written.
  private static func withoutSignals<Result>(_ body: () -> Result) -> Result {
    var ending = sigset_t()
    var before = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&ending, signal) }
    pthread_sigmask(SIG_BLOCK, &ending, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  /// Creates or replaces a regular file with the output of `fill`.
  ///
  /// - Parameter status: the attributes of the old file; nil if there is none.
  static func exchange(
    _ target: FilePath, _ status: stat?, _ fill: (Int32) -> FileError?
  ) -> FileError? {
    withoutSignals {
      let (file, temporary) = temporary(beside: target)
      guard file >= 0 else { return FileError(errno) }
      var error = fill(file) ?? giveRights(status, file)
      if close(file) != 0, error == nil { error = FileError(errno) }
      if error == nil,
        temporary.withCString({ from in target.withCString { rename(from, $0) } }) != 0
      {
        error = FileError(errno)
      }
      if error != nil { _ = temporary.withCString { unlink($0) } }
      return error
    }
  }

  /// Creates an unlinked file in the folder of another and returns its descriptor, which is
  /// negative on failure.
  static func nameless(beside target: FilePath) -> Int32 {
    withoutSignals {
      let (file, path) = temporary(beside: target)
      if file >= 0 { _ = path.withCString { unlink($0) } }
      return file
    }
  }

  private static func temporary(beside target: FilePath) -> (file: Int32, path: FilePath) {
    // File names are limited to 255 bytes, which the old name may use completely.
    let name = target.name.prefix(240) + Array(".fcmlint-XXXXXX".utf8)
    var template = target.folder.appending(Array(name)).bytes.map { CChar(bitPattern: $0) } + [0]
    let file = mkstemp(&template)
    return (file, FilePath(bytes: template.dropLast().map { UInt8(bitPattern: $0) }))
  }

  private static func giveRights(_ status: stat?, _ file: Int32) -> FileError? {
    let mode: mode_t
    if let status {
      // Only root can set the owner; members of a group can set the group.
      if fchown(file, status.st_uid, status.st_gid) != 0 {
        _ = fchown(file, uid_t.max, status.st_gid)
      }
      mode = status.st_mode & 0o7777
    } else {
      let mask = umask(0o022)
      _ = umask(mask)
      mode = 0o644 & ~mask
    }
    return fchmod(file, mode) == 0 ? nil : FileError(errno)
  }
}
