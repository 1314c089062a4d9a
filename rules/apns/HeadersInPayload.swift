import FCMLint

extension Rule {
  /// Headers stand beside the payload, not in it.
  static let headersInPayload = Rule(
    "headers-in-payload", .apns, .error, on: .payloadHeaders,
    summary: "APNs headers belong in apns.headers, not in the payload.",
    why: """
      Everything next to aps in apns.payload goes to the app as custom data. Headers there never \
      reach APNs, so priority, expiration and push type keep their defaults.
      """,
    source: "github.com/grafana/oncall, issue 1614; FCM v1 API description: ApnsConfig",
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": {
        "aps": { "alert": "Hi" }, «"headers"»: { "apns-priority": "5" } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "headers": { "apns-priority": "5" },
        "payload": { "aps": { "alert": "Hi" } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": {
        "aps": { "alert": "Hi" }, "headers": { "column": "Name" } } } } }
      """,
    ]
  ) { headers, message in
    guard let key = headers.key, let payload = message[.apnsPayload], let apns = message[.apns],
      headers.members.contains(where: { $0.key.text?.lowercased().hasPrefix("apns-") == true })
    else { return [] }
    let finding = Finding(
      at: key, "headers inside the payload are custom data and never reach APNs",
      help: "move them to \(message.path(of: .apnsHeaders))")
    let areHarmless = headers.members.allSatisfy { header in
      switch header.key.text {
      case "apns-priority": header.value.matches("10") || header.value.matches("5")
      case "apns-collapse-id": header.value.isString && header.value.decodedCount <= 64
      case "apns-expiration": header.value.matches("0")
      default: false
      }
    }
    guard areHarmless, !AppleDelivery(message).isSilent else { return [finding] }
    return [finding.fix("move them out of the payload", .safe, key.moving(from: payload, to: apns))]
  }
}
