import FCMLint

extension Rule {
  static let imageNotHTTPS = Rule(
    "image-not-https", .notification, .warning,
    on: .fields(.commonImage, .androidImage, .appleImage, .rootAppleImage)
      .in(.apple),
    summary: "An image should use https.",
    why: """
      App Transport Security blocks http on Apple devices unless the app opts out, and Android 9 \
      and later block it unless the app's manifest allows it. FCM accepts the URL; the text then \
      appears without its image. URLs of localhost are not reported.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": «"http://example.com/a.png"» } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": "https://example.com/a.png" } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": "http://localhost:8080/a.png" } } }
      """,
    ]
  ) { image, message in
    guard let edit = message.editToHTTPS(image) else { return [] }
    return [
      Finding(
        at: image, "most devices do not load image \(image.excerpt), because it is not https",
        help: "use https, if the server supports it"
      )
      .fix("use https", .unsafe, edit)
    ]
  }
}
