import FCMLint

extension Rule {
  static let truncatedValue = Rule(
    "truncated-value", .secrets, .warning, about: .target | .arrival,
    on: .fields(.token, .fid, .liveActivityToken, .adminToken)
      .and(.adminFid, .groupKey, .groupRegistrationId, .batchToken)
      .and(.legacyTo, .legacyRegistrationIds, .topic, .condition)
      .and(.commonImage, .androidImage, .appleImage, .webImage)
      .and(.webIcon, .webBadge, .webActionIcon, .webLink)
      .and(.apnsTopic, .apnsId, .webTopic, .androidRestrictedPackageName).in(.all),
    summary: "A token, key, URL or ID should be complete.",
    why: """
      Documentation shortens tokens and URLs with an ellipsis. No token contains consecutive dots, \
      so FCM rejects such a token as invalid. It is a warning, because the dots may represent a \
      value that is filled in later. Copy the whole value, or write a placeholder.
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
      """
      { "message": { "condition": «"..."», "notification": { "title": "Wait for it...",
        "image": «"https://..."» } } }
      """,
    ],
    good: [#"{ "message": { "topic": "news", "notification": { "title": "Wait for it..." } } }"#]
  ) { value, _ in
    if value.isString {
      guard value.isTruncated, value.isEllipsis || !isLonger(value) else { return [] }
      return [finding(value)]
    }
    return value.elements.findings { $0.isTruncated ? finding($0) : nil }
  }

  /// Whether the value belongs to a field in which consecutive dots may be a part of a whole value.
  private static func isLonger(_ value: JSONNode) -> Bool {
    guard let key = value.key else { return false }
    let names: [StaticString] = [
      "topic", "condition", "image", "imageUrl", "icon", "badge", "link", "apns-topic", "apns-id",
      "restricted_package_name", "restrictedPackageName", "Topic",
    ]
    return names.contains { key.matches($0) }
  }

  private static func finding(_ text: JSONNode) -> Finding {
    let isToken = !isLonger(text)
    return Finding(
      at: text, "\(text.excerpt) is cut off" + (isToken ? ", so FCM rejects it" : ""),
      help: "copy the whole value, or write a placeholder, such as "
        + (isToken ? "\"{{token}}\"" : "\"{{value}}\"")
    ).alone()
  }
}
