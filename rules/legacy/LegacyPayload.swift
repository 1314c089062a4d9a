import FCMLint

extension Rule {
  /// The API that took this body is gone.
  static let legacyPayload = Rule(
    "legacy-payload", .legacy, .error,
    on: .fields(
      .legacyTo, .legacyRegistrationIds, .legacyCondition, .legacyNotificationKey,
      .legacyNotification, .legacyData
    ).in(.legacy).includingPlaceholders(),
    summary: "The legacy send API is switched off; send messages with HTTP v1.",
    why: """
      Bodies with to or registration_ids went to fcm.googleapis.com/fcm/send. That API was \
      announced to end in June 2024 and was switched off step by step from July 2024. HTTP v1 \
      takes a message with one target, only texts and an image in the common notification, only \
      strings in data, and everything about one platform in a block of its own.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/migrate-v1",
    bad: [
      """
      {
        «"to"»: "/topics/news",
        "priority": "high",
        "time_to_live": 3600,
        "notification": { "title": "Hi", "body": "Ho", "sound": "default", "badge": "1" },
        "data": { "count": 3 }
      }
      """,
      """
      { «"registration_ids"»: ["{{a}}", "{{b}}"], "content_available": true, "data": { "a": "b" } }
      """,
      #"{ «"notification"»: { "title": "Hi", "body": "Ho" }, "to": null, "priority": "high" }"#,
      #"{ «"condition"»: "'a' in topics && 'b' in topics", "dry_run": true, "data": { "a": "b" } }"#,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi", "body": "Ho" },
        "android": { "priority": "HIGH", "ttl": "3600s" } } }
      """
    ]
  ) { target, message in
    guard target.isSame(as: LegacyBody.telling(of: message)) else { return [] }
    let body = LegacyBody(message)
    var losses = body.hasManyReceivers ? ["one request for each token"] : []
    if body.hasLifetime {
      losses.append("apns-expiration is a point in time: set it when you send")
    }
    let lost = body.losses
    losses += lost.prefix(4).map(phrase)
    let rest = lost.count - 4
    if rest > 0 { losses.append(rest == 1 ? "1 more is left out" : "\(rest) more are left out") }
    let finding = Finding(
      at: target.key ?? target, "the legacy send API for this body is switched off",
      help: (["write for HTTP v1: \(body.outline)"] + losses).joined(separator: "; "))
    guard let text = body.sendRequest else { return [finding] }
    let title = (["rewrite it as an HTTP v1 request"] + losses).joined(separator: "; ")
    return [finding.fix(title, .unsafe, message.root.replacing(with: text))]
  }

  private static func phrase(_ loss: LegacyBody.Loss) -> String {
    switch loss {
    case .member(let key): "\(key.excerpt) has no equivalent"
    case .value(let value):
      "\(value.key?.excerpt ?? "the value") is left out: \(value.excerpt) means nothing there"
    case .doubtful(let key): "\(key.excerpt) is not converted: move it yourself"
    case .misplaced(let key, let locations):
      "\(key.excerpt) is not converted: it belongs at \(locations.joined(separator: " or "))"
    case .near(let key, let name):
      "\(key.excerpt) is not converted: it looks like \"\(name)\""
    case .onApple(let value):
      "\(value.key?.excerpt ?? "it") is left out for Apple devices: it is longer than 64 bytes"
    case .onTheWeb(let value):
      "\(value.key?.excerpt ?? "it") is left out for the web: \(value.excerpt) fits no Topic header"
    }
  }
}
