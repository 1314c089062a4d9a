import FCMLint

extension Rule {
  static let imageOnLocalHost = Rule(
    "image-on-local-host", .notification, .info,
    on: .fields(.commonImage, .androidImage, .appleImage, .rootAppleImage)
      .in(.apple),
    summary: "An image should be on a host that every device can reach.",
    why: """
      The device loads the image. On a phone, localhost is the phone itself, and an address of a \
      private network or a name that ends with .local is reached only from the same network. The \
      notification then appears without its image. For tests with a simulator such a URL may be \
      right.
      """,
    source: "https://www.rfc-editor.org/rfc/rfc1918",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": «"http://localhost:8080/a.png"» } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": «"https://192.168.0.4/a.png"» } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": "https://192.0.2.4/a.png" } } }
      """
    ]
  ) { image, message in
    guard image.isString, !message.urlSummary(of: image).isSound else { return [] }
    let url = message.url(of: image)
    guard url.isAbsolute, url.isLocal, let host = url.host else { return [] }
    return [
      Finding(
        at: image,
        "devices of users cannot load an image from \(Excerpt.shortened(url.text(host)))",
        help: "use a host on the internet when you send to real devices")
    ]
  }
}
