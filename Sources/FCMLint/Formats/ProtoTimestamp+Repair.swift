extension ProtoTimestamp {
  /// The probable timestamp for a value in seconds or milliseconds since 1970 or with a wrong
  /// letter; nil if there is none.
  ///
  /// The second part of the result is true if the value has no other meaning.
  package static func guess(_ value: JSONNode) -> (text: String, isSure: Bool)? {
    if let number = value.integer ?? value.text.flatMap(Int64.init) {
      if (1_000_000_000..<100_000_000_000).contains(number) { return (text(number), false) }
      if (1_000_000_000_000..<100_000_000_000_000).contains(number) {
        return (text(number / 1000), false)
      }
      return nil
    }
    guard var bytes = value.text.map({ Array($0.utf8) }), bytes.count >= 20 else { return nil }
    if bytes[10] == UInt8(ascii: "t") || bytes[10] == .space { bytes[10] = UInt8(ascii: "T") }
    if bytes[bytes.count - 1] == UInt8(ascii: "z") { bytes[bytes.count - 1] = UInt8(ascii: "Z") }
    return isValid(bytes) ? (String(decoding: bytes, as: UTF8.self), true) : nil
  }

  /// A time in UTC, given in seconds since 1970.
  package static func text(_ epoch: Int64) -> String {
    // Days since 0000-03-01, from which all eras of 400 years have the same length.
    let days = epoch / 86_400 + 719_468
    let era = days / 146_097
    let day = days % 146_097
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let ordinal = day - (365 * year + year / 4 - year / 100)
    let month = (5 * ordinal + 2) / 153
    let date = [
      year + era * 400 + (month < 10 ? 0 : 1), month < 10 ? month + 3 : month - 9,
      ordinal - (153 * month + 2) / 5 + 1,
    ]
    let seconds = epoch % 86_400
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    return date.map(twoDigits).joined(separator: "-") + "T"
      + clock.map(twoDigits).joined(separator: ":") + "Z"
  }

  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
