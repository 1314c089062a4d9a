import FCMLint

extension Rule {
  /// It works, and nobody has checked it.
  static let adminRestSpelling = Rule(
    "admin-rest-spelling", .info, schema: .restSpelling, family: .legacy, kinds: .adminNode,
    summary: "A message for the Admin SDK should use the SDK's names.",
    why: """
      The SDK passes on names that it does not know. The service understands the REST names, so \
      the message works, but the SDK neither checks nor converts such a value, and TypeScript does \
      not accept the name. Apple's own keys inside aps are written Apple's way.
      """,
    source: "firebase-admin-node 14.3: messaging-internal.ts",
    bad: [
      """
      { "tokens": ["{{a}}"], "notification": { "title": "Hi" }, "android": { "ttl": 60000,
        "notification": { «"channel_id"»: "news", «"image"»: "https://a.example/a.png" } },
        "apns": { «"fcm_options"»: { «"analytics_label"»: "news" } } }
      """
    ],
    good: [
      """
      { "topic": "news", "notification": { "title": "Hi" }, "android": { "ttl": 60000,
        "notification": { "channelId": "news", "imageUrl": "https://a.example/a.png" } },
        "apns": { "payload": { "aps": { "thread-id": "news" } } } }
      """
    ]
  ) { fault, _ in
    guard let row = fault.row, let name = AdminSpelling.right(for: fault.node, row) else {
      return []
    }
    let finding = Finding(
      at: fault.node, "\(fault.node.excerpt) is the REST name: the SDK passes it on unchecked",
      help: "write \"\(name)\"")
    // Where the SDK converts, the value has to change as well.
    guard AdminSpelling.isOnlySpelling(fault.node, row),
      !fault.parent.members.prefix(40).contains(where: { $0.key.text == name })
    else { return [finding] }
    return [finding.fix("rename it to \"\(name)\"", .safe, fault.node.renaming(to: name))]
  }
}
