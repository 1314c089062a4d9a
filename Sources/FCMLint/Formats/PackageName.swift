/// Android application IDs.
package enum PackageName {
  /// Whether a text is a valid application ID: at least two parts of letters, digits and
  /// underscores that begin with a letter.
  package static func isRight(_ name: JSONNode) -> Bool {
    guard name.isString else { return false }
    let parts = name.decodedBytes.split(separator: .period, omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { ($0.first ?? 0).isLetter && $0.allSatisfy { $0.isOfWord } }
  }
}
