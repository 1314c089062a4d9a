import FCMLint

extension Rule {
  static let adminBadEventTimestamp = Rule(
    "admin-bad-event-timestamp", .adminSDK, .error, on: .field(.adminEventTimestamp).in(.adminNode),
    summary: "eventTimestamp must be a Date in the Admin SDK for Node.js.",
    why: """
      The SDK throws for anything but a Date, even for a date in a string, and JSON has no dates. \
      If you read the message from a file, convert the value to a Date before the call; or write \
      event_time with the date as a string, which the SDK passes on to FCM.
      """,
    source: "firebase-admin-node 14.3: validateAndroidNotification in messaging-internal.ts",
    bad: [
      """
      { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "eventTimestamp": «"2026-05-04T05:12:44Z"» } } }
      """,
      """
      { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "eventTimestamp": «1777871564000» } } }
      """,
    ],
    good: [
      """
      { "topic": "news", "android": { "ttl": 60000,
        "notification": { "title": "Hi", "event_time": "2026-05-04T05:12:44Z" } } }
      """
    ]
  ) { time, message in
    let finding = Finding(
      at: time, "eventTimestamp must be a Date, not \(time.excerpt): the SDK throws",
      help: "convert it to a Date before the call, or write event_time with a string")
    guard time.isString, ProtoTimestamp.isValid(time.decodedBytes), let key = time.key,
      let parent = message[.androidNotification], parent[name: "event_time"] == nil,
      parent[name: "eventTime"] == nil
    else { return [finding] }
    return [finding.fix("rename to \"event_time\"", .unsafe, key.renaming(to: "event_time"))]
  }
}
