/// The application ids of Android.
package enum PackageName {
  /// Whether a text is one: at least two parts of letters, digits and underscores, each of which
  /// begins with a letter.
  package static func isRight(_ name: JSONNode) -> Bool {
    guard name.isString else { return false }
    let parts = name.decodedBytes.split(separator: 0x2E, omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        guard let first = part.first, (0x61...0x7A).contains(first | 0x20) else { return false }
        return part.allSatisfy {
          (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x5F
        }
      }
  }
}
