import FCMLint

extension Rule {
  /// Apple's headers are written in lower case.
  static let uppercaseApnsHeader = Rule(
    "uppercase-apns-header", .apns, .warning, on: .field(.apnsHeader).includingPlaceholders(),
    summary: "Names of APNs headers should be in lower case.",
    why: """
      APNs uses HTTP/2, where header names are in lower case, and Apple writes them so. What FCM \
      does with another spelling is not documented: it may correct it, or drop the header.
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
    // Another header of the same name has a rule of its own.
    guard headers.canTake(name), APNsHeader.isAlone(key, in: headers) else { return [] }
    return [
      Finding(
        at: key, "header \(key.excerpt) is not in lower case: FCM may drop it",
        help: "write \"\(name)\""
      )
      .fix("write \"\(name)\"", .safe, key.renaming(to: name))
    ]
  }
}
