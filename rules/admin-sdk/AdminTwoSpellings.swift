import FCMLint

extension Rule {
  static let adminTwoSpellings = Rule(
    "admin-two-spellings", .adminSDK, .error,
    on: .fields(.notification, .apnsFcmOptions, .aps).in(.adminNode),
    summary: "An object must not contain a field under both the SDK's name and the REST name.",
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
      """
      { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi", "threadId": "a",
        «"thread-id"»: "a" } } } }
      """,
    ],
    good: [
      """
      { "topic": "news", "notification": { "title": "Hi", "imageUrl": "https://a.example/a.png" },
        "apns": { "payload": { "aps": { "mutableContent": true } } } }
      """
    ]
  ) { object, _ in
    // The SDK does not check them under the REST name.
    if object.key?.matches("fcm_options") == true { return [] }
    return AdminMessage.pairs.compactMap { sdk, plain -> Finding? in
      guard let one = object[name: sdk]?.key, let other = object[name: plain]?.key else {
        return nil
      }
      let (first, second) = one.range.start < other.range.start ? (one, other) : (other, one)
      return Finding(
        at: second, "\(second.excerpt) and \(first.excerpt) are both set: the SDK throws",
        help: "remove one of them"
      )
      .note("the other one", at: first)
      .fix(
        other.removingMember(from: object).map {
          Fix("remove \(other.excerpt)", .unsafe, [$0])
        })
    }
  }
}
