import FCMLint

extension Rule {
  static let payloadTooLarge = Rule(
    "payload-too-large", .notification, .error,
    on: .field(.root).in(.apple),
    summary: "A message must not be larger than 4096 bytes on any platform.",
    why: """
      FCM responds with INVALID_ARGUMENT ("Message is too large. The maximum is 4K (4096 \
      bytes)."), and APNs with PayloadTooLarge. How FCM counts is not published. fcmlint counts \
      the names and values of data, the texts after merging each platform's block, and the \
      free-form blocks as compact JSON, all in UTF-8 bytes. The real size may be a little larger, \
      never smaller. On Apple devices FCM adds its own keys, about 130 bytes; a message with an \
      apns block that exceeds the limit only because of these is a warning.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/concept-options",
    bad: [
      """
      { «"message"»: { "topic": "news",
        "data": { "text": "\(String(repeating: "x", count: 4093))" } } }
      """,
      """
      { «"message"»: { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" } } },
        "data": { "text": "\(String(repeating: "x", count: 3950))" } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "data": { "text": "\(String(repeating: "x", count: 4092))" } } }
      """
    ]
  ) { root, message in
    guard PayloadSize.mayExceed(PayloadSize.limit, message) else { return [] }
    let all = PayloadSize.measure(message)
    let meters = all.filter { $0.bytes > PayloadSize.limit }
    guard let object = message.message else { return [] }
    guard let worst = meters.max(by: { $0.bytes < $1.bytes }), let part = worst.largestParts.first
    else { return all.compactMap { overWithAdditions($0, message, object) } }
    let places = meters.map { $0.platform.phrase }.inSentence()
    let least = worst.isLowerBound ? "at least " : ""
    return [
      Finding(
        about: object,
        "payload of \(least)\(worst.bytes) bytes on \(places); the limit is \(PayloadSize.limit)",
        help: help(worst)
      )
      .note("\(part.bytes) bytes are here", at: part.node)
    ]
  }

  /// The finding for a message that exceeds the limit only with the keys that FCM adds on Apple
  /// devices.
  private static func overWithAdditions(
    _ meter: PayloadSize.Meter, _ message: MessageDocument, _ object: JSONNode
  ) -> Finding? {
    let bytes = meter.bytes + PayloadSize.appleOverhead
    guard meter.platform == .apple, message.has(.apns), bytes > PayloadSize.limit,
      let part = meter.largestParts.first
    else { return nil }
    return Finding(
      missingIn: object,
      "about \(bytes) bytes on Apple devices with FCM's own keys; the limit is \(PayloadSize.limit)",
      help: help(meter), severity: .warning
    )
    .note("\(part.bytes) bytes are here", at: part.node)
  }

  private static func help(_ meter: PayloadSize.Meter) -> String {
    let parts = meter.largestParts.map { "\(Excerpt.shortened($0.name)) (\($0.bytes) bytes)" }
    return "send an ID and let the app fetch the rest; the largest "
      + (parts.count == 1 ? "part is \(parts[0])" : "parts are \(parts.inSentence())")
  }
}
