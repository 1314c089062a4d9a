/// Lifetimes in words.
package enum Lifetime {
  private static let units: [(seconds: Int64, name: String)] = [
    (604_800, "week"), (86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second"),
  ]

  /// A number of seconds in the largest unit that divides it, such as `4 weeks`.
  static func words(_ seconds: Int64) -> String {
    let seconds = max(0, seconds)
    guard let unit = units.first(where: { seconds % $0.seconds == 0 && seconds > 0 }) else {
      return "0 seconds"
    }
    return words(seconds, in: unit)
  }

  /// A number of seconds without rounding, in weeks or in several units, such as `1 day 12 hours`.
  package static func exactWords(_ seconds: Int64) -> String {
    if seconds % 604_800 == 0 { return words(seconds) }
    var rest = seconds
    var parts: [String] = []
    for unit in units.dropFirst() where rest >= unit.seconds {
      parts.append(words(rest / unit.seconds * unit.seconds, in: unit))
      rest %= unit.seconds
    }
    return parts.joined(separator: " ")
  }

  private static func words(_ seconds: Int64, in unit: (seconds: Int64, name: String)) -> String {
    let count = seconds / unit.seconds
    return "\(count) \(unit.name)" + (count == 1 ? "" : "s")
  }
}
