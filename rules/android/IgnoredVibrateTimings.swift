import FCMLint

extension Rule {
  static let ignoredVibrateTimings = Rule(
    "ignored-vibrate-timings", .android, .warning,
    on: .fields(.androidVibrateTimings, .adminVibrateTimingsMillis),
    summary: "vibrate_timings should not be set together with default_vibrate_timings: true.",
    why: """
      If default_vibrate_timings is true, Android uses its own pattern and ignores yours. \
      (light_settings, in contrast, override default_light_settings.)
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages "
      + "(AndroidNotification.default_vibrate_timings)",
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "default_vibrate_timings": true, "vibrate_timings": «["0s", "0.5s"]» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "default_vibrate_timings": false, "vibrate_timings": ["0s", "0.5s"] } } } }
      """
    ]
  ) { pattern, message in
    guard let flag = message[.androidDefaultVibrateTimings], flag.bool == true,
      !pattern.isEmptyContainer, isExact(flag), isExact(pattern)
    else { return [] }
    let name = message.name("android.notification.default_vibrate_timings")
    let finding = Finding(
      at: pattern, "Android ignores the vibration pattern, because \(name) is true",
      help: "remove \(name), or the pattern"
    ).note("this overrides the pattern", at: flag.key ?? flag)
    guard let object = message[.androidNotification],
      let removal = flag.removingMember(from: object)
    else { return [finding] }
    return [finding.fix("remove \(name)", .unsafe, removal)]
  }

  /// Whether the key is the name of a field; unknown-field reports a misspelled one.
  private static func isExact(_ value: JSONNode) -> Bool {
    guard let key = value.key else { return false }
    return key.matches("vibrate_timings") || key.matches("vibrateTimings")
      || key.matches("vibrateTimingsMillis") || key.matches("default_vibrate_timings")
      || key.matches("defaultVibrateTimings")
  }
}
