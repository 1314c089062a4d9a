import FCMLint

extension Rule {
  /// FCM and APNs take four kilobytes.
  static let payloadTooLarge = Rule(
    "payload-too-large", .notification, .error, on: .root, kinds: .apple,
    summary: "A message must not be larger than 4096 bytes on any platform.",
    why: """
      The service answers INVALID_ARGUMENT ("Message is too large. The maximum is 4K (4096 \
      bytes)."), and APNs answers PayloadTooLarge. How FCM counts is not published. fcmlint counts \
      the names and values of data, the texts after merging each platform's block, and the \
      free-form blocks as compact JSON, all in UTF-8 bytes. The real size may be a little larger, \
      never smaller.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/concept-options",
    bad: [
      """
      { «"message"»: { "topic": "news",
        "data": { "text": "\(String(repeating: "x", count: 4093))" } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news",
        "data": { "text": "\(String(repeating: "x", count: 4092))" } } }
      """
    ]
  ) { root, message in
    guard PayloadSize.mayExceed(PayloadSize.limit, message) else { return [] }
    let meters = PayloadSize.measure(message).filter { $0.bytes > PayloadSize.limit }
    guard let object = message.message,
      let worst = meters.max(by: { $0.bytes < $1.bytes }), let part = worst.largestParts.first
    else { return [] }
    let places = meters.map(\.platform.phrase).joined(separator: ", ")
    let least = worst.isLowerBound ? "at least " : ""
    let parts = worst.largestParts.map { "\(Excerpt.shortened($0.name)) \($0.bytes)" }.joined(
      separator: ", ")
    return [
      Finding(
        about: object,
        "payload of \(least)\(worst.bytes) bytes on \(places); the limit is \(PayloadSize.limit)",
        help: "largest parts: \(parts); send an id and let the app fetch the rest"
      )
      .note("\(part.bytes) bytes are here", at: part.node)
    ]
  }
}
