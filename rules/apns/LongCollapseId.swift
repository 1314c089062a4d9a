import FCMLint

extension Rule {
  /// APNs takes 64 bytes.
  static let longCollapseId = Rule(
    "long-collapse-id", .apns, .error, on: .field(.apnsCollapseId),
    summary: "The apns-collapse-id header must not be longer than 64 bytes.",
    why: """
      APNs counts bytes of UTF-8, not characters, and answers BadCollapseId to a longer id. \
      Letters outside ASCII take two to four bytes each.
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
        at: value, "the collapse id has \(count) bytes; APNs allows 64",
        help: "shorten it by \(count == 65 ? "one byte" : "\(count - 64) bytes")")
    ]
  }
}
