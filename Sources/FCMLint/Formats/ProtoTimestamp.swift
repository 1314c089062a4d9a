/// A timestamp in ProtoJSON: RFC 3339 with a time zone, years 0001 to 9999.
package enum ProtoTimestamp {
  /// Whether the bytes are a valid timestamp of an existing day.
  ///
  /// Letters are uppercase, seconds end at 59, and the fraction has at most nine digits.
  package static func isValid(_ text: [UInt8]) -> Bool {
    var reader = Reader(text: text)
    guard let year = reader.digits(4), reader.take(.minus), let month = reader.digits(2),
      reader.take(.minus), let day = reader.digits(2), reader.take(UInt8(ascii: "T")),
      let hour = reader.digits(2), reader.take(.colon), let minute = reader.digits(2),
      reader.take(.colon), let second = reader.digits(2),
      year >= 1, (1...12).contains(month), day >= 1, day <= days(year, month), hour <= 23,
      minute <= 59, second <= 59
    else { return false }
    if reader.take(.period) {
      guard (1...9).contains(reader.anyDigits()) else { return false }
    }
    if reader.take(UInt8(ascii: "Z")) { return reader.isAtEnd }
    let isAhead = reader.take(.plus)
    guard isAhead || reader.take(.minus), let zoneHour = reader.digits(2),
      reader.take(.colon), let zoneMinute = reader.digits(2)
    else { return false }
    guard zoneHour <= 23, zoneMinute <= 59, reader.isAtEnd else { return false }
    // In UTC, the time must be in the years 0001 to 9999, too.
    let offset = zoneHour * 60 + zoneMinute
    let minutes = hour * 60 + minute + (isAhead ? -offset : offset)
    if year == 1, month == 1, day == 1, minutes < 0 { return false }
    return !(year == 9999 && month == 12 && day == 31 && minutes >= 24 * 60)
  }

  /// Whether the bytes are a timestamp that is valid only without its offset from UTC.
  package static func isOutOfRange(_ text: [UInt8]) -> Bool {
    guard text.count >= 25, !isValid(text) else { return false }
    let time = text.dropLast(6)
    return isValid(time + [UInt8(ascii: "Z")])
      && isValid(Array("2000-01-01T00:00:00".utf8) + text.suffix(6))
  }

  /// Whether the bytes have the form of a timestamp, but name a day or an hour that does not exist.
  package static func isImpossible(_ text: [UInt8]) -> Bool {
    let form = Array("0000-00-00T00:00:00".utf8)
    guard text.count > form.count, !isValid(text) else { return false }
    let hasForm = zip(text, form).allSatisfy { byte, due in
      due == UInt8(ascii: "0") ? byte.isDigit : byte == due
    }
    return hasForm && isValid(Array("2000-01-01T00:00:00".utf8) + text[form.count...])
  }

  private static func days(_ year: Int, _ month: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: return 30
    case 2:
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      return isLeap ? 29 : 28
    default: return 31
    }
  }

  private struct Reader {
    let text: [UInt8]
    var index = 0

    var isAtEnd: Bool { index == text.count }

    mutating func digits(_ count: Int) -> Int? {
      guard index + count <= text.count else { return nil }
      var value = 0
      for byte in text[index..<index + count] {
        guard byte.isDigit else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      index += count
      return value
    }

    mutating func anyDigits() -> Int {
      let start = index
      while index < text.count, text[index].isDigit { index += 1 }
      return index - start
    }

    mutating func take(_ byte: UInt8) -> Bool {
      guard index < text.count, text[index] == byte else { return false }
      index += 1
      return true
    }
  }
}
