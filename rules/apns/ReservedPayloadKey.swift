import FCMLint

extension Rule {
  static let reservedPayloadKey = Rule(
    "reserved-payload-key", .apns, .warning, about: .data,
    on: .field(.apnsPayloadEntry).includingPlaceholders(),
    summary: "A custom key should not have a name that FCM uses itself.",
    why: """
      FCM adds keys such as gcm.message_id and google.c.sender.id before it forwards the payload \
      to APNs, and its iOS SDK reads them. A custom key with such a name collides with them. In a \
      raw payload for the simulator these keys are allowed, because FCM does not add them there.
      """,
    source: "FCM v1 API description: Message.data; firebase-ios-sdk: FIRMessagingConstants",
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" },
        «"gcm.message_id"»: "1", «"from"»: "desk" } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" },
        "gcmSession": "1", "sender": "desk" } } } }
      """
    ]
  ) { value, _ in
    guard let key = value.key, ReservedPayloadKey.isReservedInPayload(key) else { return [] }
    return [
      Finding(
        at: key, "\(key.excerpt) is reserved and collides with a key that FCM adds itself",
        help: "use another name")
    ]
  }
}
