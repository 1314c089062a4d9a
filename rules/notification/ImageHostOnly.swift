import FCMLint

extension Rule {
  static let imageHostOnly = Rule(
    "image-host-only", .notification, .error, about: .image,
    on: .fields(.commonImage, .androidImage, .appleImage, .rootAppleImage)
      .and(.webImage).in(.apple),
    summary: "The file name of an image must be in the path of the URL, not in the host.",
    why: """
      In https://foo.bar.pizza-monster.png everything after the slashes is the host name. No such \
      top-level domain exists, so the download fails. The URL is from Firebase's own sample for \
      Node.js, in which the slash before the file name is missing.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/ios/send-image",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": «"https://foo.bar.pizza-monster.png"» } } }
      """,
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "image": «"https://cat.jpg/"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi",
        "image": "https://foo.bar/pizza-monster.png" } } }
      """
    ]
  ) { image, message in
    guard image.isString, !message.urlSummary(of: image).hasPath else { return [] }
    let url = message.url(of: image)
    guard url.isAbsolute, url.path.count <= 1, let host = url.host,
      MediaType(fileExtension: url.hostExtension) != nil, url.hostExtension != "mov"
    else { return [] }
    let name = url.text(host)
    let finding = Finding(
      at: image, "the image URL has no path: \"\(Excerpt.shortened(name))\" is the host",
      help: "add a slash before the file name, such as https://example.com/cat.png")
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    // Malformed UTF-8 is replaced by longer text, so positions in it are unknown.
    guard labels.count > 3, url.path.isEmpty, url.port == nil, name.utf8.count == host.count
    else { return [finding] }
    let tail = labels.suffix(2).reduce(1) { $0 + $1.utf8.count } + 1
    let dot = host.upperBound - tail
    return [
      finding.fix(
        "add a slash before the file name", .unsafe, Edit(image.slice(dot..<(dot + 1)), "/"))
    ]
  }
}
