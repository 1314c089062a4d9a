import FCMLint

extension Rule {
  static let legacyField = Rule(
    "legacy-field", .schema, .error, on: .violation(.legacyField),
    summary: "A field must have its HTTP v1 name, not its name in the legacy API.",
    why: """
      The legacy HTTP API was switched off in 2024. HTTP v1 has the same features under other \
      names, mostly per platform, and rejects the old names as unknown: "to" became token, fid or \
      topic; "time_to_live" became a duration such as "3600s"; "content_available" became \
      content-available: 1 in aps; "dry_run" became validate_only next to message.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/migrate-v1",
    bad: [
      #"{ "message": { «"to"»: "/topics/news", "notification": { "title": "Hi" } } }"#,
      #"{ "message": { «"to"»: "news", "notification": { "title": "Hi" } } }"#,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { «"time_to_live"»: 3600, "notification": { «"android_channel_id"»: "a" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        «"content_available"»: true, «"delay_while_idle"»: true, «"dry_run"»: true } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "ttl": "3600s", "notification": { "channel_id": "a" } } } }
      """
    ]
  ) { violation, document in
    guard let place = violation.place else { return [] }
    if document.kind == .adminNode, place.locations == ["validate_only"] {
      return [
        Finding(
          at: violation.node,
          "\(violation.node.excerpt) is not a message field: it is an argument of send()",
          help: document.advice(on: violation))
      ]
    }
    let isOfTopics = ["registration_tokens", "registrationTokens"].contains(violation.node.text)
    let finding = Finding(
      at: violation.node,
      "\(violation.node.excerpt) \(document.place(in: violation.object)) is "
        + (isOfTopics ? "not a message field" : "a legacy API field"),
      help: document.advice(on: violation))
    guard place.advice == .dropped,
      let removal = violation.node.removingMember(from: violation.parent)
    else { return [finding.fix(violation.moving(in: document))] }
    return [finding.fix("remove \(violation.node.excerpt)", .safe, removal)]
  }
}
