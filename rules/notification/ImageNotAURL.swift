import FCMLint

extension Rule {
  /// The device fetches the image itself, so it needs a whole address.
  static let imageNotAURL = Rule(
    "image-not-a-url", .notification, .error,
    on: .fields(.commonImage, .androidImage, .appleImage, .rootAppleImage).skipping(.imageAddress)
      .in(.apple),
    summary: "An image must be an absolute http or https URL.",
    why: """
      The device downloads the image itself and has no base URL for a relative path. The schemes \
      data:, file: and gs: are not loaded either. The Admin SDKs for Node.js, Go and .NET refuse \
      such a value; those for Python and Java, and the server, accept it. A space or a stray \
      percent sign is a warning: older versions of iOS cannot read such a URL, newer ones escape \
      it. An empty string counts as no image, except as imageUrl for the Admin SDK for Node.js, \
      which refuses it. In webpush.notification an image may be relative; it \
      is not checked here.
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
    guard image.isString else { return [] }
    let isSDKs = message.kind == .adminNode && image.key?.matches("imageUrl") == true
    if image.contentRange.isEmpty {
      let refused = Finding(
        at: image, "imageUrl is empty: the SDK refuses the message",
        help: "write the full URL, or leave it out")
      return isSDKs ? [refused] : []
    }
    if message.urlSummary(of: image).isSound { return [] }
    let url = message.url(of: image)
    if let (problem, help) = url.problem?.wordsOnImage {
      return [Finding(at: image, "image \(image.excerpt) \(problem): it is not loaded", help: help)]
    }
    // What the Admin SDK refuses altogether has a rule of its own.
    guard let stray = url.strayCharacter, !isSDKs || AdminImage.refusedPart(of: url) == nil else {
      return []
    }
    return [
      Finding(
        at: image, range: image.slice(stray),
        "some devices cannot load this URL: a character is not escaped",
        help: "percent-encode it, such as %20 for a space", severity: .warning)
    ]
  }
}
