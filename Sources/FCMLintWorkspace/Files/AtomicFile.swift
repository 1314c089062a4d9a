import FCMLint

/// Replaces files atomically: after a crash, a signal or on a full disk they have either the old or
/// the new content.
package enum AtomicFile {
  /// Replaces the content `old` of a file by `new`. Follows symbolic links. Returns nil on success.
  package static func replace(_ path: FilePath, _ old: [UInt8], by new: [UInt8]) -> FileError? {
    replace(path, old) { SourceFile.write(new, to: $0) }
  }

  /// Replaces the content `old` of a file by what `write` writes to a file descriptor.
  ///
  /// Writes a temporary file in the same folder with the attributes of the old file, syncs it,
  /// compares the content of the file with `old`, and renames the temporary file.
  package static func replace(
    _ path: FilePath, _ old: [UInt8], _ write: (Int32) -> FileError?
  ) -> FileError? {
    guard let target = path.linkTarget, let status = target.status else {
      return FileError(errno)
    }
    guard status.type == S_IFREG else { return .notRegular }
    if let error = status.linkError { return error }
    guard target.isWritable else { return FileError(errno) }
    return exchange(target, status, write) { file in
      guard fsync(file) == 0 else { return FileError(errno) }
      return hasChanged(target, since: old)
    }
  }

  /// The error if the content of a file is another one.
  ///
  /// Another program may replace the file while it is read, so its attributes are compared at the end.
  private static func hasChanged(_ path: FilePath, since old: [UInt8]) -> FileError? {
    let stamp = path.status?.stamp
    switch SourceFile.read(path) {
    case .failure(let error): return error
    case .success(let bytes):
      return bytes == old && path.status?.stamp == stamp ? nil : .changed
    }
  }

  /// Creates a file, and returns the error, if any; then there is no file, or the one that existed.
  package static func create(_ path: FilePath, _ bytes: [UInt8]) -> FileError? {
    withoutSignals {
      let file = path.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
      guard file >= 0 else { return FileError(errno) }
      var error = SourceFile.write(bytes, to: file)
      if close(file) != 0, error == nil { error = FileError(errno) }
      if error != nil { _ = path.withCString { unlink($0) } }
      return error
    }
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

  /// Creates or replaces a regular file with what `write` writes.
  ///
  /// - Parameters:
  ///   - status: the attributes of the old file; nil if there is none.
  ///   - check: called with the complete temporary file directly before it is renamed.
  static func exchange(
    _ target: FilePath, _ status: stat?, _ write: (Int32) -> FileError?,
    check: (Int32) -> FileError? = { _ in nil }
  ) -> FileError? {
    withoutSignals {
      let (file, temporary) = temporary(beside: target)
      guard file >= 0 else { return FileError(errno) }
      var error = write(file) ?? giveRights(of: target, status, to: file) ?? check(file)
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

  /// Gives a temporary file the owner, extended attributes and mode of the file that it replaces.
  private static func giveRights(
    of target: FilePath, _ status: stat?, to file: Int32
  ) -> FileError? {
    let mode: mode_t
    if let status {
      // Only root can set the owner; members of a group can set the group.
      if fchown(file, status.st_uid, status.st_gid) != 0 {
        _ = fchown(file, uid_t.max, status.st_gid)
      }
      // A new owner removes attributes, and attributes change the mode.
      if let error = ExtendedAttributes.copy(from: target, to: file) { return error }
      mode = status.st_mode & 0o7777
    } else {
      let mask = umask(0o022)
      _ = umask(mask)
      mode = 0o644 & ~mask
    }
    return fchmod(file, mode) == 0 ? nil : FileError(errno)
  }
}
