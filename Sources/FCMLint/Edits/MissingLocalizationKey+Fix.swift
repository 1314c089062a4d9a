// The edit that lets the Admin SDK for Node.js see the key of a text.
extension MissingLocalizationKey {
  /// Gives the key under another name the one that the SDK looks for; nil where there is no such key,
  /// or the name is taken.
  package var renaming: Fix? {
    guard case .unseen(let other?, let object) = kind, object.canTake(name) else { return nil }
    return Fix("rename it to \"\(name)\"", .safe, [other.renaming(to: name)])
  }
}
