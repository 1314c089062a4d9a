import FCMLint

extension Rule {
  /// It works, and nobody has checked it.
  static let adminRestSpelling = Rule(
    "admin-rest-spelling", .adminSDK, .info, on: .violation(.restSpelling).in(.adminNode),
    summary: "A message for the Admin SDK should use the SDK's names.",
    why: """
      The SDK passes on names that it does not know. The service understands the REST names, so \
      the message works, but the SDK neither checks nor converts such a value, and TypeScript does \
      not accept the name. Where the SDK's name stands too, its value is sent in place of the \
      other. Apple's own keys inside aps are written Apple's way.
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
    // One thing under two names: the SDK's value is sent. Two spellings have a rule of their own.
    if let own = violation.parent.members.prefix(256).first(where: { $0.key.text == name })?.key {
      guard name != row.camelName, AdminSpelling.isOverwritten(row, in: violation.object) else {
        return []
      }
      return [
        Finding(
          at: key, "\(key.excerpt) is not sent: the SDK writes \(own.excerpt) in its place",
          help: "remove it"
        )
        .note("this is sent", at: own)
        .fix("remove it", .safe, key.removingMember(from: violation.parent))
      ]
    }
    if AdminMessage.lacksKey(for: key, in: violation.parent) { return [] }
    let finding = Finding(
      at: key, "\(key.excerpt) is the REST name: the SDK passes it on unchecked",
      help: "write \"\(name)\"")
    // Where the SDK converts or checks, the value may have to change as well.
    return [finding.fix(violation.renamingToSDK(name))]
  }
}
