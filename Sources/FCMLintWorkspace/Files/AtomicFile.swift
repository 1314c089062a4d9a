import FCMLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Replaces files so that a crash, a signal or a full disk leaves the old bytes or the new, never
/// less.
package enum AtomicFile {
  /// Why a file was not replaced; it is then as it was.
  package enum Failure: Error, Equatable, Sendable {
    case disk(FileError)
    /// The file is no longer what was read.
    case changed
    /// Not a regular file.
    case notRegular

    /// The error in a few words.
    package var words: String {
      switch self {
      case .disk(let error): error.words
      case .changed: "the file was changed meanwhile"
      case .notRegular: "not a regular file"
      }
    }
  }

  /// Puts `new` in the place of `old`; a symbolic link's target is replaced, not the link.
  ///
  /// The bytes go to a temporary file in the same folder, which gets the old file's mode, is
  /// synced, and takes the old file's name in one step. Nil when all went well.
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

  /// Calls `body` while signals that end the program wait, so that none leaves a temporary file.
  ///
  /// They wait for this thread only, which is enough while no other runs: files are written one after
  /// the other when all are judged.
  private static func withoutSignals<Result>(_ body: () -> Result) -> Result {
    var ending = sigset_t()
    var before = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&ending, signal) }
    pthread_sigmask(SIG_BLOCK, &ending, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  /// Puts a new file, which `fill` writes, in the place of a regular file or of none.
  ///
  /// - Parameter status: what the old file's rights are; nil when there is none.
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

  /// A new file that has no name, in the folder of another; negative when there can be none.
  static func nameless(beside target: FilePath) -> Int32 {
    withoutSignals {
      let (file, path) = temporary(beside: target)
      if file >= 0 { _ = path.withCString { unlink($0) } }
      return file
    }
  }

  private static func temporary(beside target: FilePath) -> (file: Int32, path: FilePath) {
    // A name may have 255 bytes, and the old one may have them all.
    let name = target.name.prefix(240) + Array(".fcmlint-XXXXXX".utf8)
    var template = target.folder.appending(Array(name)).bytes.map { CChar(bitPattern: $0) } + [0]
    let file = mkstemp(&template)
    return (file, FilePath(bytes: template.dropLast().map { UInt8(bitPattern: $0) }))
  }

  private static func giveRights(_ status: stat?, _ file: Int32) -> FileError? {
    let mode: mode_t
    if let status {
      // The owner can be given by root only; the group by everybody who is in it.
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
