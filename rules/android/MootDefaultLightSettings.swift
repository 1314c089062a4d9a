import FCMLint

extension Rule {
  static let mootDefaultLightSettings = Rule(
    "moot-default-light-settings", .android, .info, on: .field(.androidDefaultLightSettings),
    summary: "default_light_settings: true should not be set together with light_settings.",
    why: """
      If both are set, Android uses your light_settings, and the flag has no effect. \
      (default_vibrate_timings, in contrast, overrides vibrate_timings.)
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages "
      + "(AndroidNotification.default_light_settings)",
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "default_light_settings": «true», "light_settings": { "color": { "red": 1 },
          "light_on_duration": "1s", "light_off_duration": "1s" } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "default_light_settings": true } } } }
      """
    ]
  ) { flag, message in
    guard flag.bool == true, let settings = message[.androidLightSettings], settings.isObject else {
      return []
    }
    let path = "android.notification."
    let (name, own) = (
      message.name(path + "default_light_settings"), message.name(path + "light_settings")
    )
    return [
      Finding(
        at: flag, "\(name) has no effect: Android uses \(own)",
        help: "remove one of them"
      ).note("Android uses these settings", at: settings.key ?? settings)
    ]
  }
}
