import FCMLint

extension Rule {
  /// The id of a push is a UUID, and belongs to one push.
  static let badApnsId = Rule(
    "bad-apns-id", .apns, .error, on: .field(.apnsId),
    summary: "The apns-id header must be a lower-case UUID of a single push.",
    why: """
      APNs expects the canonical form, 32 hexadecimal digits in groups of 8-4-4-4-12, and answers \
      BadMessageId to anything else. Apple writes the digits in lower case; upper case seems to be \
      accepted. With a topic or a condition, one fixed id is shared by the pushes to all devices. \
      Without the header APNs creates an id itself.
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
          at: value, "\(value.excerpt) is not a UUID: APNs refuses the push",
          help: "remove the header, or write a UUID in lower case")
      ]
    }
    if let target = message[.topic] ?? message[.condition], target.contentRange.count > 0 {
      return [
        Finding(
          at: value, "one fixed id is shared by the pushes to all devices",
          help: "remove the header: APNs creates an id for each push", severity: .warning
        ).note("many devices get this message", at: target)
      ]
    }
    guard id.hasCapitals else { return [] }
    return [
      Finding(
        at: value, "the UUID has capital letters; Apple writes it in lower case",
        help: "write \"\(id.lowercase)\"", severity: .warning
      )
      .fix("write it in lower case", .safe, value.replacing(withText: id.lowercase))
    ]
  }
}
