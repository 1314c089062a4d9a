import FCMLint

extension Rule {
  /// The default pattern wins over the given one.
  static let ignoredVibrateTimings = Rule(
    "ignored-vibrate-timings", .android, .warning,
    on: .fields(.androidVibrateTimings, .adminVibrateTimingsMillis),
    summary: "default_vibrate_timings: true overrides vibrate_timings.",
    why: """
      With default_vibrate_timings the system uses its own pattern and ignores yours. (For \
      light_settings it is the other way round.)
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
      !pattern.isEmptyContainer
    else { return [] }
    let name = message.name("android.notification.default_vibrate_timings")
    let finding = Finding(
      at: pattern, "the vibration pattern is ignored: \(name) is true",
      help: "remove \(name), or the pattern"
    ).note("the default wins", at: flag.key ?? flag)
    guard let object = message[.androidNotification],
      let removal = flag.removingMember(from: object)
    else { return [finding] }
    return [finding.fix("remove \(name)", .unsafe, removal)]
  }
}
