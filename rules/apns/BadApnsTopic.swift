import FCMLint

extension Rule {
  static let badApnsTopic = Rule(
    "bad-apns-topic", .apns, .error, on: .field(.apnsTopic),
    summary: "The apns-topic header must be the bundle ID with the suffix for its push type.",
    why: """
      FCM addresses the right app itself, so the header is rarely needed, and with a wrong one \
      APNs answers BadTopic, TopicDisallowed or DeviceTokenNotForTopic. Samples contain an empty \
      topic or the bundle ID of another app. Some push types require a suffix after the bundle \
      ID: .push-type.liveactivity for Live Activities, none for alert and background. Only \
      a missing suffix of a Live Activity is an error. If \
      "project.apnsTopic" is set in the configuration, any other bundle ID is reported too. (In \
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
    guard let problem = APNsTopic.problem(of: value, in: message) else { return [] }
    let (words, help): (String, String) =
      switch problem {
      case .empty: ("apns-topic is empty", "remove the header; FCM addresses the app itself")
      case .malformed:
        (
          "apns-topic \(value.excerpt) is not a valid bundle ID",
          "remove the header; FCM addresses the app itself"
        )
      case .sample:
        (
          "apns-topic \(value.excerpt) comes from sample code",
          "write your app's bundle ID, or remove the header"
        )
      case .foreignSuffix(let type):
        (
          "apns-topic \(value.excerpt) has the suffix of push type \"\(type.name)\"",
          "remove the suffix, or remove the header"
        )
      case .missingSuffix(let suffix):
        (
          "apns-topic \(value.excerpt) has no Live Activity suffix, so APNs refuses the push",
          "add \"\(suffix)\""
        )
      case .foreign(let topic):
        ("apns-topic \(value.excerpt) does not match project.apnsTopic", "write \"\(topic)\"")
      }
    let severity: Severity? = if case .missingSuffix = problem { nil } else { .warning }
    return [Finding(at: value, words, help: help, severity: severity)]
  }
  .assuming(ProjectSettings(apnsTopic: "org.kantorei.app"))
}
