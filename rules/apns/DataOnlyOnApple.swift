import FCMLint

extension Rule {
  /// Data alone does not wake an app on Apple devices.
  static let dataOnlyOnApple = Rule(
    "data-only-on-apple", .apns, .hint, on: .field(.data),
    summary: "Data alone does not wake an app on Apple devices.",
    why: """
      A message that shows nothing reaches an app in the background only as a background push: \
      push type background, priority 5 and content-available: 1. Without all three the app may see \
      the data when it is next opened, or never.
      """,
    source: "https://rnfirebase.io/messaging/usage; Apple: Pushing background updates to your App",
    bad: [
      #"{ "message": { "topic": "news", «"data"»: { "sync": "plan" } } }"#,
      """
      { "message": { "topic": "news", «"data"»: { "sync": "plan" }, "apns": { "payload": { "aps": {
        "content-available": 0 } } } } }
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
  ) { data, message in
    guard !message.has(.notification), !data.isEmptyContainer, let key = data.key else { return [] }
    if !message.has(.apns), message.hasAny(.android, .androidV2, .webpush) { return [] }
    if message.isLiveActivity || message.has(.apnsPushType) { return [] }
    let delivery = AppleDelivery(message)
    guard !delivery.isVisible, !delivery.isHidden else { return [] }
    var missing = ["the header apns-push-type \"background\""]
    if !message.has(.apnsPriority) { missing.append("the header apns-priority \"5\"") }
    guard let flag = delivery.contentAvailable, flag.integer != 0, flag.bool != false else {
      missing.append("\"content-available\": 1 in aps")
      return [
        Finding(
          at: key, "data alone does not wake the app on Apple devices",
          help: "add " + missing.joined(separator: ", ")
        )
        .given(whole: message.root)
      ]
    }
    return [
      Finding(
        at: key, "this may not wake the app on Apple devices: the push type is missing",
        help: "add " + missing.joined(separator: ", ")
      )
      .given(whole: message.root)
    ]
  }
}
