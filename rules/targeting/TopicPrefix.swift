import FCMLint

extension Rule {
  static let topicPrefix = Rule(
    "topic-prefix", .targeting, .error,
    on: .field(.topic).in(.rest).includingPlaceholders(),
    summary: "A topic must not include the /topics/ prefix.",
    why: """
      The legacy API addressed topics as /topics/NAME in its "to" field. In HTTP v1 the topic \
      field takes only the name, in which a slash is not allowed, so FCM responds with \
      INVALID_ARGUMENT. The Admin SDKs remove the prefix before they send, so it does no harm in a \
      message for an SDK.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages",
    bad: [
      #"{ "message": { "topic": «"/topics/news"», "notification": { "title": "Hi" } } }"#,
      #"{ "message": { "topic": «"/topics/{{topic}}"», "notification": { "title": "Hi" } } }"#,
      #"{ "message": { "topic": «"/topics/"», "notification": { "title": "Hi" } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#,
      #"{ "message": { "topic": "{{topic}}", "notification": { "title": "Hi" } } }"#,
    ]
  ) { topic, _ in
    let prefix = "/topics/"
    guard topic.starts(with: "/topics/"), let text = topic.text else { return [] }
    var name = text[...]
    while name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    if name.isEmpty {
      return [
        Finding(
          at: topic, "topic \(topic.excerpt) has no name after the prefix, so FCM rejects it",
          help: "write a topic name")
      ]
    }
    let count = text.utf8.count - name.utf8.count
    return [
      Finding(
        at: topic, "topic \(topic.excerpt) includes the \(prefix) prefix, so FCM rejects it",
        help: name.utf8.contains(.slash)
          ? "remove the prefix" : "write \"\(Excerpt.shortened(String(name)))\""
      )
      .fix(
        "replace with \"\(Excerpt.shortened(String(name)))\"", .safe,
        Edit(topic.slice(0..<count), ""))
    ]
  }
}
