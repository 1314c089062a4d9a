import FCMLint

extension Rule {
  /// The APNs topic is the app's bundle id, with the suffix of its push type.
  static let badApnsTopic = Rule(
    "bad-apns-topic", .apns, .warning, on: .field(.apnsTopic),
    summary: "The apns-topic header should be the app's bundle id, or be left out.",
    why: """
      FCM addresses the right app itself, so the header is rarely needed, and with a wrong one \
      APNs answers BadTopic, TopicDisallowed or DeviceTokenNotForTopic. Samples contain an empty \
      topic or the bundle id of another app. Some push types need a suffix after the bundle id: \
      .push-type.liveactivity for Live Activities, none for alert and background. If \
      "project.apnsTopic" is set in the configuration, any other bundle id is reported too. (In \
      these examples it is org.kantorei.app.)
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
    guard let text = value.text, let problem = APNsTopic.problem(of: text, in: message) else {
      return []
    }
    let (words, help): (String, String) =
      switch problem {
      case .empty: ("the topic is empty", "remove the header: FCM knows the app")
      case .malformed: ("topic \(value.excerpt) is not a bundle id", "remove it: FCM knows the app")
      case .sample:
        (
          "topic \(value.excerpt) is a sample from documentation",
          "remove it, or write your app's bundle id"
        )
      case .foreignSuffix(let type):
        (
          "topic \(value.excerpt) has the suffix of the push type \(type.rawValue)",
          "write only the bundle id, or remove the header"
        )
      case .missingSuffix(let suffix):
        ("topic \(value.excerpt) lacks the suffix of Live Activities", "add \(suffix)")
      case .foreign(let topic): ("topic \(value.excerpt) is not the project's", "write \(topic)")
      }
    return [Finding(at: value, words, help: help)]
  }
  .assuming(ProjectSettings(apnsTopic: "org.kantorei.app"))
}
