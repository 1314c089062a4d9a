extension StringProtocol {
  /// Whether the UTF-8 bytes of `part`, which is not empty, stand in this text.
  ///
  /// The standard library looks for strings by characters, and Embedded Swift does not have that.
  package func contains(bytesOf part: StaticString) -> Bool {
    var text = String(self)
    return text.withUTF8 { ByteSearch.position(of: part, in: $0) } != nil
  }
}
