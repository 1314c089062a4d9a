import FCMLint

extension Rule {
  static let uppercaseApnsHeader = Rule(
    "uppercase-apns-header", .apns, .warning, about: .delay | .arrival,
    on: .field(.apnsHeader).includingPlaceholders(),
    summary: "Names of APNs headers should be lowercase.",
    why: """
      APNs uses HTTP/2, where header names are lowercase, and Apple writes them in lowercase. \
      What FCM does with another spelling is not documented: it may correct it, or drop the \
      header.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      sending-notification-requests-to-apns
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { «"Apns-Priority"»: "5" } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": "5" } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, case .otherCase(let name) = APNsHeader.sort(of: key),
      let headers = message[.apnsHeaders]
    else { return [] }
    // duplicate-apns-header reports a second header of the same name.
    guard headers.canTake(name), APNsHeader.isAlone(key, in: headers) else { return [] }
    return [
      Finding(
        at: key, "header \(key.excerpt) is not lowercase, so FCM may drop it",
        help: "rename it to \"\(name)\""
      )
      .fix("rename to \"\(name)\"", .safe, key.renaming(to: name))
    ]
  }
}
