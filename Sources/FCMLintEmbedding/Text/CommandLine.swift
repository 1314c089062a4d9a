import FCMLint

/// Recognizes lines of a text that are commands of a shell.
enum CommandLine {
  /// The start of a command with `curl` on a line, after a prompt; nil if the line is none.
  static func start(in bytes: [UInt8], _ line: Range<Int>) -> Int? {
    guard line.lowerBound == 0 || bytes[line.lowerBound - 1] == .lineFeed else { return nil }
    var start = bytes.endOfBlanks(from: line.lowerBound, to: line.upperBound)
    while start + 1 < line.upperBound, isPrompt(bytes[start]) {
      guard bytes[start + 1].isBlank || bytes[start] == .backtick else { return nil }
      start = bytes.endOfBlanks(from: start + 1, to: line.upperBound)
    }
    if isCurl(bytes, at: start) { return start }
    let isSource =
      bytes.hasPrefix("cat ", at: start) || bytes.hasPrefix("echo ", at: start)
      || bytes.hasPrefix("printf ", at: start)
    return isSource && bytes.has("| curl ", in: start..<line.upperBound) ? start : nil
  }

  private static func isPrompt(_ byte: UInt8) -> Bool {
    byte == .dollar || byte == .percent || byte == .greaterThan || byte == .hash
      || byte == .backtick
  }

  private static func isCurl(_ bytes: [UInt8], at start: Int) -> Bool {
    bytes.hasPrefix("curl ", at: start) || bytes.hasPrefix("curl.exe ", at: start)
      || bytes.hasPrefix("curl\t", at: start)
  }
}
