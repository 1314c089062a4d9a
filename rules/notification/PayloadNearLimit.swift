import FCMLint

extension Rule {
  static let payloadNearLimit = Rule(
    "payload-near-limit", .notification, .info,
    on: .field(.root).in(.apple),
    summary: "A message should stay clearly below 4096 bytes.",
    why: """
      Above 90 % of the limit, a longer translation or a longer name can make FCM reject the \
      message. On Apple devices FCM adds its own keys, about 130 bytes, which are included here. A \
      message that exceeds the limit only because of them, and is not clearly meant for Apple \
      devices, is also reported here.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/concept-options",
    bad: [
      """
      { «"message"»: { "topic": "news",
        "data": { "text": "\(String(repeating: "x", count: 3600))" } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news",
        "data": { "text": "\(String(repeating: "x", count: 3500))" } } }
      """
    ]
  ) { _, message in
    let threshold = (PayloadSize.limit * 9 + 9) / 10
    guard PayloadSize.mayExceed(threshold - 1, message) else { return [] }
    var worst: PayloadSize.Meter?
    for var meter in PayloadSize.measure(message) {
      if meter.bytes > PayloadSize.limit { return [] }
      if meter.platform == .apple, message.kind != .apnsPayload {
        meter.bytes += PayloadSize.appleOverhead
      }
      // payload-too-large reports messages with an apns block that exceed the limit with these keys.
      if meter.bytes > PayloadSize.limit, message.has(.apns) { return [] }
      if meter.bytes > worst?.bytes ?? 0 { worst = meter }
    }
    guard let worst, worst.bytes >= threshold, let object = message.message,
      let part = worst.largestParts.first
    else { return [] }
    let place = worst.platform.phrase
    let size =
      worst.bytes > PayloadSize.limit
      ? "\(worst.bytes) bytes on \(place), over the limit of \(PayloadSize.limit)"
      : "\(worst.bytes) of \(PayloadSize.limit) bytes on \(place)"
    return [
      Finding(
        about: object, "payload of about \(size)",
        help: "shorten \(Excerpt.shortened(part.name)), which takes \(part.bytes) bytes"
      )
      .note("\(part.bytes) bytes are here", at: part.node)
    ]
  }
}
