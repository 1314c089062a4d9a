import FCMLint

extension Rule {
  static let adminRestSpelling = Rule(
    "admin-rest-spelling", .adminSDK, .info, on: .violation(.restSpelling).in(.adminNode),
    summary: "A message for the Admin SDK should use the SDK's names.",
    why: """
      The SDK passes on names that it does not know. FCM accepts the REST names, so the message \
      works, but the SDK neither checks nor converts such a value, and TypeScript does not accept \
      the name. If the object also has the SDK's name, the SDK sends only the value under its own \
      name. Apple's own keys inside aps keep Apple's names.
      """,
    source: "firebase-admin-node 14.3: messaging-internal.ts",
    bad: [
      """
      { "tokens": ["{{a}}"], "notification": { "title": "Hi" }, "android": { "ttl": 60000,
        "notification": { «"channel_id"»: "news", «"image"»: "https://a.example/a.png" } },
        "apns": { «"fcm_options"»: { "analytics_label": "news" } } }
      """,
      """
      { "tokens": ["{{a}}"], "notification": { "title": "Hi" }, "android": { "ttl": 60000,
        "notification": { «"image"»: "https://a.example/a.png",
          "imageUrl": "https://a.example/b.png" } } }
      """,
    ],
    good: [
      """
      { "topic": "news", "notification": { "title": "Hi" }, "android": { "ttl": 60000,
        "notification": { "channelId": "news", "imageUrl": "https://a.example/a.png" } },
        "apns": { "payload": { "aps": { "thread-id": "news" } } } }
      """
    ]
  ) { violation, _ in
    let key = violation.node
    guard let row = violation.row, let name = AdminSpelling.right(for: key, row),
      AdminSpelling.ownName(in: key.value, row) == nil
    else { return [] }
    // One field under two names: the SDK sends the value under its own name. Another rule reports
    // two spellings of one name.
    if let own = violation.parent.members.prefix(256).first(where: { $0.key.text == name })?.key {
      guard name != row.camelName, AdminSpelling.isOverwritten(row, in: violation.object) else {
        return []
      }
      return [
        Finding(
          at: key, "\(key.excerpt) is not sent: the SDK sends \(own.excerpt) instead",
          help: "remove it"
        )
        .note("the SDK sends this", at: own)
        .fix("remove \(key.excerpt)", .safe, key.removingMember(from: violation.parent))
      ]
    }
    if AdminMessage.lacksKey(for: key, in: violation.parent) { return [] }
    let finding = Finding(
      at: key, "\(key.excerpt) is the REST name, which the SDK does not check",
      help: violation.row?.field == .androidLightSettings
        ? "use \"\(name)\" with a color as \"#RRGGBB\" and durations in milliseconds"
        : "rename it to \"\(name)\"")
    // If the SDK converts or checks the value, there is no fix for a value that has to change.
    return [finding.fix(violation.renamingToSDK(name))]
  }
}
