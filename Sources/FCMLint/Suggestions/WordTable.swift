/// A dictionary of words that ignores letter case and separators.
struct WordTable<Value: Sendable>: Sendable {
  private let values: [String: Value]

  /// Creates a table from rows of words that are separated by spaces.
  init(_ rows: [(words: String, value: Value)]) {
    values = Dictionary(
      firstOf: rows.flatMap { words, value in
        words.split(separator: " ").map { (NameCase.folded(String($0)), value) }
      })
  }

  subscript(word: String) -> Value? { values[NameCase.folded(word)] }
}
