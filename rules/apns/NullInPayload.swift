import FCMLint

extension Rule {
  /// In the payload null is a value, not absence.
  static let nullInPayload = Rule(
    "null-in-payload", .apns, .warning,
    on: .fields(.payloadNull, .apnsPayloadEntry).in([.rest, .apnsPayload]),
    summary: "The payload for Apple devices should not contain null.",
    why: """
      FCM reads null as "not set" in its own fields, but passes on the payload as it is. Apple's \
      keys have types, and null is none of them: FCM has been seen to refuse a null title of the \
      alert with 'Value type for APS key [title] is a String.', apps and watches to lose or crash \
      on other nulls. Which keys it refuses is not documented.
      """,
    source: """
      Apple: Generating a remote notification; github.com/healthjoy/async-firebase, pull request 5; \
      github.com/wultra/powerauth-push-server, issue 675
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": «null», "body": "Hi" }, "badge": «null», "sound": "default" } } } } }
      """,
      #"{ "aps": { "alert": "Hi" }, "trip": «null» }"#,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": null, "apns": { "headers": null,
        "payload": { "aps": { "alert": "Hi" } } } } }
      """
    ]
  ) { value, message in
    // A literal of another language has a rule of its own.
    guard value.isNull, value.source == "null", let key = value.key else { return [] }
    // Apple once documented null for this one.
    if key.matches("action-loc-key") || isMissed(key, in: message) { return [] }
    let objects = [
      message[.apsAlert], message[.apsSound], message[.aps], message[.apnsPayload], message.root,
    ]
    let removal = objects.lazy.compactMap { $0 }.compactMap { key.removingMember(from: $0) }.first
    return [
      Finding(
        at: value, "\(key.excerpt) is null, which is no value in a payload for Apple devices",
        help: "leave it out"
      )
      .fix("remove it", .safe, removal)
    ]
  }

  /// Whether another rule asks for a value of the key.
  private static func isMissed(_ key: JSONNode, in message: MessageDocument) -> Bool {
    if key.matches("mutable-content") { return message.hasAny(.appleImage, .rootAppleImage) }
    if key.matches("name"), let sound = message[.apsSound], sound.range.contains(key.range) {
      return sound[name: "critical"].map(AppleDelivery.isOn) == true
    }
    guard message.isSentToLiveActivity, let name = key.text else { return false }
    if name == "timestamp" { return message[.apsEvent]?.matches("start") == false }
    return LiveActivity.missing(in: message).contains(name)
  }
}
