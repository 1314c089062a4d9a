import FCMLint

extension Rule {
  static let adminTTLUnit = Rule(
    "admin-ttl-unit", .adminSDK, .error, on: .field(.adminTTL).in(.adminNode),
    summary: "ttl must be a number of milliseconds in the Admin SDK for Node.js.",
    why: """
      REST writes "3600s", the SDK 3600000. The SDK throws for strings and negative numbers before \
      it sends anything. It reads a number that looks like seconds as milliseconds, so the message \
      expires a thousand times too early, usually before the device is awake.
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
        at: ttl, "ttl must be a number of milliseconds, not \(ttl.excerpt): the SDK throws",
        help: "write milliseconds, such as 3600000 for an hour")
      guard let text = ProtoDuration(ttl), text.total >= 0, text.total < 1e9 else {
        return [finding]
      }
      let milliseconds = String(Int64(text.total * 1000))
      return [finding.fix("replace with \(milliseconds)", .safe, ttl.replacing(with: milliseconds))]
    }
    if number < 0 {
      return [
        Finding(
          at: ttl, "ttl \(ttl.excerpt) is negative: the SDK throws", help: "write 0 or more")
      ]
    }
    guard let count = ttl.integer, count > 0, AdminMessage.looksLikeSeconds(count) else {
      return []
    }
    return [
      Finding(
        at: ttl, "ttl \(count) looks like seconds, but the SDK expects milliseconds",
        help: "write \(count * 1000) for \(count) seconds", severity: .warning
      )
      .fix("replace with \(count * 1000)", .unsafe, ttl.replacing(with: String(count * 1000)))
    ]
  }
}
