import FCMLint

extension Rule {
  /// Some data keys belong to FCM.
  static let reservedDataKey = Rule(
    "reserved-data-key", .data, .error,
    on: .fields(.dataEntry, .legacyData).skipping(.ownDataKey).in(.messages.union(.legacy))
      .includingPlaceholders(),
    summary: "Data keys from, message_type, google.… and gcm.notification.… are reserved.",
    why: """
      FCM reserves these names. For from, the service answers "Invalid data payload key: from"; \
      for message_type, one report says that it is accepted but never reaches the app. The Admin \
      SDKs do not check.
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
    // The fields of a legacy body have no members of their own.
    let isWhole = value.isSame(as: message[.legacyData])
    let keys = isWhole ? value.members.map { $0.key } : [value.key].compactMap { $0 }
    return keys.filter { DataKey.standing(of: $0) == .reserved }.map {
      Finding(
        at: $0, "data key \($0.excerpt) is reserved: the service refuses the message",
        help: "use another name")
    }
  }
}
