import FCMLint

extension Rule {
  static let imageWithoutExtension = Rule(
    "image-without-extension", .apns, .warning,
    on: .fields(.appleImage, .commonImage, .rootAppleImage).in(.apple),
    summary: "An image URL for Apple devices should end with a file extension.",
    why: """
      Firebase documents that the image URL for Apple devices must have a valid file extension. \
      The FirebaseMessaging helper in the app takes it from the file name that the response \
      suggests, usually the last part of the path, never from the query or the fragment. If the \
      server sends an image type or a file name, the image can still appear, so this is a \
      warning.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/ios/send-image",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "payload": { "aps": { "mutable-content": 1 } },
          "fcm_options": { "image": «"https://example.com/img?file=cat.jpg"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "payload": { "aps": { "mutable-content": 1 } },
          "fcm_options": { "image": «"https://example.com/v2.1/cat"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "apns": { "payload": { "aps": { "mutable-content": 1 } },
          "fcm_options": { "image": "https://example.com/o/images%2Fcat.jpg?alt=media" } } } }
      """
    ]
  ) { image, message in
    guard image.isString, !message.urlSummary(of: image).endsLikeImage,
      let claim = AppleImage.claim(of: image, in: message)
    else { return [] }
    // A common image is for Apple devices only if the message starts the service extension.
    if claim == .shared, AppleImage.flag(message) == nil || !AppleImage.wakesExtension(message) {
      return []
    }
    let url = message.url(of: image)
    if url.pathEnds(in: ".png") || url.pathEnds(in: ".jpg") { return [] }
    guard url.isAbsolute, url.fileExtension.isEmpty else { return [] }
    if MediaType(fileExtension: url.hostExtension) != nil, url.path.count <= 1 { return [] }
    let isInQuery = url.query.map { url.text($0).contains(".") } ?? false
    return [
      Finding(
        at: image,
        "image URL \(image.excerpt) has no file extension"
          + (isInQuery ? " in its path" : ", so it may not appear"),
        help: "end the path with the type, such as cat.png"
          + (isInQuery ? "; the query does not count" : ""))
    ]
  }
}
