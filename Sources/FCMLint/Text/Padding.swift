extension String {
  /// The text, padded with spaces on the right.
  package func padded(to width: Int) -> String {
    let spaces = [UInt8](repeating: .space, count: max(0, width - unicodeScalars.count))
    return self + String(decoding: spaces, as: UTF8.self)
  }

  /// The text, padded on the left.
  package func leftPadded(to width: Int, with character: String = " ") -> String {
    String(repeating: character, count: max(0, width - unicodeScalars.count)) + self
  }
}
