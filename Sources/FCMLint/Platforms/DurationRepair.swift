/// The duration that an invalid value probably means.
package struct DurationRepair: Equatable, Sendable {
  /// The text of the duration, in the form that FCM accepts.
  package var text: String
  /// Whether the value has no other likely meaning.
  package var isSure: Bool

  /// The unit of numbers without a unit.
  package enum Unit: Sendable { case seconds, milliseconds }

  /// Parses a number, digits without a unit, `1h`, `500ms`, `1h30m`, `PT1H` and similar forms.
  ///
  /// Nil for anything else, and for negative durations, which no field accepts.
  package init?(_ value: JSONNode, bare unit: Unit) {
    guard let source = value.numberText ?? value.text else { return nil }
    self.init(source, bare: unit)
  }

  init?(_ source: String, bare unit: Unit) {
    let trimmed = source.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined()
    let text = trimmed.hasPrefix("+") ? String(trimmed.dropFirst()) : trimmed
    if let nanoseconds = Self.nanoseconds(
      text, unit: unit == .seconds ? 1_000_000_000 : 1_000_000)
    {
      self.text = Self.written(nanoseconds)
      isSure = unit == .seconds && trimmed == source && !text.hasSuffix(".")
      return
    }
    guard let nanoseconds = Self.units(text.lowercased()) else { return nil }
    self.text = Self.written(nanoseconds)
    isSure = false
  }

  /// The probable unit of the numbers of one list or object: milliseconds if the largest is 10 or
  /// more.
  package static func unit(of values: some Sequence<JSONNode>) -> Unit {
    values.contains { amount(of: $0) >= 10 } ? .milliseconds : .seconds
  }

  /// The probable unit of the number of a lifetime.
  package static func unit(ofLifetime value: JSONNode) -> Unit {
    isMilliseconds(lifetime: amount(of: value)) ? .milliseconds : .seconds
  }

  /// The value of a number or of a numeric string; 0 for any other value.
  static func amount(of value: JSONNode) -> Double {
    value.number ?? value.text.flatMap(Double.init) ?? 0
  }

  /// Whether a lifetime is a round number of milliseconds and not of hours or days: 1800000 probably
  /// means half an hour, not three weeks.
  static func isMilliseconds(lifetime: Double) -> Bool {
    func isMultiple(of unit: Double) -> Bool { lifetime.remainder(dividingBy: unit) == 0 }
    let isLong = lifetime > Double(TimeToLive.longest)
    // As seconds, these are months, which is too long.
    if isMultiple(of: 86_400) {
      return isLong && (isMultiple(of: 60_000) || lifetime > 366 * 86_400)
    }
    guard lifetime >= 10_000, isMultiple(of: 1000) else { return isLong }
    return isLong || !isMultiple(of: 3600) || isMultiple(of: 60_000)
  }

  private static let lengths: [String: Int64] = [
    "ns": 1, "us": 1000, "ms": 1_000_000, "millis": 1_000_000, "milliseconds": 1_000_000,
    "s": 1_000_000_000, "sec": 1_000_000_000, "secs": 1_000_000_000, "second": 1_000_000_000,
    "seconds": 1_000_000_000, "m": 60_000_000_000, "min": 60_000_000_000,
    "mins": 60_000_000_000, "minute": 60_000_000_000, "minutes": 60_000_000_000,
    "h": 3_600_000_000_000, "hr": 3_600_000_000_000, "hour": 3_600_000_000_000,
    "hours": 3_600_000_000_000, "d": 86_400_000_000_000, "day": 86_400_000_000_000,
    "days": 86_400_000_000_000, "w": 604_800_000_000_000, "week": 604_800_000_000_000,
    "weeks": 604_800_000_000_000,
  ]

  /// The limit of lengths in nanoseconds, so that the sum of two does not overflow.
  private static let most: Int64 = 1 << 61

  /// Adds up pairs of a number and a unit; ISO 8601 durations are such pairs with letters between.
  private static func units(_ text: String) -> Int64? {
    var rest = Substring(text)
    let isISO = rest.hasPrefix("p")
    if isISO { rest = rest.dropFirst() }
    var isTime = !isISO
    var total: Int64 = 0
    while !rest.isEmpty {
      if isISO, rest.hasPrefix("t") {
        rest = rest.dropFirst()
        isTime = true
      }
      let number = rest.prefix { $0.isDigit || $0 == "." }
      rest = rest.dropFirst(number.count)
      let unit = rest.prefix { $0.isASCIILetter }
      let word = isISO ? unit.prefix(1) : unit
      rest = rest.dropFirst(word.count)
      // Months and years have no fixed length.
      guard isTime || word != "m", let length = lengths[String(word)],
        let part = nanoseconds(String(number), unit: length), part < most, total < most
      else { return nil }
      total += part
    }
    return text.isEmpty || text == "p" ? nil : total
  }

  /// Parses a decimal number as nanoseconds; nil if it is invalid or above 10,000 years.
  private static func nanoseconds(_ text: String, unit: Int64) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.utf8.allSatisfy { $0.isDigit } }),
      let whole = parts[0].isEmpty ? 0 : Int64(parts[0])
    else { return nil }
    let (product, overflow) = whole.multipliedReportingOverflow(by: unit)
    guard !overflow, product < most else { return nil }
    var result = product
    var length = unit
    for digit in parts.count > 1 ? Array(parts[1].utf8) : [] {
      length /= 10
      result += Int64(digit - UInt8(ascii: "0")) * length
    }
    return result
  }

  private static func written(_ nanoseconds: Int64) -> String {
    let seconds = nanoseconds / 1_000_000_000
    var fraction = String(nanoseconds % 1_000_000_000)
    if fraction == "0" { return "\(seconds)s" }
    fraction = String(repeating: "0", count: 9 - fraction.utf8.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(seconds).\(fraction)s"
  }
}
