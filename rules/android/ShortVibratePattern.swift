import FCMLint

extension Rule {
  /// A pattern is a pause and a buzz at least.
  static let shortVibratePattern = Rule(
    "short-vibrate-pattern", .android, .warning,
    on: .androidVibrateTimings, .adminVibrateTimingsMillis,
    summary: "A vibration pattern has at least two entries.",
    why: """
      The entries are a pause, a buzz, a pause and so on. The Android client ignores a pattern \
      with fewer than two entries, and the phone vibrates as it always does. An empty list equals \
      none: it does not keep the phone quiet.
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
    // The SDK refuses an empty list, and another rule says so.
    if first == nil, message.kind == .adminNode { return [] }
    let isEmpty = first == nil
    let sample = message.kind == .adminNode ? "[0, 500]" : "[\"0s\", \"0.5s\"]"
    return [
      Finding(
        at: pattern,
        isEmpty
          ? "an empty vibration pattern equals none"
          : "a vibration pattern of one entry is ignored",
        help: isEmpty
          ? "leave it out, or write a pause and a buzz, such as \(sample)"
          : "write a pause and a buzz, such as \(sample)"
      )
      .given(whole: pattern)
    ]
  }
}
