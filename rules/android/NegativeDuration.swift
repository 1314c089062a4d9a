import FCMLint

extension Rule {
  static let negativeDuration = Rule(
    "negative-duration", .android, .warning, about: .vibration | .light | .arrival,
    on: .fields(.androidVibrateTiming, .lightOnDuration, .lightOffDuration),
    summary: "Vibration and light durations should not be negative.",
    why: """
      A pause, a vibration or a flash cannot have a negative length. The Admin SDKs for Node.js, \
      Go, Python and Java reject negative durations before they send; the one for .NET does not \
      check them. What FCM and the device do with them is not documented, so outside of code for \
      these SDKs it is a warning.
      """,
    source:
      "Admin SDKs for Node.js 14.3, Go 4.21, Python 7.7, Java 9.10 and .NET 3.5: checks of "
      + "vibration and light settings",
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "vibrate_timings": ["0s", «"-0.5s"»] } } } }
      """,
      """
      { "message": { "topic": "news", "android": { "notification": { "light_settings": {
        "color": { "red": 1 }, "light_on_duration": «"-1s"», "light_off_duration": "1s" } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "vibrate_timings": ["0s", "0.5s"] } } } }
      """
    ]
  ) { value, _ in
    let isNegative: Bool
    if value.isNumber {
      isNegative = (value.number ?? 0) < 0
    } else {
      isNegative = value.rawContent.first == .minus && (ProtoDuration(value)?.total ?? 0) < 0
    }
    guard isNegative else { return [] }
    return [
      Finding(
        at: value, "duration \(value.excerpt) is negative",
        help: value.isNumber ? "write 0 or more milliseconds" : "write \"0s\" or more")
    ]
  }
}
