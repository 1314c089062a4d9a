import FCMLint

/// Why a file or directory could not be read or written.
package enum FileError: Error, Equatable, Sendable {
  case missing, isDirectory, notPermitted, exists
  /// A device or a socket.
  case special
  case notRegular
  /// The content has changed since it was read.
  case changed
  /// The file has several names.
  case linked(count: Int)
  case tooLarge(limit: Int)
  /// No process has opened the named pipe for writing.
  case noWriter
  /// No process has opened the named pipe for reading.
  case noReader
  /// Any other system error, as an `errno` value.
  case system(Int32)

  init(_ code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR: self = .isDirectory
    case EEXIST: self = .exists
    case EACCES, EPERM: self = .notPermitted
    default: self = .system(code)
    }
  }

  /// Whether the reader has closed the pipe.
  package var isClosedPipe: Bool { self == .system(EPIPE) }

  /// A short description of the error.
  package var words: String {
    switch self {
    case .missing: "no such file or directory"
    case .isDirectory: "is a directory"
    case .notPermitted: "permission denied"
    case .exists: "file already exists"
    case .special: "not a regular file or pipe"
    case .notRegular: "not a regular file"
    case .changed: "the file has changed since it was read"
    case .linked(let count): "the file has \(count) hard links"
    case .tooLarge(let limit): "larger than the limit of \(limit >> 20) MiB"
    case .noWriter: "no process has opened the pipe for writing"
    case .noReader: "no process has opened the pipe for reading"
    case .system(let code): strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }
}
