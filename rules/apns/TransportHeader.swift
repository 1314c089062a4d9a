import FCMLint

extension Rule {
  static let transportHeader = Rule(
    "transport-header", .apns, .warning, about: .arrival,
    on: .fields(.apnsHeader, .webHeader).includingPlaceholders(),
    summary: "A message should not set headers of the connection, which FCM sets itself.",
    why: """
      FCM opens the connection to Apple or to the push service, authenticates itself, and \
      encrypts what it sends. Headers such as authorization, content-type or :path come from \
      examples that call APNs or a push service directly. What FCM does with them is not \
      documented; they can only do harm.
      """,
    source: "Apple: Sending notification requests to APNs; RFC 8030, RFC 8291, RFC 8292",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { «"content-type"»: "application/json", "apns-priority": "5" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "headers": { "TTL": "60", «"Content-Encoding"»: "aes128gcm" } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": "5" } },
        "webpush": { "headers": { "TTL": "60" } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, let name = key.text else { return [] }
    let isApple = message[.apnsHeaders]?.range.contains(key.range) == true
    guard isApple ? APNsHeader.isTransport(name) : WebPushVocabulary.isTransport(name) else {
      return []
    }
    let finding = Finding(
      at: key, "header \(key.excerpt) is for the connection, which FCM sets up itself",
      help: "remove it")
    let headers = message[isApple ? .apnsHeaders : .webHeaders]
    return [finding.fix("remove \(key.excerpt)", .safe, headers.flatMap(key.removingMember))]
  }
}
