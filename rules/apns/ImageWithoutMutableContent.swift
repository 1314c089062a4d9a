import FCMLint

extension Rule {
  /// An image reaches an Apple device only through the app's service extension.
  static let imageWithoutMutableContent = Rule(
    "image-without-mutable-content", .apns, .error, on: .appleImage, .commonImage,
    summary: "An image for Apple devices needs mutable-content: 1 in aps.",
    why: """
      The image is fetched by the app's notification service extension, and iOS starts the \
      extension only for a push whose aps holds "mutable-content": 1. Without it the text appears \
      and the image never does. Whether FCM adds the flag for a common image is not documented.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/ios/send-image",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "payload": { "aps": { "sound": "default" } },
          "fcm_options": { "image": «"https://example.com/a.png"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "payload": { "aps": { "mutable-content": 1 } },
          "fcm_options": { "image": "https://example.com/a.png" } } } }
      """
    ]
  ) { image, message in
    let flag = message[.apsMutableContent] ?? message[.adminMutableContent]
    if let flag, flag.isOpaque || flag.integer != 0 { return [] }
    let isCommon = message[.commonImage]?.range == image.range
    if isCommon, !message.has(.apnsPayload) || message.has(.appleImage) { return [] }
    let finding = Finding(
      at: image, "the image never appears on Apple devices: aps has no \"mutable-content\": 1",
      help: "set \"mutable-content\": 1 in message.apns.payload.aps",
      severity: isCommon ? .info : nil)
    guard flag == nil, let aps = message[.aps],
      let insertion = aps.inserting("mutable-content", json: "1")
    else { return [finding] }
    return [finding.fix("add \"mutable-content\": 1", .safe, insertion)]
  }
}
