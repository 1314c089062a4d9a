/// How long a message is worth delivering, as each platform writes it.
package enum TimeToLive {
  /// The longest lifetime that FCM allows, 28 days in seconds.
  package static let longest: Int64 = 2_419_200

  /// The value that says how long Android may keep the message.
  package static func node(_ document: MessageDocument) -> JSONNode? {
    document[.androidTTL] ?? document[.adminTTL]
  }

  /// Whole seconds on Android; nil when absent, unknown, malformed or in a doubtful unit.
  package static func android(_ document: MessageDocument) -> Int64? {
    if let ttl = document[.androidTTL] {
      return ProtoDuration(ttl).flatMap { $0.isNegative ? nil : $0.seconds }
    }
    guard let milliseconds = document[.adminTTL]?.number, milliseconds >= 0,
      milliseconds < 1e15
    else { return nil }
    if milliseconds > 0, AdminMessage.looksLikeSeconds(Int64(milliseconds)) { return nil }
    return Int64(milliseconds / 1000)
  }

  /// Whether two lifetimes tell different wishes: more than tenfold, or only one of them 0.
  package static func differ(_ one: Int64, _ two: Int64) -> Bool {
    if one == 0 || two == 0 { return one != two }
    return one / two >= 10 && one > two * 10 || two / one >= 10 && two > one * 10
  }
}
