import FCMLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a file or directory could not be read or written.
package enum FileError: Error, Equatable, Sendable {
  case missing, isDirectory, notPermitted, exists
  case tooLarge(limit: Int)
  /// A named pipe that nobody has opened to write.
  case noWriter
  /// A named pipe that nobody has opened to read.
  case noReader
  /// Any other error, by its number in the system.
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

  /// Whether the reader of what was written is gone.
  package var isClosedPipe: Bool { self == .system(EPIPE) }

  /// The error in a few words.
  package var words: String {
    switch self {
    case .missing: "no such file or directory"
    case .isDirectory: "is a directory"
    case .notPermitted: "permission denied"
    case .exists: "exists already"
    case .tooLarge(let limit): "larger than \(limit >> 20) MiB, the limit for one source"
    case .noWriter: "nobody writes to the pipe"
    case .noReader: "nobody reads the pipe"
    case .system(let code): strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }
}
