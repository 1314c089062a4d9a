import FCMLint

extension Rule {
  static let badApnsId = Rule(
    "bad-apns-id", .apns, .error, about: .arrival, on: .field(.apnsId),
    summary: "The apns-id header must be a lowercase UUID for a single push.",
    why: """
      APNs expects the canonical form, 32 hexadecimal digits in groups of 8-4-4-4-12, and answers \
      BadMessageId to any other value. Apple writes the digits in lowercase; uppercase seems to \
      be accepted. With a topic or a condition, the pushes to all devices share one fixed ID. \
      Without the header APNs creates an ID itself.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      sending-notification-requests-to-apns
      """,
    bad: [
      """
      { "message": { "token": "{{token}}", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-id": «"order-7"» } } } }
      """,
      """
      { "message": { "token": "{{token}}", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-id": «"3F2B8A10-7C44-4E0D-9B51-08D6A1C7E2F9"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-id": «"3f2b8a10-7c44-4e0d-9b51-08d6a1c7e2f9"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-id": "3f2b8a10-7c44-4e0d-9b51-08d6a1c7e2f9" } } } }
      """
    ]
  ) { value, message in
    guard let id = UUIDFormat(value) else {
      return [
        Finding(
          at: value,
          "\(value.excerpt) is not a valid UUID, so APNs refuses the push (BadMessageId)",
          help: "remove the header, or write a lowercase UUID")
      ]
    }
    if let target = message[.topic] ?? message[.condition], target.contentRange.count > 0 {
      return [
        Finding(
          at: value, "pushes to all devices share the apns-id \(value.excerpt)",
          help: "remove the header; APNs creates an ID for each push", severity: .warning
        ).note("the message goes to many devices", at: target)
      ]
    }
    guard id.hasCapitals else { return [] }
    return [
      Finding(
        at: value, "apns-id \(value.excerpt) should be in lowercase",
        help: "write \"\(id.lowercase)\"", severity: .warning
      )
      .fix("replace with \"\(id.lowercase)\"", .safe, value.replacing(withText: id.lowercase))
    ]
  }
}
