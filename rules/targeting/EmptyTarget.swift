import FCMLint

extension Rule {
  /// An empty target is none.
  static let emptyTarget = Rule(
    "empty-target", .targeting, .error,
    on: .fields(.token, .fid, .topic, .condition, .adminToken, .adminFid),
    summary: "A target must not be empty.",
    why: """
      An empty string names nobody: some SDKs treat it as no target, others refuse it, and the \
      service finds no recipient. Next to a real target it has no use, so there it is a warning. \
      The Admin SDK for Node.js takes every entry of tokens and fids for a target of its own.
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
          at: target, "recipient \(target.excerpt) is no token or id: the SDK refuses it",
          help: "remove it, or write a string")
      ]
    }
    guard target.isEmptyTarget, let name = target.key?.text.map(Excerpt.shortened) else {
      return []
    }
    guard message.hasTarget else {
      return [
        Finding(at: target, "\(name) is empty: nobody gets the message", help: "fill in the target")
      ]
    }
    let finding = Finding(
      at: target, "\(name) is empty and not needed: there is another target", help: "remove it",
      severity: .warning)
    guard let object = message.message, let removal = target.removingMember(from: object) else {
      return [finding]
    }
    return [finding.fix("remove the empty \(name)", .safe, removal)]
  }
}
