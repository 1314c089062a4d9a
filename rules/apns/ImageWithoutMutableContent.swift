import FCMLint

extension Rule {
  /// An image reaches an Apple device only through the app's service extension.
  static let imageWithoutMutableContent = Rule(
    "image-without-mutable-content", .apns, .error,
    on: .fields(.appleImage, .commonImage, .rootAppleImage).in(.apple).includingPlaceholders(),
    summary: "An image for Apple devices needs mutable-content: 1 in aps.",
    why: """
      On Apple devices the app's notification service extension loads the image, and iOS starts \
      the extension only if aps contains "mutable-content": 1. Without it the text appears, but \
      the image never does. Firebase's page says headers in its text and aps in its code sample; \
      only aps works. Whether FCM adds the flag for a common image is not documented. An address \
      that is nothing but a placeholder may stay empty, so there it is a warning.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/ios/send-image",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "payload": { "aps": { "sound": "default" } },
          "fcm_options": { "image": «"https://example.com/a.png"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "payload": { "aps": { "mutable-content": 0 } },
          "fcm_options": { "image": «"https://example.com/a.png"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "fcm_options": { "image": «"{{image}}"» } } } }
      """,
      """
      { "message": { "topic": "news",
        "notification": { "title": "Hi", "image": «"https://example.com/a.png"» },
        "apns": { "payload": { "aps": { "sound": "default" } } } } }
      """,
      """
      { "aps": { "alert": "Hi" }, "fcm_options": { "image": «"https://example.com/${id}.png"» },
        "Simulator Target Bundle": "com.example.app" }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "payload": { "aps": { "mutable-content": 1 } },
          "fcm_options": { "image": "https://example.com/a.png" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "apns": {
        "payload": { "aps": {{aps}} }, "fcm_options": { "image": "https://a.b/{{image}}.png" } } } }
      """,
    ]
  ) { image, message in
    guard let claim = AppleImage.claim(of: image, in: message), image.contentRange.count > 0,
      !AppleImage.wakesExtension(message), message.misspelling(of: .apsMutableContent) == nil,
      !AppleImage.hasBrokenPayload(message)
    else { return [] }
    let isShared = claim == .shared
    let fate = isShared ? "may not appear" : "never appears"
    return [
      Finding(
        at: image, "without \"mutable-content\": 1 in aps the image \(fate) on Apple devices",
        help: "set \"mutable-content\": 1 in \(message.path(of: .aps))",
        severity: isShared ? .info : image.plainSize < 2 ? .warning : nil
      )
      .given(whole: message.root).fix(AppleImage.waking(message))
    ]
  }
}
