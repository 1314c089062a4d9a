extension StringProtocol {
  /// Whether the text contains the UTF-8 bytes of `part`, which must not be empty.
  ///
  /// The standard library compares characters, which Embedded Swift does not support.
  package func contains(bytesOf part: StaticString) -> Bool {
    var text = String(self)
    return text.withUTF8 { ByteSearch.position(of: part, in: $0) } != nil
  }
}

extension [String] {
  /// The parts with commas between them, and a word before the last one.
  package func inSentence(_ word: String = "and") -> String {
    guard count > 2 else { return joined(separator: " \(word) ") }
    return dropLast().joined(separator: ", ") + " \(word) " + self[count - 1]
  }
}
