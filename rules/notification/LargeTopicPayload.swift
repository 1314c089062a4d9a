import FCMLint

extension Rule {
  static let largeTopicPayload = Rule(
    "large-topic-payload", .notification, .info, about: .size | .target,
    on: .fields(.topic, .condition).in(.messages).includingPlaceholders(),
    summary: "A message to a topic should not be larger than 2048 bytes.",
    why: """
      The page on error codes still gives a limit of 2048 bytes for messages to topics. The page \
      on message types gives 4096 for all messages, and so does the error text of FCM. Because the \
      sources disagree, this is only an info.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode",
    bad: [
      """
      { «"message"»: { "topic": "news",
        "data": { "text": "\(String(repeating: "x", count: 2045))" } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news",
        "data": { "text": "\(String(repeating: "x", count: 2044))" } } }
      """
    ]
  ) { target, message in
    let limit = 2048
    guard PayloadSize.mayExceed(limit, message), let object = message.message,
      target.isString || target.kind == .placeholder,
      !message.has(.topic) || target.isSame(as: message[.topic])
    else { return [] }
    let sizes = PayloadSize.measure(message).map { $0.bytes }
    guard let size = sizes.max(), size > limit, size <= PayloadSize.limit else { return [] }
    return [
      Finding(
        about: object,
        "payload of \(size) bytes to a topic; one Google page gives a limit of \(limit)",
        help: "shorten it to \(limit) bytes, or test it with validate_only")
    ]
  }
}
