import FCMLint

extension Rule {
  /// Headers stand beside the payload, not in it.
  static let headersInPayload = Rule(
    "headers-in-payload", .apns, .error, on: .payloadHeaders, .apnsPayloadEntry,
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
      """,
      """
      { "message": { "topic": "news", "apns": { "headers": {}, "payload": {
        "aps": { "alert": "Hi" }, «"apns-collapse-id"»: "score" } } } }
      """,
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
  ) { node, message in
    guard let key = node.key, let payload = message[.apnsPayload], let apns = message[.apns] else {
      return []
    }
    guard key.matches("headers") else {
      guard APNsHeader.isName(key) else { return [] }
      let finding = Finding(
        at: key, "\(key.excerpt) inside the payload is custom data and never reaches APNs",
        help: "move it to \(message.path(of: .apnsHeaders))")
      guard let headers = message[.apnsHeaders], APNsHeader.isHarmless(key),
        !AppleDelivery(message).isSilent
      else { return [finding] }
      return [
        finding.fix("move it to the headers", .safe, key.moving(from: payload, to: headers))
      ]
    }
    guard
      node.members.contains(where: { $0.key.text?.lowercased().hasPrefix("apns-") == true })
    else { return [] }
    let finding = Finding(
      at: key, "headers inside the payload are custom data and never reach APNs",
      help: "move them to \(message.path(of: .apnsHeaders))")
    guard node.members.allSatisfy({ APNsHeader.isHarmless($0.key) }),
      !AppleDelivery(message).isSilent
    else { return [finding] }
    return [finding.fix("move them out of the payload", .safe, key.moving(from: payload, to: apns))]
  }
}
