import FCMLint

extension Rule {
  static let soundNotAFile = Rule(
    "sound-not-a-file", .aps, .warning,
    on: .fields(.apsSound, .soundName).in(.apple),
    summary: "A sound for Apple devices should be the name of a file in the app, not a URL.",
    why: """
      iOS looks for the sound in the app's bundle or in its Library/Sounds directory and \
      downloads nothing. A URL names no file there, so the device plays its default sound.
      """,
    source: "Apple: Generating a remote notification; UNNotificationSound",
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "sound": «"https://example.com/gong.caf"» } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "sound": "gong.caf" } } } } }
      """
    ]
  ) { sound, message in
    guard URLReference.hasScheme(sound), !message.isBackgroundPush else { return [] }
    return [
      Finding(
        at: sound, "sound \(sound.excerpt) is a URL, so iOS plays the default sound",
        help: "write the name of a file in the app, or \"default\"")
    ]
  }
}
