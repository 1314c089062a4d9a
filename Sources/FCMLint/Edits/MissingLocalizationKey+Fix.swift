// The edit that gives a localization key the name that the Admin SDK for Node.js reads.
extension MissingLocalizationKey {
  /// Renames the key to the name that the SDK reads; nil if there is no such key, or the name is in
  /// use.
  package var renaming: Fix? {
    guard case .unseen(let other?, let object) = kind, object.canTake(name) else { return nil }
    return Fix("rename to \"\(name)\"", .safe, [other.renaming(to: name)])
  }
}
