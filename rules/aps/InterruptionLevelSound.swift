import FCMLint

extension Rule {
  static let interruptionLevelSound = Rule(
    "interruption-level-sound", .aps, .info, about: .sound | .headsUp,
    on: .field(.apsInterruptionLevel).in(.apple),
    summary: "A sound should suit the interruption level.",
    why: """
      A critical alert plays its sound even if the device is muted, but only a sound object with \
      "critical": 1 has this effect. Apple devices show a passive notification without its sound.
      """,
    source: """
      Apple: Generating a remote notification; UNNotificationInterruptionLevel
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Fire",
        "interruption-level": «"critical"», "sound": "siren.caf" } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Fire",
        "interruption-level": «"critical"» } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Weekly report",
        "interruption-level": «"passive"», "sound": "bell.caf" } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Fire",
        "interruption-level": "critical",
        "sound": { "critical": 1, "name": "siren.caf", "volume": 1 } } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Weekly report",
        "interruption-level": "passive" } } } } }
      """,
    ]
  ) { level, message in
    let sound = message[.apsSound]
    if level.matches("passive"), let sound, sound.isText || sound.isObject {
      return [
        Finding(
          at: level, "a passive notification appears without its sound",
          help: message.text("remove `apns.payload.aps.sound`, or use another interruption level")
        )
        .note("the sound", at: sound)
      ]
    }
    guard level.matches("critical"), let aps = message[.aps] else { return [] }
    let help = "write \"sound\": { \"critical\": 1, \"name\": \"default\", \"volume\": 1 }"
    guard let sound else {
      guard message.misspelling(of: .apsSound) == nil else { return [] }
      return [
        Finding(
          at: level, message.text("a critical alert without `apns.payload.aps.sound` is silent"),
          help: help
        ).given(whole: aps)
      ]
    }
    // Other rules report an object without the flag, or with a wrong one.
    let flag = sound[name: "critical"]
    guard sound.isText || flag?.isNumber == true && flag?.source == "0" else { return [] }
    return [
      Finding(
        at: level, "the sound is not critical, so a muted device does not play it", help: help
      )
      .note("the sound", at: sound)
    ]
  }
}
