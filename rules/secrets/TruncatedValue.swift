import FCMLint

extension Rule {
  static let truncatedValue = Rule(
    "truncated-value", .secrets, .warning,
    on: .fields(
      .token, .fid, .liveActivityToken, .adminToken, .adminFid, .groupKey, .groupRegistrationId,
      .batchToken, .legacyTo, .legacyRegistrationIds
    ).in(.all),
    summary: "A token, key or ID should be complete.",
    why: """
      Documentation shortens tokens with an ellipsis. No token contains consecutive dots, so FCM \
      rejects such a token as invalid. It is a warning, because the dots may represent a value that \
      is filled in later. Copy the whole value, or write a placeholder.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/send/v1-api (samples)",
    bad: [
      """
      { "message": { "token": «"bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1..."»,
        "data": { "score": "3-0" } } }
      """,
      """
      { "operation": "add", "notification_key_name": "appUser-Chris",
        "notification_key": «"APA91bGHXQBB…9QgnYOEURwm0I3lmyqzk2TXQ"»,
        "registration_ids": [«"bk3RNwTe3H0:CI2k..."», "{{token}}"] }
      """,
      """
      { "to": «"bk3RNwTe3H0:CI2k_HHwgIpoDKCIZvvDMExUdFQ3P1..."»,
        "data": { "Nick": "Mario", "body": "great match!" } }
      """,
    ],
    good: [#"{ "message": { "topic": "news", "notification": { "title": "Wait for it..." } } }"#]
  ) { value, _ in
    if value.isString, !value.isTruncated { return [] }
    let texts = value.isString ? [value] : value.elements.filter { $0.isTruncated }
    return texts.map { text in
      Finding(
        at: text, "\(text.excerpt) is cut off, so FCM rejects it",
        help: "copy the whole value, or write a placeholder, such as \"{{token}}\"")
    }
  }
}
