import FCMLint

extension Rule {
  /// Only a Live Activity's alert has a sound.
  static let soundInAlert = Rule(
    "sound-in-alert", .aps, .warning, on: .field(.alertSound).in(.apple).includingPlaceholders(),
    summary: "The sound belongs in aps; only a Live Activity has it in alert.",
    why: """
      Apple reads the sound of an ordinary notification from aps.sound. Inside alert it is \
      ignored, and the notification is silent. The alert of a Live Activity is the exception.
      """,
    source: """
      Apple: Generating a remote notification; Starting and updating Live Activities with \
      ActivityKit push notifications
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", «"sound"»: "default" } } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi" }, "sound": "default" } } } } }
      """
    ]
  ) { sound, message in
    guard let key = sound.key, !message.isLiveActivity, message.has(.aps),
      let alert = message[.apsAlert]
    else { return [] }
    return [
      Finding(
        at: key, "a sound in the alert is not played", help: "move it to \(message.path(of: .aps))"
      ).fix(message.movingToAps(key, from: alert, .safe))
    ]
  }
}
