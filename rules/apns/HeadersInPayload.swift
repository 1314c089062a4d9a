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
    guard let key = node.key, let payload = message[.apnsPayload] else { return [] }
    let isBlock = key.matches("headers")
    let headers = isBlock ? node.members.map(\.key) : [key]
    guard headers.contains(where: APNsHeader.isName) else { return [] }
    let finding = Finding(
      at: key,
      isBlock
        ? "headers inside the payload are custom data and never reach APNs"
        : "\(key.excerpt) inside the payload is custom data and never reaches APNs",
      help: "move \(isBlock ? "them" : "it") to \(message.path(of: .apnsHeaders))")
    guard let target = isBlock ? message[.apns] : message[.apnsHeaders],
      headers.allSatisfy(APNsHeader.isHarmless), !AppleDelivery(message).isSilent
    else { return [finding] }
    let title = "move \(isBlock ? "them" : "it") out of the payload"
    return [finding.fix(title, .safe, key.moving(from: payload, to: target))]
  }
}
