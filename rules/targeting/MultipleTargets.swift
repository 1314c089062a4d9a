import FCMLint

extension Rule {
  static let multipleTargets = Rule(
    "multiple-targets", .targeting, .error,
    on: .fields(.token, .fid, .topic, .condition)
      .and(.adminTokens, .adminFids).includingPlaceholders(),
    summary: "A message must have exactly one target: token, fid, topic or condition.",
    why: """
      token, fid, topic and condition are alternatives. FCM rejects a second one ("oneof field \
      'target' is already set"), and so does every Admin SDK. In the Admin SDK for Node.js the \
      lists tokens and fids may be used together and count as one target.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (target)",
    bad: [
      #"{ "message": { "token": "abc", "topic": «"news"», "notification": { "title": "Hi" } } }"#,
      """
      { "message": { "topic": "news", "fid": «"cAbCdEfGhIjKlMnOpQrStU"»,
        "condition": «"'a' in topics || 'b' in topics"» } }
      """,
      #"{ "message": { "token": {{token}}, "topic": «"news"», "data": { "a": "b" } } }"#,
      #"{ "tokens": ["abc"], "topic": «"news"», "notification": { "imageUrl": "https://a.b/c.png" } }"#,
    ],
    good: [
      #"{ "message": { "token": null, "topic": "news" } }"#,
      #"{ "message": { "token": {{token}}, "topic": {{topic}}, "data": { "a": "b" } } }"#,
      #"{ "tokens": ["abc"], "fids": ["cAbCdEfGhIjKlMnOpQrStU"], "data": { "a": "b" } }"#,
    ]
  ) { node, message in
    if message.hasOneTargetAtMost || node.isEmptyTarget { return [] }
    let targets = message.competingTargets
    guard targets.count > 1, let first = targets.first, !first.isSame(as: node),
      targets.contains(where: { $0.isSame(as: node) }),
      let name = node.key?.text.map(Excerpt.shortened),
      let other = first.key?.text.map(Excerpt.shortened)
    else { return [] }
    // A value that is filled in may be null.
    let open = node.kind == .placeholder ? name : first.kind == .placeholder ? other : nil
    let condition = open.map { " unless \($0) is null" } ?? ""
    let effect =
      message.kind == .adminNode
      ? ": the SDK throws\(condition)" : ", so FCM rejects it\(condition)"
    return [
      Finding(
        at: node, "the message has both \(other) and \(name)\(effect)",
        help: "remove one of them, or send one message for each target",
        severity: open == nil ? nil : .warning
      ).note("the first target", at: first)
    ]
  }
}
