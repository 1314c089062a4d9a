/// The value of the `apns-expiration` header: a Unix time in seconds, in decimal digits.
package enum APNsExpiration {
  /// The number of digits of a Unix time; nil for any other text, including `"0"`.
  package static func digits(_ value: JSONNode) -> Int? {
    guard value.isString else { return nil }
    return value.withDecoded { text in
      guard let first = text.first, first != UInt8(ascii: "0") else { return nil }
      return ByteSearch.hasOnlyDigits(text) ? text.count : nil
    }
  }

  /// The number of digits if there are at least `least`; most values are too short at first sight.
  package static func digits(_ value: JSONNode, atLeast least: Int) -> Int? {
    guard value.range.count >= least, let count = digits(value), count >= least else { return nil }
    return count
  }

  /// The date of the API description (`Schema.revision`) in seconds since 1970.
  package static let dateOfTables: StaticString = "1792713600"

  /// Whether the value is a time from 2001 to the date of the API description.
  package static func isPast(_ value: JSONNode) -> Bool {
    (value.contentRange.count == 10 || value.hasEscapes) && digits(value) == 10
      && value.withDecoded(precedesTables)
  }

  /// Whether a time with ten digits is before the date of the API description.
  @inline(__always)
  private static func precedesTables(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.lexicographicallyPrecedes(UnsafeBufferPointer(start: dateOfTables.utf8Start, count: 10))
  }

  /// Whether the time is so long ago (before September 2001) that it must be a duration.
  package static func isLifetime(_ value: JSONNode) -> Bool {
    let most = 9
    guard value.contentRange.count <= most || value.hasEscapes, let count = digits(value) else {
      return false
    }
    return count <= most
  }
}
