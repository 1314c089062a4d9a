import FCMLint

extension Rule {
  static let longCollapseId = Rule(
    "long-collapse-id", .apns, .error, on: .field(.apnsCollapseId),
    summary: "The apns-collapse-id header must not be longer than 64 bytes.",
    why: """
      APNs counts UTF-8 bytes, not characters, and answers BadCollapseId to a longer ID. \
      Characters outside ASCII take two to four bytes each.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      sending-notification-requests-to-apns
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "apns": { "headers": {
        "apns-collapse-id":
          «"north-league-2026-round-17-match-0042-goals-cards-and-all-results"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "apns": { "headers": {
        "apns-collapse-id":
          "north-league-2026-round-17-match-0042-goals-cards-and-all-result" } } } }
      """
    ]
  ) { value, _ in
    guard value.contentRange.count > 64 else { return [] }
    let count = value.decodedCount
    guard count > 64 else { return [] }
    return [
      Finding(
        at: value, "the collapse ID has \(count) bytes, but APNs allows 64",
        help: "shorten it by \(count == 65 ? "one byte" : "\(count - 64) bytes")")
    ]
  }
}
