import FCMLint

extension Rule {
  static let soundInAlert = Rule(
    "sound-in-alert", .aps, .warning, on: .field(.alertSound).in(.apple).includingPlaceholders(),
    summary: "A sound should be in aps, not in alert, except for Live Activities.",
    why: """
      Apple devices read the sound of an ordinary notification from aps.sound. They ignore a \
      sound inside alert, and the notification is silent. The alert of a Live Activity is the \
      exception.
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
        at: key, "\(key.excerpt) belongs in aps, not alert, so Apple devices do not play it",
        help: "move it to \(message.path(of: .aps))"
      ).fix(message.movingToAps(key, from: alert, .safe))
    ]
  }
}
