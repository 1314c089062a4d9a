import FCMLint

extension Rule {
  /// Names of the SDK where the SDK does not look.
  static let adminUnconvertedName = Rule(
    "admin-unconverted-name", .adminSDK, .error, on: .violation(.restSpelling).in(.adminNode),
    summary: "An object with the SDK's names in it must have the SDK's name itself.",
    why: """
      The SDK passes on fcm_options and light_settings as they are, since it knows only fcmOptions \
      and lightSettings. So what it would convert in them, such as imageUrl, reaches the service, \
      which refuses the name as unknown.
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
      "the service does not know \(own.excerpt), which the SDK passes on in \(key.excerpt)",
      help: "write \"\(name)\""
    ).note("not converted", at: own)
    // Beside its twin, either name would be one too many.
    guard violation.parent.canTake(name), object[name: "image"] == nil else { return [finding] }
    return [finding.fix("rename it to \"\(name)\"", .safe, key.renaming(to: name))]
  }
}
