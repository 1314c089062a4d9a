import FCMLint

extension Rule {
  static let soundObjectWithoutCritical = Rule(
    "sound-object-without-critical", .aps, .info,
    on: .field(.apsSound).in(.apple),
    summary: "A sound object should be used only for critical alerts.",
    why: """
      An object without critical works, but does no more than the plain name of the sound. name \
      and volume are for critical alerts, which require Apple's permission and "critical": 1.
      """,
    source: """
      github.com/firebase/firebase-admin-node, issue 409; Apple: Generating a remote \
      notification
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi",
        "sound": «{ "name": "bell.caf" }» } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi",
        "sound": { "critical": 0, "name": "bell.caf" } } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi",
        "sound": "bell.caf" } } } } }
      """,
    ]
  ) { sound, message in
    guard sound.isObject, sound[name: "critical"] == nil,
      message.misspelling(of: .soundCritical) == nil
    else { return [] }
    let name = sound[name: "name"]
    // bad-sound reports a name that plays nothing.
    if let name, !name.isNull, !name.isString || name.contentRange.isEmpty { return [] }
    return [
      Finding(
        at: sound,
        message.text(
          "the sound object has no `apns.payload.aps.sound.critical`, so it does no more than the name alone"
        ),
        help: name?.isString == true
          ? "write \(name?.excerpt ?? "")"
          : message.text("write the name of the sound, or add `apns.payload.aps.sound.critical: 1`")
      )
    ]
  }
}
