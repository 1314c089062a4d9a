import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// An error in the arguments, or in a file that they name.
struct UsageError: Error {
  let message: String
  /// Whether the arguments themselves are wrong, rather than a file that they name.
  var isAboutUsage = true

  init(_ message: String, isAboutUsage: Bool = true) {
    self.message = message
    self.isAboutUsage = isAboutUsage
  }

  /// Describes a file from the arguments that cannot be used.
  init(_ error: FileError, _ path: FilePath) {
    self.init("\(error.words): \(LogSanitizer.safe(path.text))", isAboutUsage: false)
  }

  /// Describes a file from an option that cannot be used.
  init(_ error: FileError, _ path: FilePath, option: String) {
    self.init(Self.text(error, path, option: option), isAboutUsage: false)
  }

  /// The option as it was written, so that its file does not seem to be a PATH.
  static func text(_ error: FileError, _ path: FilePath, option: String) -> String {
    "\(option)\(LogSanitizer.safe(path.text)): \(error.words)"
  }

  /// Describes an unknown word, with the most similar known word as a suggestion.
  init(
    unknown what: String, _ word: String, among known: [String],
    synonyms: [(name: String, words: String)] = [], isListed: Bool = false
  ) {
    message = UnknownWord.text(
      what, word, among: known, synonyms: synonyms, isListed: isListed)
  }

  /// A command-line word as errors show it, with secrets shortened.
  static func shown(_ word: String) -> String { UnknownWord.shown(word) }
}
