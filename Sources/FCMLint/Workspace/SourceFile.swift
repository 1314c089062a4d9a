#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading sources and writing reports.
public enum SourceFile {
  /// The most bytes that a source may have.
  public static let limit = 1 << 30

  /// The bytes of a file, pipe or device; a directory is refused.
  public static func read(_ path: FilePath) -> Result<[UInt8], DiskFault> {
    let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
    guard file >= 0 else { return .failure(DiskFault(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .failure(DiskFault(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .failure(.isDirectory)
    case S_IFREG where status.st_size > limit: return .failure(.tooLarge(limit: limit))
    case S_IFREG: return read(descriptor: file, expected: Int(status.st_size))
    default: return read(descriptor: file, expected: 0)
    }
  }

  /// Everything that comes out of standard input.
  public static func readStandardInput() -> Result<[UInt8], DiskFault> {
    read(descriptor: 0, expected: 0)
  }

  /// Reads to the end. The first piece is as large as the file says it is, so that most files are
  /// read at once.
  private static func read(descriptor: Int32, expected: Int) -> Result<[UInt8], DiskFault> {
    var bytes: [UInt8] = []
    var size = expected > 0 ? expected + 1 : 1 << 16
    while true {
      var fault: DiskFault?
      let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        while count < size {
          #if canImport(Darwin)
            let got = Darwin.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
          #elseif canImport(Musl)
            let got = Musl.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
          #else
            let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
          #endif
          if got > 0 {
            count += got
          } else if got == 0 {
            return
          } else if errno != EINTR {
            fault = DiskFault(errno)
            return
          }
        }
      }
      if let fault { return .failure(fault) }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if bytes.count > limit { return .failure(.tooLarge(limit: limit)) }
      if piece.count < size { return .success(bytes) }
      size = min(max(1 << 16, bytes.count), 1 << 26)
    }
  }

  /// Writes all bytes to an open file; false when the reader is gone or the disk is full.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> DiskFault? {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = systemWrite(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count > 0 {
          written += count
        } else if errno != EINTR {
          return DiskFault(errno)
        }
      }
      return nil
    }
  }

  /// Opens a file for a report, empty unless it is to be continued; the caller closes it.
  public static func create(_ path: FilePath, appends: Bool = false) -> Result<Int32, DiskFault> {
    let mode = appends ? O_APPEND : O_TRUNC
    let file = path.withCString { open($0, O_WRONLY | O_CREAT | mode | O_CLOEXEC, 0o644) }
    return file >= 0 ? .success(file) : .failure(DiskFault(errno))
  }

  /// Closes a file that `create` has opened.
  public static func finish(_ descriptor: Int32) { close(descriptor) }

  private static func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    guard let start else { return 0 }
    #if canImport(Darwin)
      return Darwin.write(file, start, count)
    #elseif canImport(Musl)
      return Musl.write(file, start, count)
    #else
      return Glibc.write(file, start, count)
    #endif
  }
}
