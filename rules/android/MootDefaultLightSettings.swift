import FCMLint

extension Rule {
  /// Given lights win over the default ones.
  static let mootDefaultLightSettings = Rule(
    "moot-default-light-settings", .android, .info, on: .field(.androidDefaultLightSettings),
    summary: "light_settings override default_light_settings: true.",
    why: """
      If both are set, your light_settings are used and the flag has no effect. (For \
      vibrate_timings it is the other way round.)
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
        at: flag, "\(name) has no effect: \(own) are used",
        help: "remove one of them"
      ).note("these settings are used", at: settings.key ?? settings)
    ]
  }
}
