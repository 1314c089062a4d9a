import FCMLint
import FCMLintWorkspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a command reads from and writes to.
protocol StandardStreams: AnyObject {
  /// Whether standard output is a terminal, and how wide it is.
  var isTerminal: Bool { get }
  var columns: Int? { get }
  var input: InputReader { get }
  /// Writes to standard output; the error if that is no longer possible.
  func write(_ text: String) -> FileError?
  /// Writes bytes to standard output; the error if that is no longer possible.
  func write(bytes: [UInt8]) -> FileError?
  /// Whether standard error is a terminal.
  var showsErrorsOnTerminal: Bool { get }
  /// Writes to standard error.
  func complain(_ text: String)
}

/// The three streams of the process.
final class ProcessStreams: StandardStreams {
  var isTerminal: Bool { isatty(1) == 1 }

  var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  var input: InputReader { .standardInput }

  func write(_ text: String) -> FileError? { SourceFile.write(Array(text.utf8), to: 1) }

  func write(bytes: [UInt8]) -> FileError? { SourceFile.write(bytes, to: 1) }

  var showsErrorsOnTerminal: Bool { isatty(2) == 1 }

  func complain(_ text: String) { _ = SourceFile.write(Array(text.utf8), to: 2) }

  /// The arguments as bytes, without the program's name: a path need not be text.
  static var arguments: [[UInt8]] {
    var arguments: [[UInt8]] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { break }
      arguments.append(Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument))))
    }
    return arguments
  }
}
