// The fix that makes the Admin SDK for Node.js find a localization key.
extension MissingLocalizationKey {
  /// Renames the key to the name that the SDK looks for; nil if there is no such key, or if the
  /// name is taken.
  package var renaming: Fix? {
    guard case .unseen(let other?, let object) = kind, object.canTake(name) else { return nil }
    return Fix("rename to \"\(name)\"", .safe, [other.renaming(to: name)])
  }
}
