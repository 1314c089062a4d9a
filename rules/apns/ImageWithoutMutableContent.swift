import FCMLint

extension Rule {
  static let imageWithoutMutableContent = Rule(
    "image-without-mutable-content", .apns, .error,
    on: .fields(.appleImage, .commonImage, .rootAppleImage).in(.apple).includingPlaceholders(),
    summary: "A push with an image for Apple devices must have mutable-content: 1 in aps.",
    why: """
      On Apple devices the app's notification service extension loads the image, and iOS starts \
      the extension only if aps contains "mutable-content": 1. Without it the text appears, but \
      the image never does. Firebase's page says headers in its text and aps in its code sample; \
      only aps works. Whether FCM adds the flag for a common image is not documented, so for such \
      an image this is an info, or a hint if the message has no apns block. A URL that is only a \
      placeholder may be empty at run time, so it is a warning.
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
      { "message": { "topic": "news",
        "notification": { "title": "Hi", "image": «"https://example.com/a.png"» } } }
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
    guard !AppleImage.wakesExtension(message),
      let claim = AppleImage.claim(of: image, in: message), image.contentRange.count > 0,
      message.misspelling(of: .apsMutableContent) == nil,
      !AppleImage.hasBrokenPayload(message)
    else { return [] }
    let isShared = claim == .shared
    let effect = isShared ? "may not appear" : "never appears"
    return [
      Finding(
        at: image,
        message.text("aps has no `apns.payload.aps.mutable-content: 1`, so the image ")
          + "\(effect) on Apple devices",
        help: AppleImage.flag(message) == nil
          ? message.text(
            "add `apns.payload.aps.mutable-content: 1` to `message.apns.payload.aps`, and a service extension to the app"
          )
          : message.text(
            "set `apns.payload.aps.mutable-content` to 1 in `message.apns.payload.aps`"),
        severity: isShared
          ? (message.has(.apns) ? .info : .hint) : image.plainSize < 2 ? .warning : nil
      )
      .given(whole: message.root).fix(AppleImage.waking(message))
    ]
  }
}
