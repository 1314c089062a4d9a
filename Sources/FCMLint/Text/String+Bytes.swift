extension StringProtocol {
  /// Whether the text contains the UTF-8 bytes of `part`, which must not be empty.
  ///
  /// The standard library compares characters, which Embedded Swift does not support.
  package func contains(bytesOf part: StaticString) -> Bool {
    var text = String(self)
    return text.withUTF8 { ByteSearch.position(of: part, in: $0) } != nil
  }
}
