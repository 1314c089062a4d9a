import FCMLint

/// Reads bytes from a file, a pipe or memory, all at once or in chunks of lines.
package final class InputReader {
  /// The number of bytes per read of lines.
  static let pieceSize = 1 << 18

  /// The file descriptor; nil if all bytes are in memory.
  private let descriptor: Int32?
  private let isOwner: Bool
  private let expected: Int
  /// The maximum number of bytes.
  private let limit: Int
  /// Whether the input may never end, as a pipe, terminal or device.
  package let isEndless: Bool
  /// The bytes that have been read but not returned.
  private var rest: [UInt8]
  private var isAtEnd: Bool
  /// The number of bytes that the last read returned.
  private var filled = 0

  private init(
    _ descriptor: Int32?, isOwner: Bool, expected: Int, limit: Int = SourceFile.limit,
    isEndless: Bool = true, rest: [UInt8] = []
  ) {
    self.descriptor = descriptor
    self.isOwner = isOwner
    self.expected = expected
    self.limit = limit
    self.isEndless = isEndless
    self.rest = rest
    isAtEnd = descriptor == nil
  }

  /// Creates a reader of bytes in memory.
  package convenience init(_ bytes: [UInt8]) {
    self.init(nil, isOwner: false, expected: bytes.count, isEndless: false, rest: bytes)
  }

  deinit {
    if let descriptor, isOwner { close(descriptor) }
  }

  /// Standard input, which stays open.
  package static var standardInput: InputReader { InputReader(0, isOwner: false, expected: 0) }

  /// Opens a file, pipe or terminal, but no other device, no socket and no directory, unless the path
  /// is that of an open file descriptor.
  ///
  /// - Parameters:
  ///   - patience: how long to wait for a writer to open a named pipe.
  ///   - limit: the maximum number of bytes.
  package static func open(
    _ path: FilePath, patience: Duration = .seconds(5), limit: Int = SourceFile.limit
  ) -> Result<InputReader, FileError> {
    let file = path.withCString { systemOpen($0) }
    guard file >= 0 else {
      // A socket cannot be opened.
      let isSpecial = [ENXIO, EOPNOTSUPP].contains(errno)
      return .failure(isSpecial ? .special : FileError(errno))
    }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      defer { close(file) }
      return .failure(FileError(errno))
    }
    let type = status.type
    let size = type == S_IFREG ? Int(status.st_size) : 0
    let stream = InputReader(
      file, isOwner: true, expected: size, limit: limit, isEndless: type != S_IFREG)
    switch type {
    case S_IFREG: return .success(stream)
    case S_IFDIR: return .failure(.isDirectory)
    case S_IFIFO: if let error = stream.awaitWriter(patience) { return .failure(error) }
    default:
      guard isatty(file) == 1 || path.openDescriptor != nil else { return .failure(.special) }
    }
    _ = fcntl(file, F_SETFL, 0)
    return .success(stream)
  }

  /// Reads a regular file into a buffer, and returns the error, if any.
  ///
  /// The size of a small file need not be known: a read that does not fill its space reaches the end.
  static func read(regular path: FilePath, into buffer: LineBuffer) -> FileError? {
    let file = path.withCString { systemOpen($0) }
    guard file >= 0 else { return FileError(errno) }
    buffer.count = 0
    let room = buffer.rest
    let got = systemRead(file, room.baseAddress, room.count)
    let error = got < 0 ? FileError(errno) : nil
    close(file)
    if let error { return error }
    if got == room.count { return SourceFile.read(path, into: buffer) }
    buffer.count = got
    return nil
  }

  /// Waits until a writer opens a pipe.
  private func awaitWriter(_ patience: Duration) -> FileError? {
    guard let descriptor else { return nil }
    let end = MonotonicClock.now + patience
    while !isAtEnd {
      var byte: UInt8 = 0
      let got = systemRead(descriptor, &byte, 1)
      if got > 0 { rest = [byte] }
      // A writer has opened the pipe, so that blocking reads are safe.
      if got > 0 || (got < 0 && errno == EAGAIN) { return nil }
      if got < 0 { return FileError(errno) }
      if MonotonicClock.now >= end { return .noWriter }
      var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&question, 1, 20)
      #if canImport(Darwin)
        // `poll` also reports POLLHUP for a pipe that has not been opened yet.
        usleep(20_000)
      #else
        isAtEnd = Int32(question.revents) & (POLLIN | POLLHUP) == POLLHUP
      #endif
    }
    return nil
  }

  /// All remaining bytes, unless they exceed the limit for one source.
  package func all() -> Result<[UInt8], FileError> {
    defer { rest = [] }
    let error = readToEnd(count: { rest.count }, pull)
    return error.map { .failure($0) } ?? .success(rest)
  }

  /// Fills a buffer with all remaining bytes, unless they exceed the limit for one source.
  package func all(into buffer: LineBuffer) -> FileError? {
    buffer.replace(by: rest)
    rest = []
    let read = { (size: Int) -> FileError? in
      if let error = self.fill(buffer.space(size)) { return error }
      buffer.count += self.filled
      return nil
    }
    return readToEnd(count: { buffer.count }, read)
  }

  /// Calls `read` with a number of bytes until the end, or until `count` exceeds the limit for one
  /// source.
  private func readToEnd(
    count: () -> Int, _ read: (_ size: Int) -> FileError?
  ) -> FileError? {
    if expected > limit { return .tooLarge(limit: limit) }
    while !isAtEnd {
      let known = count()
      let size = expected > known ? expected - known : min(max(1 << 16, known), 1 << 26)
      if let error = read(size) { return error }
      // Skip the last read if the file has returned its initial size.
      if count() == expected, expected > 0 { isAtEnd = true }
      if count() > limit { return .tooLarge(limit: limit) }
    }
    return nil
  }

  /// Whether bytes or the end of input arrive within the duration.
  package func isReady(within patience: Duration) -> Bool {
    guard let descriptor, rest.isEmpty, !isAtEnd else { return true }
    var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let (seconds, attoseconds) = patience.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    return poll(&question, 1, Int32(clamping: milliseconds)) != 0
  }

  /// The next available bytes; empty at the end of input.
  package func some() -> Result<[UInt8], FileError> {
    if let descriptor, rest.isEmpty, !isAtEnd {
      var error: FileError?
      rest = [UInt8](unsafeUninitializedCapacity: 1 << 16) { room, count in
        let got = systemRead(descriptor, room.baseAddress, room.count)
        if got < 0 { error = FileError(errno) }
        isAtEnd = got == 0
        count = max(0, got)
      }
      if let error { return .failure(error) }
    }
    defer { rest = [] }
    return .success(rest)
  }

  /// Fills a buffer with the next complete lines and their line breaks; leaves it empty at the end
  /// of input.
  ///
  /// Memory is limited to one chunk or one line.
  package func nextLines(into buffer: LineBuffer) -> FileError? {
    buffer.replace(by: rest)
    rest = []
    while !isAtEnd {
      let searched = buffer.count
      let wanted = max(Self.pieceSize - searched, Self.pieceSize / 4)
      if let error = fill(buffer.space(wanted)) { return error }
      buffer.count += filled
      if buffer.count >= Self.pieceSize, let end = buffer.lastLineEnd(from: searched) {
        rest = Array(buffer.bytes[end...])
        buffer.count = end
        return nil
      }
      if buffer.count > limit { return .tooLarge(limit: limit) }
    }
    return nil
  }

  /// Reads up to `size` further bytes; fewer only at the end of input.
  private func pull(_ size: Int) -> FileError? {
    var error: FileError?
    let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      error = fill(buffer)
      count = filled
    }
    if rest.isEmpty { rest = piece } else { rest += piece }
    return error
  }

  /// Reads until the buffer is full or the input ends, and sets `filled` to the number of bytes.
  private func fill(_ room: UnsafeMutableBufferPointer<UInt8>) -> FileError? {
    filled = 0
    guard let descriptor else { return nil }
    while filled < room.count {
      let start = room.baseAddress.map { $0 + filled }
      let got = systemRead(descriptor, start, room.count - filled)
      if got < 0 { return FileError(errno) }
      filled += got
      isAtEnd = got == 0
      if isAtEnd { return nil }
    }
    return nil
  }
}

/// A reusable buffer for lines of a stream, or for one source after another.
///
/// Only one thread may use it at a time; its owner must ensure that.
package final class LineBuffer: @unchecked Sendable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  fileprivate(set) var count = 0

  /// Creates an empty buffer.
  package init() {
    capacity = InputReader.pieceSize * 5 / 4
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// The lines. Valid until the buffer is filled again.
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  fileprivate func replace(by bytes: [UInt8]) {
    count = 0
    let room = space(bytes.count)
    _ = room.update(fromContentsOf: bytes)
    count = bytes.count
  }

  /// Free space for at least `size` bytes after the existing ones.
  fileprivate func space(_ size: Int) -> UnsafeMutableBufferPointer<UInt8> {
    if capacity - count < size {
      capacity = max(capacity * 2, count + size)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      larger.update(from: base, count: count)
      base.deallocate()
      base = larger
    }
    return UnsafeMutableBufferPointer(start: base + count, count: size)
  }

  /// All free space.
  fileprivate var rest: UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableBufferPointer(start: base + count, count: capacity - count)
  }

  /// The index after the last line break from `start` on; nil if there is none.
  fileprivate func lastLineEnd(from start: Int) -> Int? {
    bytes[start...].lastIndex(of: .lineFeed).map { $0 + 1 }
  }
}

/// Opens a file without blocking, because opening a named pipe without a writer would wait forever.
private func systemOpen(_ path: UnsafePointer<CChar>) -> Int32 {
  open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
}

/// Reads bytes, again if a signal interrupts it.
private func systemRead(_ file: Int32, _ start: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  guard let start else { return 0 }
  var got = -1
  repeat { got = read(file, start, count) } while got < 0 && errno == EINTR
  return got
}
