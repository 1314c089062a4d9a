import FCMLint

extension Rule {
  /// Topics are named bare; the field already says that a topic is meant.
  static let topicPrefix = Rule(
    "topic-prefix", .targeting, .error, on: .topic, kinds: .rest,
    summary: "A topic is named without the /topics/ prefix.",
    why: """
      The legacy API addressed topics as /topics/NAME in its "to" field. In HTTP v1 the field says \
      that a topic is meant, and the prefix is no part of the name: the slash makes it an invalid \
      one, and the service answers INVALID_ARGUMENT. The Admin SDKs strip the prefix before they \
      send, so in a message for an SDK it does no harm.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages",
    bad: [
      #"{ "message": { "topic": «"/topics/news"», "notification": { "title": "Hi" } } }"#,
      #"{ "message": { "topic": «"/topics/"», "notification": { "title": "Hi" } } }"#,
    ],
    good: [#"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#]
  ) { topic, _ in
    let prefix = "/topics/"
    guard topic.starts(with: "/topics/"), let text = topic.text else { return [] }
    var name = text[...]
    while name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    if name.isEmpty {
      return [
        Finding(
          at: topic, "topic \(topic.excerpt) is a prefix without a name", help: "name a topic")
      ]
    }
    let count = text.utf8.count - name.utf8.count
    return [
      Finding(
        at: topic, "topic \(topic.excerpt) carries the \(prefix) prefix",
        help: "write the bare name: \"\(Excerpt.shortened(String(name)))\""
      )
      .fix("drop the prefix", .safe, Edit(topic.slice(0..<count), ""))
    ]
  }
}
