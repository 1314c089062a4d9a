import FCMLint

extension Rule {
  static let adminUnconvertedName = Rule(
    "admin-unconverted-name", .adminSDK, .error, on: .violation(.restSpelling).in(.adminNode),
    summary: "An object that contains the SDK's names must have the SDK's name itself.",
    why: """
      The SDK knows only fcmOptions and lightSettings, and passes on fcm_options and \
      light_settings unchanged. So a name such as imageUrl in them, which the SDK would convert, \
      reaches FCM, which rejects it as unknown.
      """,
    source: "firebase-admin-node 14.3: messaging-internal.ts",
    bad: [
      """
      { "tokens": ["{{a}}"], "apns": { «"fcm_options"»: { "imageUrl": "https://a.example/a.png" },
        "payload": { "aps": { "alert": "Hi", "mutableContent": true } } } }
      """,
      """
      { "topic": "news", "android": { "ttl": 60000, "notification": { "title": "Hi",
        «"light_settings"»: { "color": "#ffaa00", "lightOnDurationMillis": 300,
          "lightOffDurationMillis": 700 } } } }
      """,
    ],
    good: [
      """
      { "tokens": ["{{a}}"], "apns": { "fcmOptions": { "imageUrl": "https://a.example/a.png" },
        "payload": { "aps": { "alert": "Hi", "mutableContent": true } } } }
      """
    ]
  ) { violation, _ in
    let (key, object) = (violation.node, violation.node.value)
    guard let row = violation.row, let own = AdminSpelling.ownName(in: object, row),
      let name = AdminSpelling.right(for: key, row)
    else { return [] }
    let finding = Finding(
      at: key,
      "FCM rejects \(own.excerpt), which the SDK does not convert in \(key.excerpt)",
      help: "rename it to \"\(name)\""
    ).note("the SDK does not convert this name", at: own)
    // Together with the other name, the SDK would throw.
    guard violation.parent.canTake(name), object[name: "image"] == nil else { return [finding] }
    return [finding.fix("rename to \"\(name)\"", .safe, key.renaming(to: name))]
  }
}
