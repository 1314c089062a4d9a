import FCMLint

extension Rule {
  /// Each platform says in its own words how long a message is worth delivering.
  static let lifetimeMismatch = Rule(
    "lifetime-mismatch", .notification, .info, on: .webTTL, .apnsExpiration,
    summary: "A message should have the same lifetime on every platform.",
    why: """
      The lifetime is set as "3600s" in android.ttl, as "3600" in the web header TTL, and as a \
      point in time in apns-expiration. Nothing compares them. Reported are lifetimes on Android \
      and the web that differ by more than a factor of ten, and a message that is "now or never" \
      on one platform but is stored on another.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/concept-options#lifetime",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "ttl": "600s" }, "webpush": { "headers": { "TTL": «"86400"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "ttl": "3600s" }, "apns": { "headers": { "apns-expiration": «"0"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "ttl": "3600s" }, "webpush": { "headers": { "TTL": "7200" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "ttl": "0s" }, "apns": { "headers": { "apns-expiration": "0" } } } }
      """,
    ]
  ) { value, message in
    let isWeb = value.isSame(as: message[.webTTL])
    guard Lifetime.node(message) != nil || !isWeb && message.has(.webTTL) else { return [] }
    guard value.isString else { return [] }
    // For Apple devices it counts whether one of both is nothing, which the first digits tell.
    if !isWeb, !value.mayBeZero, !message.has(.webTTL), message[.androidTTL]?.mayBeZero == false {
      return []
    }
    let android = Lifetime.android(message)
    if isWeb {
      guard let own = DigitsText(value)?.number, let android, let ttl = Lifetime.node(message),
        Lifetime.differ(own, android)
      else { return [] }
      return [
        Finding(
          at: value, "lifetime is \(value.excerpt) on the web, but \(ttl.excerpt) on Android",
          help: "use the same lifetime"
        )
        .note("the lifetime on Android", at: ttl)
      ]
    }
    // Such a message is not stored at all, which another rule says.
    if APNsExpiration.isLifetime(value) { return [] }
    let web = message[.webTTL].flatMap { DigitsText($0)?.number }
    if let android, let web, Lifetime.differ(web, android) { return [] }
    guard let other = android ?? web, other == 0 || value.mayBeZero,
      let own = DigitsText(value)?.number, (own == 0) != (other == 0),
      let node = android == nil ? message[.webTTL] : Lifetime.node(message)
    else { return [] }
    let place = android == nil ? "on the web" : "on Android"
    let text = own == 0 ? "now or never on Apple devices" : "stored for Apple devices"
    return [
      Finding(
        at: value, "\(text), but \(node.excerpt) \(place)", help: "use the same lifetime"
      )
      .note("the lifetime \(place)", at: node)
    ]
  }
}
