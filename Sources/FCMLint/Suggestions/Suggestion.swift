/// A known name that an unknown one is probably a mistake for.
package struct Suggestion: Equatable, Sendable {
  /// The difference between the unknown and the known name, the smallest first.
  package enum Reason: Int, Comparable, Sendable {
    /// Only letter case and separators differ.
    case spelling
    /// The unknown name is a synonym of the known one.
    case synonym
    /// The order of the words differs, or a plural.
    case words
    /// A few letters differ.
    case typo
    /// The unknown name has one word less.
    case missingWord
    /// The unknown name has one or two words more.
    case extraWords

    package static func < (one: Reason, two: Reason) -> Bool { one.rawValue < two.rawValue }
  }

  /// The known name.
  package var name: String
  /// The difference from the unknown name.
  package var reason: Reason
  /// Whether another meaning is unlikely.
  package var isSure: Bool
  /// The distance between the names, comparable across reasons.
  var distance: Int
}
