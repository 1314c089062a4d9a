import FCMLint
import FCMLintWorkspace

/// The standard streams of a command.
protocol StandardStreams: AnyObject {
  /// Whether standard output is a terminal.
  var isTerminal: Bool { get }
  /// The width of the terminal.
  var columns: Int? { get }
  var input: InputReader { get }
  /// Writes to standard output and returns the error, if any.
  func write(_ text: String) -> FileError?
  /// Writes bytes to standard output and returns the error, if any.
  func write(bytes: [UInt8]) -> FileError?
  /// Whether standard error is a terminal.
  var showsErrorsOnTerminal: Bool { get }
  /// Writes to standard error.
  func writeError(_ text: String)
}

/// The standard streams of the process.
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

  func writeError(_ text: String) { _ = SourceFile.write(Array(text.utf8), to: 2) }

  /// The arguments without the program name, as bytes, because paths may be invalid UTF-8.
  static var arguments: [[UInt8]] {
    var arguments: [[UInt8]] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { break }
      arguments.append(Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument))))
    }
    return arguments
  }
}
