#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes that come from a file, a pipe or memory: all at once, or some lines at a time.
public final class ByteStream {
  /// How many bytes are asked for when lines are read.
  static let pieceSize = 1 << 20

  /// Nil when everything is in memory already.
  private let descriptor: Int32?
  private let isOwner: Bool
  private let expected: Int
  /// What has been read and not been handed out.
  private var rest: [UInt8]
  private var isAtEnd: Bool

  private init(_ descriptor: Int32, isOwner: Bool, expected: Int) {
    self.descriptor = descriptor
    self.isOwner = isOwner
    self.expected = expected
    rest = []
    isAtEnd = false
  }

  /// Bytes that are in memory already.
  public init(_ bytes: [UInt8]) {
    descriptor = nil
    isOwner = false
    expected = bytes.count
    rest = bytes
    isAtEnd = true
  }

  deinit {
    if let descriptor, isOwner { close(descriptor) }
  }

  /// Standard input, which stays open.
  public static var standardInput: ByteStream { ByteStream(0, isOwner: false, expected: 0) }

  /// Opens a file, pipe or device; a directory is refused.
  ///
  /// - Parameter patience: how long a named pipe may go without anybody who opens it to write;
  ///   who has opened it may take any time.
  public static func open(_ path: FilePath, patience: Duration = .seconds(5)) -> Result<
    ByteStream, DiskFault
  > {
    let file = path.withCString { systemOpen($0) }
    guard file >= 0 else { return .failure(DiskFault(errno)) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      defer { close(file) }
      return .failure(DiskFault(errno))
    }
    let type = status.st_mode & S_IFMT
    let size = type == S_IFREG ? Int(status.st_size) : 0
    let stream = ByteStream(file, isOwner: true, expected: size)
    if type == S_IFREG { return .success(stream) }
    if type == S_IFDIR { return .failure(.isDirectory) }
    if type == S_IFIFO, let fault = stream.awaitWriter(patience) { return .failure(fault) }
    _ = fcntl(file, F_SETFL, 0)
    return .success(stream)
  }

  /// Waits until a pipe has a writer, or has had one.
  private func awaitWriter(_ patience: Duration) -> DiskFault? {
    guard let descriptor else { return nil }
    let end = ContinuousClock.now + patience
    while !isAtEnd {
      var byte: UInt8 = 0
      let got = systemRead(descriptor, &byte, 1)
      if got > 0 { rest = [byte] }
      // Nothing to read yet, but somebody who may write: from now on reading waits.
      if got > 0 || (got < 0 && errno == EAGAIN) { return nil }
      if got < 0, errno != EINTR { return DiskFault(errno) }
      if ContinuousClock.now >= end { return .noWriter }
      var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&question, 1, 20)
      #if canImport(Darwin)
        // It says "hung up" of a pipe that nobody has opened yet, too.
        usleep(20_000)
      #else
        isAtEnd = Int32(question.revents) & (POLLIN | POLLHUP) == POLLHUP
      #endif
    }
    return nil
  }

  /// Everything that is left, if it is not above the limit for one source.
  public func all() -> Result<[UInt8], DiskFault> {
    if expected > SourceFile.limit { return .failure(.tooLarge(limit: SourceFile.limit)) }
    var size = expected > 0 ? expected + 1 : 1 << 16
    while !isAtEnd {
      if let fault = pull(size) { return .failure(fault) }
      if rest.count > SourceFile.limit { return .failure(.tooLarge(limit: SourceFile.limit)) }
      size = min(max(1 << 16, rest.count), 1 << 26)
    }
    defer { rest = [] }
    return .success(rest)
  }

  /// The next lines, whole ones with their line breaks; nothing at the end.
  ///
  /// However long the stream, the memory is that of one piece or one line.
  public func nextLines() -> Result<[UInt8], DiskFault> {
    var searched = 0
    while true {
      if isAtEnd {
        defer { rest = [] }
        return .success(rest)
      }
      if rest.count >= Self.pieceSize, let end = rest[searched...].lastIndex(of: 0x0A) {
        // The lines keep the memory they were read into; only the begun line behind them moves.
        var lines = rest
        rest = Array(lines[(end + 1)...])
        lines.removeSubrange((end + 1)...)
        return .success(lines)
      }
      if rest.count > SourceFile.limit { return .failure(.tooLarge(limit: SourceFile.limit)) }
      searched = rest.count >= Self.pieceSize ? rest.count : 0
      if let fault = pull(Self.pieceSize) { return .failure(fault) }
    }
  }

  /// Reads up to `size` bytes more; less means that the end has come.
  private func pull(_ size: Int) -> DiskFault? {
    guard let descriptor else { return nil }
    var fault: DiskFault?
    let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got > 0 {
          count += got
        } else if got == 0 {
          isAtEnd = true
          return
        } else if errno != EINTR {
          fault = DiskFault(errno)
          return
        }
      }
    }
    if rest.isEmpty { rest = piece } else { rest += piece }
    return fault
  }
}

/// Opens without waiting: a named pipe that nobody writes to would keep the run for ever.
private func systemOpen(_ path: UnsafePointer<CChar>) -> Int32 {
  open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
}

private func systemRead(_ file: Int32, _ start: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  guard let start else { return 0 }
  return read(file, start, count)
}
