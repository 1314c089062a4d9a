import FCMLint

extension Rule {
  static let mixedLegacyAndV1 = Rule(
    "mixed-legacy-and-v1", .legacy, .hint,
    on: .field(.legacyEntry).in(.legacy).includingPlaceholders(),
    summary: "A legacy body should not contain HTTP v1 blocks.",
    why: """
      android, apns and webpush belong to HTTP v1, to and registration_ids to the legacy API. \
      Neither accepts a body that mixes them: the legacy API is switched off, and HTTP v1 rejects \
      all fields that it does not support. legacy-payload reports the body as a whole, so this is \
      only a hint.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/migrate-v1",
    bad: [
      """
      { "to": "/topics/news", "notification": { "title": "Hi" },
        «"android"»: { "priority": "HIGH" }, "apns": { "headers": { "apns-priority": "10" } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "priority": "HIGH" } } }
      """
    ]
  ) { value, message in
    // One finding for all blocks, at the first.
    guard let key = value.key, LegacyBody.isBlockOfV1(key),
      let first = message.root.members.first(where: { LegacyBody.isBlockOfV1($0.key) }),
      first.key.isSame(as: key)
    else { return [] }
    let others = message.root.members.lazy.dropFirst().filter {
      LegacyBody.isBlockOfV1($0.key) && !$0.key.isSame(as: key)
    }
    let finding = Finding(
      at: first.key, "\(first.key.excerpt) belongs to HTTP v1, the rest to the legacy API",
      help: "convert the whole body to HTTP v1: { \"message\": { … } }")
    return [
      others.prefix(3).reduce(finding) {
        $0.note("\($1.key.excerpt) belongs to HTTP v1, too", at: $1.key)
      }
    ]
  }
}
