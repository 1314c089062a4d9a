import FCMLint

extension Rule {
  static let missingTarget = Rule(
    "missing-target", .targeting, .error, on: .field(.root),
    summary: "A message must have a target: token, fid, topic or condition.",
    why: """
      FCM rejects a message without a target ("Recipient of the message is not set.", \
      INVALID_ARGUMENT), and so does every Admin SDK. Azure Notification Hubs, Amazon SNS and \
      others store requests with placeholders and add the target when they send, so with a \
      placeholder anywhere in the request it is an info. A message without the request around it \
      is often stored in the same way: there it is a hint.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages",
    bad: [
      #"{ «"message"»: { "notification": { "title": "Hi" } } }"#,
      #"{ «"message"»: { "token": null, "notification": { "title": "Hi" } } }"#,
      #"{ «"message"»: { "notification": { "title": "{{title}}", "body": "{{body}}" } } }"#,
      #"«{» "notification": { "title": "Hi", "body": "Ho" }, "android": { "ttl": "60s" } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#,
      #"{ "message": { "condition": "'a' in topics || 'b' in topics" } }"#,
      #"{ "tokens": ["abc"], "notification": { "title": "Hi", "body": "Ho" } }"#,
      #"{ "message": { {{> target}}, "notification": { "title": "Hi" } } }"#,
    ]
  ) { root, message in
    if message.namesTarget { return [] }
    guard let object = message.message, object.isClosed, !message.hasLiveActivityToken,
      !mayHoldTarget(object),
      message.kind != .sendRequest || !root.members.contains(where: isTarget)
    else { return [] }
    let isTemplate = root.isTemplate
    let help = message.text("add one of them, such as `topic: \"news\"`")
    return [
      Finding(
        missingIn: object, "message has no token, fid, topic or condition, so FCM rejects it",
        help: isTemplate ? help + ", unless the sender adds it" : help,
        severity: message.kind != .sendRequest ? .hint : isTemplate ? .info : nil)
    ]
  }

  /// Whether the object, or an object in it, has a target under any name.
  private static func mayHoldTarget(_ object: JSONNode) -> Bool {
    object.members.contains {
      isTarget($0) || !$0.key.matches("data") && $0.value.members.contains(where: isTarget)
    }
  }

  private static func isTarget(_ member: JSONMember) -> Bool {
    member.key.isOpaque || TargetSynonyms.isTarget(member.key) && !member.value.isNull
  }
}
