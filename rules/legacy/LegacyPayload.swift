import FCMLint

extension Rule {
  static let legacyPayload = Rule(
    "legacy-payload", .legacy, .error,
    on: .fields(.legacyTo, .legacyRegistrationIds, .legacyCondition, .legacyNotificationKey)
      .and(.legacyNotification, .legacyData).in(.legacy).includingPlaceholders(),
    summary: "A message must be sent with HTTP v1, because the legacy send API is switched off.",
    why: """
      Bodies with to or registration_ids went to fcm.googleapis.com/fcm/send. The end of that API \
      was announced for June 2024, and Google switched it off step by step from July 2024, so it \
      delivers nothing any more. HTTP v1 \
      takes a message with one target, only texts and an image in the common notification, only \
      strings in data, and the settings of each platform in its own block.
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
    let split = body.hasManyReceivers ? ["one request for each token"] : []
    var losses =
      body.hasLifetime ? ["set apns-expiration, a point in time, when you send"] : []
    let lost = body.losses
    losses += lost.prefix(4).map(phrase)
    let rest = lost.count - 4
    if rest > 0 { losses.append(rest == 1 ? "1 more is omitted" : "\(rest) more are omitted") }
    let finding = Finding(
      at: target.key ?? target, "this body is for the legacy send API, which is switched off",
      help: (["write for HTTP v1: \(body.outline)"] + split + losses).joined(separator: "; "))
    guard let text = body.sendRequest else { return [finding] }
    let review = losses.isEmpty ? [] : ["the help lists the losses"]
    let title = (["convert to an HTTP v1 request"] + split + review).joined(separator: "; ")
    return [finding.fix(title, .unsafe, message.root.replacing(with: text))]
  }

  private static func phrase(_ loss: LegacyBody.Loss) -> String {
    switch loss {
    case .member(let key): "\(key.excerpt) has no equivalent"
    case .value(let value):
      "\(value.key?.excerpt ?? "the value") is omitted: \(value.excerpt) is not valid there"
    case .doubtful(let key): "\(key.excerpt) is not converted: move it yourself"
    case .misplaced(let key, let locations):
      "\(key.excerpt) is not converted: it belongs in \(locations.joined(separator: " or "))"
    case .near(let key, let name):
      "\(key.excerpt) is not converted: did you mean \"\(name)\"?"
    case .onApple(let value):
      "\(value.key?.excerpt ?? "it") is omitted for Apple devices: it is longer than 64 bytes"
    case .target(let key): "\(key.excerpt) is null: write a token or a topic"
    case .onTheWeb(let value):
      "\(value.key?.excerpt ?? "it") is omitted for the web: \(value.excerpt) is not a valid Topic header"
    }
  }
}
