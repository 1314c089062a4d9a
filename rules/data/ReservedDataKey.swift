import FCMLint

extension Rule {
  static let reservedDataKey = Rule(
    "reserved-data-key", .data, .error, about: .data | .wake | .display | .arrival,
    on: .fields(.notableDataEntry, .legacyData).in(.messages.union(.legacy))
      .includingPlaceholders(),
    summary:
      "A data key must not be reserved, as google.…, gcm.notification.…, from and message_type are.",
    why: """
      FCM documents these names as reserved. It rejects from with "Invalid data payload key: from"; \
      according to one report it accepts message_type, and the Android client then drops the whole \
      message. Keys that begin with google. or gcm. never reach the app, because that client removes \
      them. The Admin SDKs do not check.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (data)",
    bad: [
      #"{ "message": { "topic": "news", "data": { «"from"»: "x", "sender": "y" } } }"#,
      #"{ "message": { "topic": "news", "data": { «"google.x"»: "1", «"message_type"»: "x" } } }"#,
      """
      { "message": { "topic": "news", "android": { "data": { «"gcm.notification.x"»: "1" } },
        "webpush": { "data": { «"from"»: "{{sender}}" } } } }
      """,
      #"{ "to": "/topics/news", "data": { «"from"»: "x" }, "content_available": true }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "sender": "x", "googly": "1", "fromUser": "2" } } }"#
    ]
  ) { value, message in
    // A legacy body has no field for its data entries: check all members of the object.
    if value.isSame(as: message[.legacyData]) {
      return value.members.findings { finding($0.key) }
    }
    guard let key = value.key, let finding = finding(key) else { return [] }
    return [finding]
  }

  private static func finding(_ key: JSONNode) -> Finding? {
    guard DataKey.standing(of: key) == .reserved else { return nil }
    let effect =
      key.matches("message_type") ? "Android drops the message" : "FCM rejects the message"
    return Finding(
      at: key, "data key \(key.excerpt) is reserved, so \(effect)",
      help: "use another name")
  }
}
