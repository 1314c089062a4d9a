import FCMLint

extension Rule {
  /// The device fetches the image itself, so it needs a whole address.
  static let imageNotAURL = Rule(
    "image-not-a-url", .notification, .error, on: .commonImage, .androidImage, .appleImage,
    .rootAppleImage, kinds: .apple,
    summary: "An image is an absolute http or https URL.",
    why: """
      The device downloads the image by itself and knows no base to resolve a path against; the \
      schemes data:, file: and gs: are not fetched either. The Admin SDKs for Node.js, Go and .NET \
      refuse such a value, those for Python and Java and the server let it pass. A blank or a \
      stray percent sign is a warning: older versions of iOS find no URL in such text, newer ones \
      escape it. An empty text equals no image. Images inside webpush.notification may be \
      relative and are not meant here.
      """,
    source: "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages",
    bad: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi", "image": «"foo"» } } }"#,
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "image": «"gs://bucket/cat.png"» } } } }
      """,
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "image": «"https://"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": "https://example.com/my« »cat.png" } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": "https://[2001:db8::7]:8443/gr%C3%BCn/cat.png?size=2#top" } } }
      """,
      #"{ "message": { "topic": "news", "notification": { "title": "Hi", "image": "" } } }"#,
    ]
  ) { image, message in
    guard image.isString, image.contentRange.count > 0 else { return [] }
    let url = message.url(of: image)
    guard let fault = url.fault else {
      guard let stray = url.strayCharacter else { return [] }
      let place = image.slice(stray)
      return [
        Finding(
          at: image, range: place, "some devices find no URL here: a character is not escaped",
          help: "percent-encode it, such as %20 for a blank", severity: .warning)
      ]
    }
    let (problem, help): (String, String) =
      switch fault {
      case .empty: ("is blank", "write the full address, or leave the image out")
      case .noScheme: ("has no scheme", "write the full address: https://host/path.png")
      case .otherScheme: ("is no web address", "put the file on a web server: https://…")
      case .noHost: ("names no host", "write the host behind https://")
      case .badHost: ("has a host that cannot exist", "check the name behind https://")
      case .badPort: ("has a port that cannot exist", "a port is a number up to 65535")
      }
    return [Finding(at: image, "image URL \(image.excerpt) \(problem)", help: help)]
  }
}
