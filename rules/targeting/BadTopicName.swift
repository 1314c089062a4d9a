import FCMLint

extension Rule {
  static let badTopicName = Rule(
    "bad-topic-name", .targeting, .error,
    on: .fields(.topic, .batchTo).in([
      .sendRequest, .message, .adminNode, .topicBatch,
    ]),
    summary: "A topic name must consist of 1 to 900 letters, digits and - _ . ~ %.",
    why: """
      FCM responds to any other character with "Topic name contains invalid characters." The \
      length limit is from the API description and the Android client; the Admin SDKs check only \
      the characters.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (topic)",
    bad: [
      #"{ "message": { "topic": «"foo bar"» } }"#,
      #"{ "message": { "topic": «"bad#topic!name"» } }"#,
      #"{ "message": { "topic": «"größe"» } }"#,
      #"{ "message": { "topic": «"topics/news"» } }"#,
      #"{ "message": { "topic": «"'a' in topics && 'b' in topics"» } }"#,
      #"{ "to": «"/topics/fog bank"», "registration_tokens": ["{{a}}"] }"#,
      #"{ "message": { "topic": «"\#(String(repeating: "a", count: 901))"» } }"#,
    ],
    good: [
      #"{ "message": { "topic": "a-b_c.d~e%f" } }"#,
      #"{ "message": { "topic": "\#(String(repeating: "a", count: 900))" } }"#,
    ]
  ) { topic, message in
    guard let problem = TopicName.problem(of: topic, in: message) else { return [] }
    let name = "topic \(topic.excerpt)"
    let effect = message.kind == .adminNode ? ": the SDK throws" : ", so FCM rejects it"
    switch problem {
    case .empty:
      return [Finding(at: topic, "\(name) has no name\(effect)", help: "write a topic name")]
    case .condition:
      let finding = Finding(
        at: topic, "\(name) is a condition\(effect)",
        help: message.text("move it to `condition`"))
      guard !message.has(.condition), message.kind != .topicBatch, let key = topic.key else {
        return [finding]
      }
      return [finding.fix("rename to \"condition\"", .safe, key.renaming(to: "condition"))]
    case .stray(let scalar, let bare):
      let shown = scalar == " " ? "a space" : "\"\(Excerpt.visible(String(scalar)))\""
      let help = bare.map { "write \"\(Excerpt.shortened($0))\"" }
      return [
        Finding(
          at: topic, "\(name) contains \(shown)\(effect)",
          help: help ?? "use letters, digits and - _ . ~ % only")
      ]
    case .tooLong(let count):
      return [
        Finding(
          at: topic,
          "the topic name has \(count) characters; the limit is \(Condition.longestTopic), "
            + "so FCM rejects it",
          help: "use a shorter name")
      ]
    }
  }
}
