import FCMLint

extension Rule {
  static let shortVibratePattern = Rule(
    "short-vibrate-pattern", .android, .warning,
    on: .fields(.androidVibrateTimings, .adminVibrateTimingsMillis),
    summary: "A vibration pattern should have at least two entries.",
    why: """
      The entries are a pause, a vibration, a pause and so on. The Android client ignores a \
      pattern with fewer than two entries, and the phone vibrates as usual. An empty list counts \
      as no pattern; it does not turn the vibration off.
      """,
    source: "firebase-android-sdk: NotificationParams.getVibrateTimings",
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "vibrate_timings": «["0.5s"]» } } } }
      """,
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "vibrate_timings": «[]» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "vibrate_timings": ["0s", "0.5s"] } } } }
      """
    ]
  ) { pattern, message in
    guard pattern.isArray else { return [] }
    var entries = pattern.elements
    let first = entries.next()
    if let first, first.kind == .placeholder || first.kind == .missing || entries.next() != nil {
      return []
    }
    // The SDK throws for an empty list, which admin-bad-vibrate-timings reports.
    let isSDK = pattern.key?.matches("vibrateTimingsMillis") == true
    if first == nil, isSDK { return [] }
    let isEmpty = first == nil
    let sample = isSDK ? "[0, 500]" : "[\"0s\", \"0.5s\"]"
    return [
      Finding(
        at: pattern,
        isEmpty
          ? "an empty vibration pattern has no effect"
          : "Android ignores a vibration pattern with only one entry",
        help: isEmpty
          ? "remove it, or write a pause and a vibration, such as \(sample)"
          : "write a pause and a vibration, such as \(sample)"
      )
      .given(whole: pattern)
    ]
  }
}
