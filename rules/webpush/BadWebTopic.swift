import FCMLint

extension Rule {
  static let badWebTopic = Rule(
    "bad-web-topic", .webpush, .error, about: .replace | .arrival, on: .field(.webTopic),
    summary: "A web Topic must have 1 to 32 letters, digits, hyphens or underscores.",
    why: """
      The Topic header makes a push service replace an undelivered message with a newer one; it \
      is unrelated to FCM topics. It must have at most 32 characters of the URL-safe base64 \
      alphabet, otherwise the push service answers 400 (Apple: BadWebPushTopic).
      """,
    source: "RFC 8030 (Generic Event Delivery Using HTTP Push) §5.4",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "Topic": «"summer sale"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "Topic": «"aaaaaaaaaabbbbbbbbbbccccccccccddd"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "Topic": "aaaaaaaaaabbbbbbbbbbcccccccccc-_" } } } }
      """
    ]
  ) { topic, _ in
    guard topic.isString else { return [] }
    let count = topic.decodedCount
    if count == 0 {
      return [
        Finding(
          at: topic, "an empty web Topic has no effect", help: "remove it",
          severity: .warning)
      ]
    }
    guard topic.decodedBytes.allSatisfy(WebPushVocabulary.isOfTopic) else {
      return [
        Finding(
          at: topic,
          "push services reject the web Topic \(topic.excerpt)",
          help: "write only letters, digits, - and _")
      ]
    }
    let limit = WebPushVocabulary.longestTopic
    if count <= limit { return [] }
    return [
      Finding(
        at: topic,
        "the web Topic has \(count) characters, so push services reject it: the limit is \(limit)",
        help: "shorten it")
    ]
  }
}
