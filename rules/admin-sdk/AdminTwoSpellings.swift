import FCMLint

extension Rule {
  /// One thing said twice is said wrongly.
  static let adminTwoSpellings = Rule(
    "admin-two-spellings", .adminSDK, .error,
    on: .fields(.notification, .apnsFcmOptions, .aps).in(.adminNode),
    summary: "The SDK's name and the service's name must not be in one object.",
    why: """
      For imageUrl together with image, and for contentAvailable, mutableContent and threadId \
      together with their hyphenated forms, the SDK throws "Multiple specifications" and sends \
      nothing.
      """,
    source: "firebase-admin-node 14.3: messaging-internal.ts",
    bad: [
      """
      { "topic": "news", "notification": { "title": "Hi", "image": "https://a.example/a.png",
        «"imageUrl"»: "https://a.example/a.png" } }
      """,
      """
      { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi", "mutable-content": 1,
        «"mutableContent"»: true } } } }
      """,
    ],
    good: [
      """
      { "topic": "news", "notification": { "title": "Hi", "imageUrl": "https://a.example/a.png" },
        "apns": { "payload": { "aps": { "mutableContent": true } } } }
      """
    ]
  ) { object, _ in
    // Under REST's name the SDK does not look at them.
    if object.key?.matches("fcm_options") == true { return [] }
    return AdminMessage.pairs.compactMap { sdk, plain in
      guard let second = object[name: sdk]?.key, let first = object[name: plain]?.key else {
        return nil
      }
      return Finding(
        at: second, "the SDK refuses \(second.excerpt) together with \(first.excerpt)",
        help: "keep one of the two"
      )
      .note("the other one", at: first)
      .fix(
        second.removingMember(from: object).map {
          Fix("remove \(second.excerpt)", .unsafe, [$0])
        })
    }
  }
}
