import FCMLint

extension Rule {
  static let sdkTTLUnit = Rule(
    "sdk-ttl-unit", .adminSDK, .warning, on: .field(.androidTTL),
    summary: "ttl should be in the unit of the SDK that takes it.",
    why: """
      The SDK for Java takes milliseconds, that for Go nanoseconds unless a unit follows, and TimeSpan \
      of .NET ticks of 100 nanoseconds. A number of seconds without its unit makes the message expire \
      at least a thousand times too early, usually before the device is awake. FCM rounds a lifetime of \
      less than a second down to 0, which means now or never. The SDKs for Python and PHP take seconds.
      """,
    source: """
      firebase-admin-java 9.10 (AndroidConfig.setTtl), firebase-admin-go 4.21 (TTL), \
      firebase-admin-dotnet 3.5 (TimeToLive)
      """,
    bad: [
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «"3.6s"» } } }"#,
      """
      { "message": { "topic": "news", "data": { "a": "b" },
        "android": { "ttl": «"0.000003600s"» } } }
      """,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «"1800000s"» } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": "3600s" } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": "2.5s" } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": "864000s" } } }"#,
    ]
  ) { ttl, message in
    guard let total = ProtoDuration(ttl)?.total, total > 0, total < 1e7 else { return [] }
    let seconds = Int(total)
    // Whole minutes in milliseconds, and no whole number of days.
    if seconds >= 300_000, seconds % 60_000 == 0, seconds % 86_400 != 0, total <= 2_419_200 {
      return [
        Finding(
          at: ttl, "ttl is \(seconds) seconds, but the number looks like milliseconds",
          help: "write \(message.lifetime(seconds / 1000)) for \(seconds / 60_000) minutes")
      ]
    }
    let units: [(StaticString, Double)] = [
      ("milliseconds", total * 1e3), ("ticks", total * 1e7), ("nanoseconds", total * 1e9),
    ]
    for (unit, count) in units
    where count < 1e7 && (count - count.rounded()).magnitude < 1e-6 {
      let number = Int64(count.rounded())
      guard AdminMessage.isUsualNumberOfSeconds(number) else { continue }
      return [
        Finding(
          at: ttl, "ttl is \(number) \(unit), but the number looks like seconds",
          help: "write \(message.lifetime(Int(number))) for \(number) seconds")
      ]
    }
    if total >= 1 || !message.hasOwnUnit { return [] }
    return [
      Finding(
        at: ttl, "the lifetime is less than a second, which FCM rounds down to 0",
        help: "write the lifetime with its unit: \(message.lifetime(60)) is a minute")
    ]
  }
}
