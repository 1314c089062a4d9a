import FCMLint

extension Rule {
  /// The APNs topic is the app's bundle id, with the suffix of its push type.
  static let badApnsTopic = Rule(
    "bad-apns-topic", .apns, .warning, on: .apnsTopic,
    project: ProjectFacts(apnsTopic: "org.kantorei.app"),
    summary: "The header apns-topic is the app's bundle id, or left out.",
    why: """
      FCM addresses the right app itself, so the header is seldom needed, and a wrong one makes \
      APNs answer BadTopic, TopicDisallowed or DeviceTokenNotForTopic. Samples carry an empty \
      topic or the bundle id of somebody else's app. Some push types want a suffix after the \
      bundle id: .push-type.liveactivity for Live Activities, none for alert and background. \
      With "project.apnsTopic" in the configuration, any other bundle id is reported too. \
      (Examples: it is org.kantorei.app.)
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      sending-notification-requests-to-apns; FlutterFire and React Native Firebase guides (samples)
      """,
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-topic": «""» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "apns": { "headers": {
        "apns-topic": «"io.flutter.plugins.firebase.messaging"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "apns": { "headers": {
        "apns-push-type": "alert", "apns-topic": «"org.kantorei.app.voip"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-topic": «"org.kantorei.other"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "headers": { "apns-topic": "org.kantorei.app" } } } }
      """
    ]
  ) { value, message in
    guard let text = value.text else { return [] }
    let problem = APNsTopic.problem(of: text, in: message)
    let finding: (String, String)? =
      switch problem {
      case .empty: ("the topic is empty", "leave the header out: FCM knows the app")
      case .malformed: ("topic \(value.excerpt) is no bundle id", "leave it out: FCM knows the app")
      case .sample:
        (
          "topic \(value.excerpt) is a sample from documentation",
          "leave it out, or write your app's bundle id"
        )
      case .foreignSuffix(let type):
        (
          "topic \(value.excerpt) has the suffix of the push type \(type.rawValue)",
          "write the bundle id alone, or leave the header out"
        )
      case .missingSuffix(let suffix):
        ("topic \(value.excerpt) lacks the suffix of Live Activities", "add \(suffix)")
      case .foreign(let topic): ("topic \(value.excerpt) is not the project's", "write \(topic)")
      case nil: nil
      }
    guard let finding else { return [] }
    return [Finding(at: value, finding.0, help: finding.1)]
  }
}
