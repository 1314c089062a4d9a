import FCMLint

extension Rule {
  static let androidAndAndroidV2 = Rule(
    "android-and-android-v2", .android, .error, about: .arrival, on: .field(.androidV2),
    summary: "A message must not have both android and android_v2.",
    why: """
      android_v2, now in preview, is the announced successor of android. The API description calls \
      the two mutually exclusive, and FCM rejects a message with both.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages (android_v2)",
    bad: [
      """
      { "message": { "topic": "news", "android": { "ttl": "60s" },
        «"android_v2"»: { "background_sync": {} } } }
      """
    ],
    good: [#"{ "message": { "topic": "news", "android_v2": { "background_sync": {} } } }"#]
  ) { block, message in
    guard block.isObject, let old = message[.android], old.kind != .placeholder else { return [] }
    return [
      Finding(
        at: block.key ?? block, "android and android_v2 are both set, so FCM rejects the message",
        help: "remove one of them"
      ).note("the other block", at: old.key ?? old)
    ]
  }
}
