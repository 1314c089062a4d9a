import FCMLint

extension Rule {
  static let lifetimeMismatch = Rule(
    "lifetime-mismatch", .notification, .info, about: .lifetime | .delay,
    on: .fields(.webTTL, .apnsExpiration, .androidBackgroundSync),
    summary: "The lifetime of a message should be the same on every platform, and suit it.",
    why: """
      The lifetime is "3600s" in android.ttl, "3600" in the web header TTL, and a point in time in \
      apns-expiration. No service compares them. This rule reports lifetimes on Android and the \
      web that differ by more than a factor of ten, and a message that is "now or never" on one \
      platform but is stored on another. FCM may delay or batch a background_sync, which a lifetime \
      of 0 does not allow: FCM drops such a message unless the device can receive it at once.
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
      """
      { "message": { "topic": "news", "data": { "a": "b" },
        "android_v2": { "ttl": «"0s"», "background_sync": {} } } }
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
    if value.isSame(as: message[.androidBackgroundSync]) {
      guard let ttl = message[.androidTTL], TimeToLive.android(message) == 0 else { return [] }
      return [
        Finding(
          at: ttl, "FCM may delay a background_sync, but drops this one if it is not sent at once",
          help: "write a longer lifetime, or remove \(ttl.key?.excerpt ?? "it")")
      ]
    }
    let help = "use the same lifetime on every platform"
    switch TimeToLiveConflict(of: value, in: message) {
    case .web(let own, let android, let ttl):
      let text = """
        the lifetime is \(Lifetime.exactWords(own)) on the web, but \(Lifetime.exactWords(android)) on \
        Android
        """
      return [Finding(at: value, text, help: help).note("the lifetime on Android", at: ttl)]
    case .apple(let isStored, let other, let isOnAndroid):
      let place = isOnAndroid ? "on Android" : "on the web"
      let text = isStored ? "stored for Apple devices" : "now or never on Apple devices"
      return [
        Finding(
          at: value, "the message is \(text), but its lifetime is \(other.excerpt) \(place)",
          help: help
        )
        .note("the lifetime \(place)", at: other)
      ]
    case nil: return []
    }
  }
}
