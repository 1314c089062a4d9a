import FCMLint

extension Rule {
  static let emptyTarget = Rule(
    "empty-target", .targeting, .error,
    on: .fields(.token, .fid, .topic, .condition)
      .and(.adminToken, .adminFid),
    summary: "A target must not be empty.",
    why: """
      An empty string addresses no device: some SDKs treat it as no target, others reject it, and \
      FCM finds no recipient. Next to a real target it has no effect, so there it is a warning. \
      The Admin SDK for Node.js treats every entry of tokens and fids as its own target.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (target)",
    bad: [
      #"{ "message": { "token": «""», "notification": { "title": "Hi" } } }"#,
      #"{ "message": { "token": «""», "topic": "news" } }"#,
      #"{ "tokens": ["{{a}}", «""»], "notification": { "title": "Hi" } }"#,
    ],
    good: [#"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#]
  ) { target, message in
    if target.isString, !target.isEmptyTarget { return [] }
    if target.isElement {
      if target.kind == .missing { return [] }
      return [
        Finding(
          at: target, "recipient \(target.excerpt) is not a token or ID: the SDK throws",
          help: "remove it, or write a string")
      ]
    }
    guard target.isEmptyTarget, let name = target.key?.text.map(Excerpt.shortened) else {
      return []
    }
    guard message.hasTarget else {
      return [
        Finding(
          at: target, "\(name) is empty, so the message has no recipient", help: "write a value")
      ]
    }
    let finding = Finding(
      at: target, "\(name) is empty and has no effect next to another target", help: "remove it",
      severity: .warning)
    guard let object = message.message, let removal = target.removingMember(from: object) else {
      return [finding]
    }
    return [finding.fix("remove \"\(name)\"", .safe, removal)]
  }
}
