import FCMLint

extension Rule {
  static let unknownWebHeader = Rule(
    "unknown-web-header", .webpush, .warning, about: .lifetime | .delay,
    on: .field(.webHeader).includingPlaceholders(),
    summary: "A web header should be TTL, Urgency or Topic.",
    why: """
      Other headers have no meaning for a push service and reach no page. In HTTP, ttl and TTL \
      are the same header, but whether FCM treats them as the same is not documented, and its \
      guides write TTL, Urgency and Topic.
      """,
    source: "RFC 8030 (Generic Event Delivery Using HTTP Push)",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { «"ttl"»: "60" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { «"priority"»: "high", «"time_to_live"»: "60" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { «"Urgncy"»: "high" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { «"X-Campaign"»: "42" } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "TTL": "60", "Urgency": "high", "Topic": "scores_1" } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, !key.isOpaque, let name = key.text else { return [] }
    if WebPushVocabulary.isTransport(name) { return [] }
    if let right = WebPushVocabulary.header(inAnyCase: key) {
      let finding = Finding(
        at: key, "header \(key.excerpt) is not spelled \"\(right)\", so FCM may not support it",
        help: "rename it to \"\(right)\"")
      guard message[.webHeaders]?.canTake(right) == true, WebPushVocabulary.isRight(right, value)
      else {
        return [finding]
      }
      return [finding.fix("rename to \"\(right)\"", .safe, key.renaming(to: right))]
    }
    let meant = WebPushVocabulary.header(meantBy: name)
    let isElsewhere = meant?.reason == .synonym
    if !isElsewhere, WebPushVocabulary.optionInHeaders(name) != nil { return [] }
    let finding = Finding(
      at: key, "\(key.excerpt) is not a Web Push header, so it has no effect",
      help: meant.map {
        isElsewhere ? "use \"\($0.name)\" instead" : "did you mean \"\($0.name)\"?"
      }
        ?? "remove it; the Web Push headers are TTL, Urgency and Topic")
    guard let meant else { return [finding] }
    return [finding.fix(message.renaming(header: key, to: meant.name, in: .webHeaders))]
  }
}
