extension SecretScanner {
  /// Shortens each secret name in a JSON Pointer.
  package static func shortened(pointer: String) -> String {
    guard hasLongName(pointer) else { return pointer }
    // Split scalars: a combining mark at the start of a name forms one character with the slash.
    return pointer.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .map { shortened(String($0)) }.joined(separator: "/")
  }

  private static func hasLongName(_ pointer: String) -> Bool {
    var length = 0
    for byte in pointer.utf8 {
      length = byte == .slash ? 0 : length + 1
      if length == shortest { return true }
    }
    return false
  }
}
