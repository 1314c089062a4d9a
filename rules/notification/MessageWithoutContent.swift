import FCMLint

extension Rule {
  static let messageWithoutContent = Rule(
    "message-without-content", .notification, .info, about: .display | .arrival,
    on: .field(.root),
    summary: "A message should have content, not only a target.",
    why: """
      FCM accepts a message that has only a target, but there is nothing to show and nothing for \
      the app to read. At most it wakes the app for no reason.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages",
    bad: [
      #"{ «"message"»: { "topic": "news" } }"#,
      #"{ «"message"»: { "topic": "news", "fcm_options": { "analytics_label": "a" } } }"#,
    ],
    good: [#"{ "message": { "topic": "news", "data": { "edition": "12" } } }"#]
  ) { _, message in
    if message.has(.notification) || message.has(.data) { return [] }
    if message.hasAny(.android, .androidV2, .apns, .webpush) { return [] }
    guard message.hasAny(.token, .fid, .topic, .condition, .adminTokens, .adminFids),
      let object = message.message, object.isObject
    else { return [] }
    let targets: [Field] = [
      .token, .fid, .topic, .condition, .adminTokens, .adminFids, .fcmOptions, .name,
    ]
    // Any other member is probably meant as content, and has its own finding.
    for member in object.members where !member.value.isNull {
      guard targets.contains(where: { member.value.isSame(as: message[$0]) }) else {
        return []
      }
    }
    return [
      Finding(
        missingIn: object, "the message has a target but no content",
        help: "add a notification or data")
    ]
  }
}
