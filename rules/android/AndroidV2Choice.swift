import FCMLint

extension Rule {
  static let androidV2Choice = Rule(
    "android-v2-choice", .android, .warning, about: .wake | .display, on: .field(.androidV2),
    summary: "android_v2 should have either remote_notification or background_sync.",
    why: """
      The preview guide calls the two a union: FCM shows remote_notification to the user \
      immediately, and background_sync lets the app sync when it suits the device. Unreleased \
      versions of the Admin SDKs require exactly one; the API description does not say so.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (android_v2)",
    bad: [
      #"{ "message": { "topic": "news", «"android_v2"»: { "ttl": "60s" } } }"#,
      """
      { "message": { "topic": "news", "android_v2": { "background_sync": {},
        «"remote_notification"»: { "notification": { "title": "Hi" } } } } }
      """,
    ],
    good: [
      #"{ "message": { "topic": "news", "android_v2": { "background_sync": {} } } }"#,
      """
      { "message": { "topic": "news",
        "android_v2": { "remoteNotification": { "notification": { "title": "Hi" } } } } }
      """,
    ]
  ) { block, message in
    guard block.isObject else { return [] }
    let choices = [message[.androidRemoteNotification], message[.androidBackgroundSync]]
      .compactMap { $0 }.sorted { $0.range.start < $1.range.start }
    if choices.count == 1 || choices.contains(where: { $0.kind == .placeholder }) { return [] }
    if let first = choices.first, let second = choices.last {
      return [
        Finding(
          at: second.key ?? second, "android_v2 has both remote_notification and background_sync",
          help: "remove one of them"
        ).note("the other choice", at: first.key ?? first)
      ]
    }
    // A misplaced or misspelled member has its own finding.
    let isMistake = block.members.contains { member in
      guard let name = member.key.text?.lowercased() else { return true }
      return member.key.isOpaque || name.contains(bytesOf: "notif")
        || name.contains(bytesOf: "sync")
        || Schema.hasStray(member.key, in: .androidConfigV2, from: .androidNotificationV2)
    }
    if isMistake || !block.isClosed { return [] }
    return [
      Finding(
        missingIn: block, "android_v2 has neither remote_notification nor background_sync",
        help: "add \"remote_notification\" to show a notification, or \"background_sync\": {}")
    ]
  }
}
