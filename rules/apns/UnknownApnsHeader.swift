import FCMLint

extension Rule {
  /// APNs has eight request headers; others do nothing.
  static let unknownApnsHeader = Rule(
    "unknown-apns-header", .apns, .warning, on: .apnsHeader,
    seesTemplates: true,
    summary: "A header that APNs does not know has no effect.",
    why: """
      APNs reads apns-id, apns-expiration, apns-priority, apns-topic, apns-collapse-id and \
      apns-push-type from a sender like FCM. A misspelt name, or the word of another platform, \
      is passed on or dropped without a word. apns-channel-id and apns-request-id belong to \
      broadcasts, which FCM does not send, and apns-unique-id to answers.
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
        "apns": { "headers": { «"TTL"»: "3600", «"apns-channel-id"»: "dHN0" } } } }
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
    let unknown = "\(key.excerpt) is no APNs header: it does nothing"
    switch APNsHeader.sort(of: key) {
    case .elsewhere:
      let message = "\(key.excerpt) is no header of a push that FCM sends"
      return [Finding(at: key, message, help: "leave it out")]
    case .misspelt(let name):
      let finding = Finding(at: key, unknown, help: "did you mean \"\(name)\"?")
      guard let headers = message[.apnsHeaders], headers.canTake(name),
        !headers.members.contains(where: { APNsHeader.isOtherCase($0.key, of: name) })
      else { return [finding] }
      return [finding.fix("write \"\(name)\"", .unsafe, key.renaming(to: name))]
    case .unknown:
      let isTopic = NearestKey.folded(name) == "topic"
      let place = isTopic ? "the header apns-collapse-id" : AppleEquivalent.of(name)
      return [
        Finding(
          at: key, unknown,
          help: place.map { "use \($0)" }
            ?? "APNs knows \(APNsHeader.names.joined(separator: ", "))")
      ]
    default: return []
    }
  }
}
