import FCMLint

extension Rule {
  static let dataOnlyOnApple = Rule(
    "data-only-on-apple", .apns, .info, about: (.wake | .display | .data).on(.apple),
    on: .fields(.data, .apsContentAvailable),
    summary: "A data-only message should have what it needs to wake an app on Apple devices.",
    why: """
      A message that shows nothing reaches an app in the background only as a background push: \
      push type background, priority 5 and content-available: 1. Without all three the app may \
      see the data the next time it is opened, or never. It is an info if content-available says \
      that the message should wake the app, and a hint otherwise.
      """,
    source: "https://rnfirebase.io/messaging/usage; Apple: Pushing background updates to your App",
    bad: [
      #"{ "message": { "topic": "news", «"data"»: { "sync": "plan" } } }"#,
      """
      { "message": { "topic": "news", «"data"»: { "sync": "plan" }, "apns": { "payload": { "aps": {
        "content-available": 0 } } } } }
      """,
      """
      { "message": { "topic": "news", «"data"»: { "sync": "plan" }, "apns": { "payload": { "aps": {
        "content-available": 1 } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "data": { "sync": "plan" }, "apns": {
        "headers": { "apns-push-type": "background", "apns-priority": "5" },
        "payload": { "aps": { "content-available": 1 } } } } }
      """,
      #"{ "message": { "topic": "news", "data": { "sync": "plan" }, "android": { "ttl": "60s" } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "notification": { "title": "Hi" } } }"#,
    ]
  ) { node, message in
    if message.has(.notification) { return [] }
    let data = message[.data].flatMap { $0.isEmptyContainer ? nil : $0 }
    guard node.isSame(as: data ?? message[.apsContentAvailable]),
      let key = node.key
    else { return [] }
    if !message.has(.apns), message.hasAny(.android, .androidV2, .webpush) { return [] }
    if message.isLiveActivity || message.has(.apnsPushType) { return [] }
    let delivery = AppleDelivery(message)
    guard !delivery.isVisible, !delivery.isHidden else { return [] }
    let priority = message.has(.apnsPriority) ? "" : " and \"apns-priority\": \"5\""
    let headers =
      "\"apns-push-type\": \"background\"\(priority) to \(message.location("message.apns.headers"))"
    guard let flag = delivery.contentAvailable, flag.integer != 0, flag.bool != false else {
      return [
        Finding(
          at: key, "a data-only message does not wake the app on Apple devices",
          help: "add \(headers), "
            + message.text("and `apns.payload.aps.content-available: 1` to aps"),
          severity: .hint
        )
        .given(whole: message.root)
      ]
    }
    return [
      Finding(
        at: key, "the message has no push type, so it may not wake the app on Apple devices",
        help: "add \(headers)"
      )
      .given(whole: message.root)
    ]
  }
}
