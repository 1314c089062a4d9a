import FCMLint

extension Rule {
  /// An empty target is none.
  static let emptyTarget = Rule(
    "empty-target", .targeting, .error, on: .token, .fid, .topic, .condition,
    summary: "A target must not be empty.",
    why: """
      An empty string names nobody: some SDKs treat it as no target, others refuse it, and the \
      service finds no recipient. Next to a real target it has no use, so there it is a warning.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (target)",
    bad: [
      #"{ "message": { "token": «""», "notification": { "title": "Hi" } } }"#,
      #"{ "message": { "token": «""», "topic": "news" } }"#,
    ],
    good: [#"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#]
  ) { target, message in
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
