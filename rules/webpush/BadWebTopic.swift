import FCMLint

extension Rule {
  /// The web has a Topic header of its own.
  static let badWebTopic = Rule(
    "bad-web-topic", .webpush, .error, on: .field(.webTopic),
    summary: "A web Topic must have 1 to 32 letters, digits, - or _.",
    why: """
      The Topic header makes a push service replace an undelivered message with a newer one; it \
      has nothing to do with FCM topics. It must have at most 32 characters of the URL-safe base64 \
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
          at: topic, "an empty Topic replaces nothing", help: "remove it",
          severity: .warning)
      ]
    }
    guard topic.decodedBytes.allSatisfy(WebPushVocabulary.isOfTopic) else {
      return [
        Finding(
          at: topic, "web Topic \(topic.excerpt) has characters that push services refuse",
          help: "use letters, digits, - and _ only")
      ]
    }
    let limit = WebPushVocabulary.longestTopic
    if count <= limit { return [] }
    return [
      Finding(
        at: topic, "web Topic has \(count) characters; the limit is \(limit)", help: "shorten it")
    ]
  }
}
