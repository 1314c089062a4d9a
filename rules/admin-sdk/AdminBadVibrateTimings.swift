import FCMLint

extension Rule {
  static let adminBadVibrateTimings = Rule(
    "admin-bad-vibrate-timings", .adminSDK, .error,
    on: .field(.adminVibrateTimingsMillis).in(.adminNode),
    summary: "vibrateTimingsMillis must be a list of numbers, none of them negative.",
    why: """
      The SDK throws for an empty list, and for an element that is not a number or is negative. \
      REST has vibrate_timings with strings such as "0.5s" instead. A fraction of a millisecond, \
      such as 0.2, is a warning: it was probably meant in seconds.
      """,
    source: "firebase-admin-node 14.3: validateAndroidNotification in messaging-internal.ts",
    bad: [
      """
      { "topic": "news", "android": { "notification": { "title": "Hi",
        "vibrateTimingsMillis": [«null», 500, «-100», «"0.5s"»] } } }
      """,
      """
      { "topic": "news", "android": { "notification": { "title": "Hi",
        "vibrateTimingsMillis": «[]» } } }
      """,
    ],
    good: [
      """
      { "topic": "news", "android": { "notification": { "title": "Hi",
        "vibrateTimingsMillis": [0, 250, {{pause}}, 250.5] } } }
      """
    ]
  ) { list, _ in
    guard list.isArray, !list.isEmptyContainer else {
      return [
        Finding(
          at: list, "\(list.excerpt) is not a valid vibration pattern: the SDK throws",
          help: "write a list of milliseconds, such as [0, 250, 100, 250]")
      ]
    }
    return list.elements.findings { item in
      if AdminMessage.isMilliseconds(item) {
        guard let number = item.number, number > 0, number < 1 else { return nil }
        return Finding(
          at: item, "\(item.excerpt) is less than one millisecond, so no device vibrates",
          help: "write milliseconds, such as 200", severity: .warning)
      }
      let finding = Finding(
        at: item, "each timing must be 0 or more milliseconds, not \(item.excerpt): the SDK throws",
        help: "write a number, 0 or more")
      guard let text = ProtoDuration(item), !text.isNegative, text.total < 1e6 else {
        return finding
      }
      let number = String(Int64((text.total * 1000).rounded()))
      return finding.fix("replace with \(number)", .safe, item.replacing(with: number))
    }
  }
}
