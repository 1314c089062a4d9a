import FCMLint

extension Rule {
  static let nullInPayload = Rule(
    "null-in-payload", .apns, .warning, about: .data,
    on: .fields(.payloadNull, .apnsPayloadEntry).in([.rest, .apnsPayload]),
    summary: "A payload for Apple devices should not contain null.",
    why: """
      FCM reads null in its own fields as "not set", but forwards the payload unchanged. Apple's \
      keys have types, and none of them is null. FCM has been observed to reject a null title of \
      the alert with 'Value type for APS key [title] is a String.', and apps and watches to lose \
      or crash on other nulls. Which keys FCM rejects is not documented.
      """,
    source: """
      Apple: Generating a remote notification; github.com/healthjoy/async-firebase, pull request 5; \
      github.com/wultra/powerauth-push-server, issue 675
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "badge": «null», "sound": "default" } } } } }
      """,
      #"{ "aps": { "alert": { "title": «null», "body": "Hi" } }, "trip": «null» }"#,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": null, "apns": { "headers": null,
        "payload": { "aps": { "alert": "Hi" } } } } }
      """
    ]
  ) { value, message in
    // non-json-literal reports null in other spellings, such as None.
    guard value.isNull, value.source == "null", let key = value.key else { return [] }
    // Apple's older documentation allows null for action-loc-key.
    if key.matches("action-loc-key") || isMissed(key, in: message) { return [] }
    // bad-alert reports null in an alert that FCM reads.
    if message.kind != .apnsPayload, message[.apsAlert]?.range.contains(key.range) == true,
      AlertMember(key, ofLiveActivity: false) != nil
    {
      return []
    }
    let objects = [
      message[.apsAlert], message[.apsSound], message[.aps], message[.apnsPayload], message.root,
    ]
    let removal = objects.lazy.compactMap { $0 }.compactMap { key.removingMember(from: $0) }.first
    return [
      Finding(
        at: value, "\(key.excerpt) is null, which is not supported in payloads for Apple devices",
        help: "remove it"
      )
      .fix("remove \(key.excerpt)", .safe, removal)
    ]
  }

  /// Whether another rule requires a value for the key.
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
