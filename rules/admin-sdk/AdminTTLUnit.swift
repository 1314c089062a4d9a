import FCMLint

extension Rule {
  /// The SDK counts milliseconds.
  static let adminTTLUnit = Rule(
    "admin-ttl-unit", .adminSDK, .error, on: .field(.adminTTL).in(.adminNode),
    summary: "In the Admin SDK for Node.js, ttl must be a number of milliseconds.",
    why: """
      REST writes "3600s", the SDK 3600000. The SDK refuses strings and negative numbers before it \
      sends anything. A number that looks like seconds is taken as milliseconds, so the message \
      expires a thousand times too soon, usually before the device is awake.
      """,
    source: "firebase-admin-node 14.3: validateAndroidConfig in messaging-internal.ts",
    bad: [
      #"{ "tokens": ["{{a}}"], "data": { "a": "b" }, "android": { "ttl": «"3600s"» } }"#,
      #"{ "tokens": ["{{a}}"], "data": { "a": "b" }, "android": { "ttl": «-1» } }"#,
      #"{ "tokens": ["{{a}}"], "data": { "a": "b" }, "android": { "ttl": «86400» } }"#,
    ],
    good: [
      #"{ "tokens": ["{{a}}"], "data": { "a": "b" }, "android": { "ttl": 3600000 } }"#,
      #"{ "tokens": ["{{a}}"], "data": { "a": "b" }, "android": { "ttl": 0 } }"#,
    ]
  ) { ttl, _ in
    guard let number = ttl.number else {
      if ttl.isNumber { return [] }
      let finding = Finding(
        at: ttl, "ttl \(ttl.excerpt) is not a number of milliseconds: the SDK refuses it",
        help: "write milliseconds, such as 3600000 for an hour")
      guard let text = ProtoDuration(ttl), text.total >= 0, text.total < 1e9 else {
        return [finding]
      }
      let milliseconds = String(Int64(text.total * 1000))
      return [finding.fix("write \(milliseconds)", .safe, ttl.replacing(with: milliseconds))]
    }
    if number < 0 {
      return [
        Finding(
          at: ttl, "ttl \(ttl.excerpt) is negative: the SDK refuses it", help: "write 0 or more")
      ]
    }
    guard let count = ttl.integer, count > 0, AdminMessage.looksLikeSeconds(count) else {
      return []
    }
    return [
      Finding(
        at: ttl, "ttl \(count) is in milliseconds here, but looks like seconds",
        help: "write \(count * 1000) for \(count) seconds", severity: .warning
      )
      .fix("write \(count * 1000)", .unsafe, ttl.replacing(with: String(count * 1000)))
    ]
  }
}
