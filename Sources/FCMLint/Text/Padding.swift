extension String {
  /// The text, padded with spaces on the right.
  package func padded(to width: Int) -> String { self + filler(" ", to: width) }

  /// The text, padded on the left.
  package func leftPadded(to width: Int, with character: String = " ") -> String {
    filler(character, to: width) + self
  }

  private func filler(_ character: String, to width: Int) -> String {
    String(repeating: character, count: max(0, width - unicodeScalars.count))
  }
}
