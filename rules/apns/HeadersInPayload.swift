import FCMLint

extension Rule {
  static let headersInPayload = Rule(
    "headers-in-payload", .apns, .error, about: .delay | .lifetime | .wake | .arrival,
    on: .fields(.payloadHeaders, .apnsPayloadEntry, .apsEntry).in(.apple),
    summary: "APNs headers must be in apns.headers, not in the payload.",
    why: """
      Everything next to aps in apns.payload goes to the app as custom data, and Apple devices \
      ignore unknown keys in aps. Headers there never reach APNs, so priority, expiration and \
      push type keep their defaults. \
      In a raw APNs payload, which may be part of a larger file, it is a warning.
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
      """
      { "message": { "topic": "news", "apns": { "payload": {
        "aps": { "alert": "Hi", «"apns-push-type"»: "alert" } } } } }
      """,
      #"{ "aps": { "alert": "Hi" }, «"headers"»: { "apns-priority": "5" } }"#,
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
    guard let key = node.key, APNsHeader.isHeader(orBlock: key) else { return [] }
    if message.kind == .apnsPayload {
      return [
        Finding(
          at: key, "\(key.excerpt) is in the payload, so it never reaches APNs as a header",
          help: "send it as a header of the HTTP request", severity: .warning)
      ]
    }
    guard
      let holder = [message[.aps], message[.apnsPayload]].lazy.compactMap({ $0 })
        .first(where: { $0.range.contains(key.range) })
    else { return [] }
    let isBlock = key.matches("headers")
    let isInAps = holder.isSame(as: message[.aps])
    let right = isBlock ? "apns" : "apns.headers"
    let finding = Finding(
      at: key,
      "\(key.excerpt) belongs in \(right), not \(isInAps ? "aps" : "payload"), so it never reaches APNs",
      help: "move it to \(message.path(of: .apnsHeaders))")
    let headers = isBlock ? node.members.map { $0.key } : [key]
    let isAlone = isInAps && holder.members.allSatisfy { $0.key.isSame(as: key) }
    guard let target = isBlock ? message[.apns] : message[.apnsHeaders], !isAlone,
      headers.allSatisfy(APNsHeader.isHarmless), !AppleDelivery(message).isSilent
    else { return [finding] }
    return [finding.fix("move to \(right)", .safe, key.moving(from: holder, to: target))]
  }
}
