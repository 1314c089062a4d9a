/// The lifetime of a message on each platform.
package enum TimeToLive {
  /// The longest lifetime that FCM allows, 28 days in seconds.
  package static let longest: Int64 = 2_419_200

  /// The value of the lifetime on Android.
  package static func node(_ document: MessageDocument) -> JSONNode? {
    document[.androidTTL] ?? document[.adminTTL]
  }

  /// The lifetime on Android in whole seconds; nil if it is absent, unknown, malformed or in an
  /// ambiguous unit.
  package static func android(_ document: MessageDocument) -> Int64? {
    if let ttl = document[.androidTTL] {
      guard let duration = ProtoDuration(ttl), !duration.isNegative else { return nil }
      // What an SDK makes of a number without its unit.
      let isUnclear =
        duration.total > 0 && duration.total < 1
        || AdminMessage.isUsualNumberOfSeconds(Int64(min(duration.total, 1e9) * 1000))
      return isUnclear ? nil : duration.seconds
    }
    guard let milliseconds = document[.adminTTL]?.number, milliseconds >= 0,
      milliseconds < 1e15
    else { return nil }
    if milliseconds > 0, AdminMessage.looksLikeSeconds(Int64(milliseconds)) { return nil }
    return Int64(milliseconds / 1000)
  }

  /// Whether two lifetimes differ by more than a factor of ten, or only one of them is 0.
  package static func differ(_ one: Int64, _ two: Int64) -> Bool {
    if one == 0 || two == 0 { return one != two }
    return one / two >= 10 && one > two * 10 || two / one >= 10 && two > one * 10
  }
}
