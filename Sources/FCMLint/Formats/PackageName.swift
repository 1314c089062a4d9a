/// Android application IDs.
package enum PackageName {
  /// Whether a text is a valid application ID: at least two parts of letters, digits and
  /// underscores that begin with a letter.
  package static func isRight(_ name: JSONNode) -> Bool {
    guard name.isString else { return false }
    let parts = name.decodedBytes.split(separator: .period, omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        guard let first = part.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20)
        else { return false }
        return part.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) || $0.isDigit
            || $0 == .underscore
        }
      }
  }
}
