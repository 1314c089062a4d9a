import FCMLint

extension Rule {
  /// Apple blocks plain http, and so do Android apps by default.
  static let imageNotHTTPS = Rule(
    "image-not-https", .notification, .warning, on: .commonImage, .androidImage, .appleImage,
    .rootAppleImage, kinds: .apple,
    summary: "An image is fetched over https.",
    why: """
      App Transport Security blocks plain http on Apple devices unless the app opted out, and \
      Android apps have refused clear text since Android 9 unless their manifest allows it. The \
      server takes the URL; the text then appears without its image. This machine's own address \
      is left alone.
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
    guard image.isString else { return [] }
    let url = message.url(of: image)
    guard url.isPlainHTTP, url.isAbsolute, !url.isLoopback, let scheme = url.scheme else {
      return []
    }
    return [
      Finding(
        at: image, "image URL \(image.excerpt) is plain http, which most devices do not load",
        help: "write https, if the server offers it"
      )
      .fix("write https", .unsafe, Edit(image.slice(scheme), "https"))
    ]
  }
}
