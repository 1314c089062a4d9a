import FCMLint

extension Rule {
  /// Topics have short names of plain characters.
  static let badTopicName = Rule(
    "bad-topic-name", .targeting, .error, on: .topic, .batchTo, sparing: .topicName,
    kinds: [.sendRequest, .message, .adminNode, .topicBatch],
    summary: "A topic name must have 1 to 900 letters, digits and - _ . ~ % only.",
    why: """
      For any other character the service answers "Topic name contains invalid characters." The \
      length limit comes from the API description and the Android client; the Admin SDKs check \
      only the characters.
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
    let raw = topic.rawContent
    if raw.count <= Condition.longestTopic, raw.allSatisfy({ TopicName.allows($0) }) { return [] }
    guard var name = topic.text?[...] else { return [] }
    let prefix = "/topics/"
    // Where the prefix is due or wrong, other rules speak of it.
    if message.kind == .topicBatch, !name.hasPrefix(prefix) { return [] }
    while name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    if message.kind == .topicBatch, name.hasPrefix("private/") { name = name.dropFirst(8) }
    if name.isEmpty {
      guard message.kind == .adminNode || message.kind == .topicBatch else { return [] }
      return [Finding(at: topic, "topic \(topic.excerpt) has no name", help: "write a topic name")]
    }
    if topic.contains("' in topics") {
      let finding = Finding(
        at: topic, "topic \(topic.excerpt) is a condition: it is refused",
        help: "write it in \"condition\"")
      guard !message.has(.condition), message.kind != .topicBatch, let key = topic.key else {
        return [finding]
      }
      return [finding.fix("rename it to \"condition\"", .safe, key.renaming(to: "condition"))]
    }
    let wrong = name.unicodeScalars.first { $0.value > 0x7F || !TopicName.allows(UInt8($0.value)) }
    if let wrong {
      let shown = wrong == " " ? "a space" : "\"\(Excerpt.visible(String(wrong)))\""
      let isNested = name.hasPrefix("topics/")
      return [
        Finding(
          at: topic, "topic \(topic.excerpt) contains \(shown): it is refused",
          help: isNested
            ? "write the bare name: \"\(Excerpt.shortened(String(name.dropFirst(7))))\""
            : "use letters, digits and - _ . ~ % only")
      ]
    }
    guard name.utf8.count > Condition.longestTopic else { return [] }
    return [
      Finding(
        at: topic,
        "the topic name has \(name.utf8.count) characters; the limit is \(Condition.longestTopic)",
        help: "choose a shorter name")
    ]
  }
}
