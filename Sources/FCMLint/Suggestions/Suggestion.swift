/// A known name that a wrong one was probably meant to be.
package struct Suggestion: Equatable, Sendable {
  /// In what the wrong name differs from the known one, the least first.
  package enum Reason: Int, Comparable, Sendable {
    /// In letter case and separators only.
    case spelling
    /// It is listed as another word for the known name.
    case synonym
    /// In the order of the words, or in a plural.
    case words
    /// In a few letters.
    case typo
    /// One word is missing from it.
    case missingWord
    /// It has one or two words more.
    case extraWords

    package static func < (one: Reason, two: Reason) -> Bool { one.rawValue < two.rawValue }
  }

  /// The known name.
  package var name: String
  /// In what the wrong name differs from it.
  package var reason: Reason
  /// Whether hardly anything else can be meant.
  package var isSure: Bool
  /// How far the names are from each other, comparable across reasons.
  var distance: Int
}
