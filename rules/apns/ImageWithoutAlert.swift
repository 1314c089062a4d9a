import FCMLint

extension Rule {
  static let imageWithoutAlert = Rule(
    "image-without-alert", .apns, .warning, about: .image | .text,
    on: .fields(.appleImage, .commonImage, .rootAppleImage).in(.apple),
    summary: "A push with an image for Apple devices should have a title, a subtitle or a body.",
    why: """
      iOS starts the notification service extension only for a push that shows an alert with a \
      title, a subtitle or a body. Silent, sound-only and badge-only pushes never start it, so \
      nothing loads the image.
      """,
    source: "Apple: Modifying content in newly delivered notifications",
    bad: [
      """
      { "message": { "topic": "news",
        "apns": { "payload": { "aps": { "mutable-content": 1, "sound": "default" } },
          "fcm_options": { "image": «"https://example.com/a.png"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "payload": { "aps": { "mutable-content": 1 } },
          "fcm_options": { "image": "https://example.com/a.png" } } } }
      """,
      """
      { "message": { "topic": "news",
        "apns": { "payload": { "aps": { "mutable-content": 1, "alert": "Hi" } },
          "fcm_options": { "image": "https://example.com/a.png" } } } }
      """,
    ]
  ) { image, message in
    guard !message.hasAppleAlert, !message.hasCommonText,
      AppleImage.claim(of: image, in: message) != nil, image.contentRange.count > 0,
      AppleImage.flag(message) != nil, AppleImage.wakesExtension(message),
      message.misspelling(of: .apsAlert) == nil,
      // Other rules report misplaced texts and Live Activities.
      !message.hasAny(.apsTitle, .apsSubtitle, .apsBody, .liveActivityToken, .apsEvent)
    else { return [] }
    // empty-notification reports a notification that contains nothing.
    if message.has(.notification), !message.has(.commonImage), !message.hasText { return [] }
    return [
      Finding(
        at: image,
        "the push has no text, so the image never appears on Apple devices",
        help: "add a title or a body to the notification or to aps.alert"
      )
      .given(whole: message.root)
    ]
  }
}
