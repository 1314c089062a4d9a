import FCMLint
import FCMLintReporting
import FCMLintWorkspace

/// A mistake in the arguments, told to the user.
struct UsageError: Error {
  let message: String
  /// Whether the arguments are wrong, rather than what they name.
  var isAboutUsage = true

  init(_ message: String, isAboutUsage: Bool = true) {
    self.message = message
    self.isAboutUsage = isAboutUsage
  }

  /// A file that an argument names and that cannot be used.
  init(_ error: FileError, _ path: FilePath) {
    self.init("\(error.words): \(LogSanitizer.safe(path.text))", isAboutUsage: false)
  }

  /// A word that is not among the known ones; the nearest one is named.
  init(unknown what: String, _ word: String, among known: [String], isListed: Bool = false) {
    let near = NameSuggester(known).suggestion(for: word)?.name
    let shown = Self.shown(word)
    let list = isListed ? "; known: " + known.joined(separator: ", ") : ""
    message = "unknown \(what) \"\(shown)\"" + (near.map { "; did you mean \($0)?" } ?? list)
  }

  /// A word of the command line as a complaint shows it; a secret may have slipped in.
  static func shown(_ word: String) -> String { SecretScanner.shortened(LogSanitizer.safe(word)) }
}
