import FCMLint

extension Rule {
  /// The object form is for critical alerts.
  static let soundObjectWithoutCritical = Rule(
    "sound-object-without-critical", .aps, .info,
    on: .field(.apsSound).skipping(.defaultSound).in(.apple),
    summary: "A sound object is for critical alerts; otherwise the name is enough.",
    why: """
      An object without critical works, but does no more than the plain name of the sound: name \
      and volume are for critical alerts, which need Apple's permission and "critical": 1.
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
    // A name that plays nothing has a finding of its own.
    if let name, !name.isNull, !name.isString || name.contentRange.isEmpty { return [] }
    return [
      Finding(
        at: sound, "without \"critical\": 1 this object does no more than the sound's name",
        help: name?.isString == true
          ? "write \(name?.excerpt ?? "")" : "write the name of the sound, or add \"critical\": 1")
    ]
  }
}
