extension SecretScanner {
  /// The JSON Pointer, with each name that is a secret shortened.
  package static func shortened(pointer: String) -> String {
    guard hasLongName(pointer) else { return pointer }
    // A mark at the beginning of a name makes one character with the slash before it.
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
