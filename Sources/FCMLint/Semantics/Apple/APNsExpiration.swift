/// The text of the header `apns-expiration`: epoch seconds in decimal digits.
package enum APNsExpiration {
  /// The number of digits of a moment after 1970; nil for any other text, `"0"` included.
  package static func digits(_ value: JSONNode) -> Int? {
    guard value.isString else { return nil }
    return value.withDecoded { text in
      guard let first = text.first, first != UInt8(ascii: "0") else { return nil }
      return ByteSearch.hasOnlyDigits(text) ? text.count : nil
    }
  }

  /// The same, if there are at least so many; most texts are told apart by their length.
  package static func digits(_ value: JSONNode, atLeast least: Int) -> Int? {
    guard value.range.count >= least, let count = digits(value), count >= least else { return nil }
    return count
  }

  /// Whether the text is a moment so long ago that a lifetime must have been meant.
  package static func isLifetime(_ value: JSONNode) -> Bool {
    let most = 9
    guard value.contentRange.count <= most || value.hasEscapes, let count = digits(value) else {
      return false
    }
    return count <= most
  }
}
