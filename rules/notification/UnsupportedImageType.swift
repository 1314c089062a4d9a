import FCMLint

extension Rule {
  static let unsupportedImageType = Rule(
    "unsupported-image-type", .notification, .warning,
    on: .fields(.commonImage, .androidImage, .appleImage, .rootAppleImage)
      .and(.webImage).in(.apple),
    summary: "An image should have a file type that its platform can show.",
    why: """
      Apple devices accept JPEG, PNG, GIF and some video and audio files, judging by the file \
      extension; they do not show WebP, HEIC, BMP, SVG and others. (According to the API \
      description, BMP works everywhere, but it is not in Apple's list.) Android and browsers show \
      only images, and Android no SVG or TIFF. The type is taken from the URL; the web server may \
      send another. JPEG and PNG work everywhere; a GIF is shown everywhere and animated on Apple \
      devices.
      """,
    source: "https://developer.apple.com/documentation/usernotifications/unnotificationattachment",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "apns": {
        "payload": { "aps": { "mutable-content": 1 } },
        "fcm_options": { "image": «"https://example.com/a.webp?size=2"» } } } }
      """,
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "image": «"https://example.com/a.svg"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": «"https://example.com/a.mp4"» } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": «"https://example.com/a.heic"» } } }
      """,
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "image": «"https://example.com/a.mp4"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "image": "https://example.com/a.gif" } } } }
      """,
      """
      { "message": { "topic": "news", "android": { "notification": { "title": "Hi",
        "image": "https://example.com/a.webp" } } } }
      """,
    ]
  ) { image, message in
    guard image.isString, !message.urlSummary(of: image).endsLikeImage else { return [] }
    let url = message.url(of: image)
    if url.pathEnds(in: ".png") || url.pathEnds(in: ".jpg") { return [] }
    guard url.isAbsolute, let type = MediaType(fileExtension: url.fileExtension),
      let gap = UnsupportedImagePlatform(type, at: image, in: message)
    else { return [] }
    let platform =
      switch gap {
      case .android: "Android does"
      case .web: "browsers do"
      case .apple, .appleIfAny: "Apple devices do"
      }
    return [
      Finding(
        at: image, "\(platform) not show .\(url.fileExtension) files",
        help: "use a JPEG or PNG file, which every platform shows",
        severity: gap == .appleIfAny ? .info : nil)
    ]
  }
}
