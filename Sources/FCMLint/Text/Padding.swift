extension String {
  /// The text, and spaces after it up to a width.
  package func padded(to width: Int) -> String { self + filler(" ", to: width) }

  /// Spaces or other characters up to a width, and the text after them.
  package func leftPadded(to width: Int, with character: String = " ") -> String {
    filler(character, to: width) + self
  }

  private func filler(_ character: String, to width: Int) -> String {
    String(repeating: character, count: max(0, width - unicodeScalars.count))
  }
}
