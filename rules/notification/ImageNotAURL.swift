import FCMLint

extension Rule {
  static let imageNotAURL = Rule(
    "image-not-a-url", .notification, .error,
    on: .fields(.commonImage, .androidImage, .appleImage, .rootAppleImage)
      .in(.apple),
    summary: "An image must be an absolute http or https URL.",
    why: """
      The device downloads the image itself and has no base URL for a relative path. It does not \
      load file: and gs: URLs, and Android loads no data: URLs. The Admin SDKs for Node.js, Go and .NET reject such a \
      value; those for Python and Java, and FCM, accept it. A space or a stray percent sign is a \
      warning: older versions of iOS cannot read such a URL, newer ones escape it. An empty string \
      counts as no image, except in imageUrl, for which the Admin SDK for Node.js throws. In \
      webpush.notification an image may be relative; it is not checked here.
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
      let finding = Finding(
        at: image, "imageUrl must not be empty: the SDK throws",
        help: "write the full URL, or remove it")
      return isSDKs ? [finding] : []
    }
    if image.contains(",http") {
      let words = "image \(image.excerpt) looks like several URLs, but a device reads one"
      return [Finding(at: image, words, help: "write one URL", severity: .warning)]
    }
    if message.urlSummary(of: image).isSound { return [] }
    let url = message.url(of: image)
    if image.starts(with: "data:") {
      let isApples = image.isSame(as: message[.appleImage])
      let effect = isApples ? "which an Apple device may not load" : "so Android does not load it"
      return [
        Finding(
          at: image, "image \(image.excerpt) is a data URL, \(effect)",
          help: "write the https URL of the image", severity: isApples ? .warning : nil)
      ]
    }
    if let (problem, help) = url.problem?.wordsOnImage {
      let effect = isSDKs ? ": the SDK throws" : ", so no device loads it"
      return [Finding(at: image, "image \(image.excerpt) \(problem)\(effect)", help: help)]
    }
    // admin-bad-image-url reports URLs for which the Admin SDK throws.
    guard let stray = url.strayCharacter, !isSDKs || AdminImage.refusedPart(of: url) == nil else {
      return []
    }
    return [
      Finding(
        at: image, range: image.slice(stray),
        "unescaped \"\(Excerpt.shortened(url.text(stray)))\" in the URL: some devices cannot load it",
        help: "percent-encode it, such as %20 for a space", severity: .warning)
    ]
  }
}
