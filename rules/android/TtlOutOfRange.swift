import FCMLint

extension Rule {
  static let ttlOutOfRange = Rule(
    "ttl-out-of-range", .android, .error, on: .fields(.androidTTL, .adminTTL),
    summary: "A ttl must be between 0s and 2419200s (four weeks).",
    why: """
      FCM stores a message for at most 28 days and rejects a longer or negative lifetime with \
      INVALID_ARGUMENT; every Admin SDK rejects a negative one before it sends. A fraction of a \
      second is cut off.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode",
    bad: [
      #"{ "message": { "topic": "news", "android": { "ttl": «"-1s"» } } }"#,
      #"{ "message": { "topic": "news", "android": { "ttl": «"2419201s"» } } }"#,
      #"{ "token": "abc", "android": { "ttl": «2592000000» }, "notification": { "imageUrl": "https://a.b/c" } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "android": { "ttl": "0s" } } }"#,
      #"{ "message": { "topic": "news", "android": { "ttl": "2419200s" } } }"#,
    ]
  ) { ttl, message in
    let limit = Double(TimeToLive.longest)
    let seconds: Double
    if let duration = ProtoDuration(ttl) {
      seconds = duration.total
    } else if let milliseconds = ttl.number {
      seconds = milliseconds / 1000
      // The SDK throws, which admin-ttl-unit reports.
      if seconds < 0, message.kind == .adminNode { return [] }
    } else {
      return []
    }
    if seconds >= 0, seconds < limit + 1 { return [] }
    let isNumber = ttl.isNumber
    return [
      Finding(
        at: ttl,
        seconds < 0
          ? "ttl \(ttl.excerpt) is negative, so FCM rejects it"
          : "ttl \(ttl.excerpt) is longer than four weeks, so FCM rejects it",
        help: seconds < 0
          ? "write \(isNumber ? "0" : message.lifetime(0)) to deliver it now or never"
          : "write at most \(isNumber ? "2419200000" : message.lifetime(Int(TimeToLive.longest)))")
    ]
  }
}
