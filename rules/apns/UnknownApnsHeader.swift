import FCMLint

extension Rule {
  static let unknownApnsHeader = Rule(
    "unknown-apns-header", .apns, .warning, about: .lifetime | .delay | .wake | .arrival,
    on: .field(.apnsHeader).includingPlaceholders(),
    summary: "apns.headers should contain only headers that APNs supports.",
    why: """
      From a sender such as FCM, APNs reads apns-id, apns-expiration, apns-priority, apns-topic, \
      apns-collapse-id and apns-push-type. A misspelled name, or a name from another platform, is \
      passed on or dropped without an error. apns-channel-id and apns-request-id are for \
      broadcasts, which FCM does not send, and apns-unique-id appears only in responses.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      sending-notification-requests-to-apns
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { «"apns-prority"»: "10" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { «"TTL"»: "3600", «"apns-channel-id"»: "dHN0",
          «"priority"»: "high", «"collapse_key"»: "x", «"topic"»: "com.acme.shop" } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-priority": "10" } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, let name = key.text, !key.isOpaque else { return [] }
    let unknown = "\(key.excerpt) is not an APNs header, so it has no effect"
    switch APNsHeader.sort(of: key) {
    case .elsewhere:
      let message = "\(key.excerpt) is not supported in pushes through FCM"
      return [Finding(at: key, message, help: "remove it")]
    case .misspelt(let name):
      let finding = Finding(at: key, unknown, help: "did you mean \"\(name)\"?")
      return [finding.fix(message.renaming(header: key, to: name, in: .apnsHeaders))]
    case .unknown:
      let header = APNsHeader.equivalent(of: key)
      let place = header.map { "\"\($0)\" instead" } ?? AppleEquivalent.of(name)
      let finding = Finding(
        at: key, unknown,
        help: place.map { "use \($0)" }
          ?? "remove it; the APNs headers are \(APNsHeader.names.joined(separator: ", "))")
      guard let header else { return [finding] }
      return [finding.fix(message.renaming(header: key, to: header, in: .apnsHeaders))]
    default: return []
    }
  }
}
