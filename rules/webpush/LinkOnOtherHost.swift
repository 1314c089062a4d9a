import FCMLint

extension Rule {
  static let linkOnOtherHost = Rule(
    "link-on-other-host", .webpush, .hint, on: .field(.webLink),
    summary: "A link should point to the host of the web app, as its icon probably does.",
    why: """
      The FCM SDK for JavaScript opens a link only if its host and port are those of the service \
      worker that received the message; for any other host a click does nothing. The document does \
      not name the app's host. An icon or badge on another host than the link may be a sign that \
      the link is wrong, or it comes from a server for images. Set "project.webOrigins" in the \
      configuration to have the link compared with the app's own hosts instead.
      """,
    source: "firebase-js-sdk: packages/messaging (notificationclick); issues 5822 and 7190",
    bad: [
      """
      { "message": { "topic": "news", "webpush": {
        "notification": { "title": "Hi", "icon": "https://app.example.com/icon.png" },
        "fcm_options": { "link": «"https://shop.example.org/inbox"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "webpush": {
        "notification": { "title": "Hi", "icon": "https://app.example.com/icon.png" },
        "fcm_options": { "link": "https://app.example.com/inbox" } } } }
      """,
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "icon": "/icon.png" }, "fcm_options": { "link": "https://app.example.com/inbox" } } } }
      """,
    ]
  ) { link, message in
    guard message.project.webOrigins?.isEmpty != false,
      let host = hostAndPort(of: link), !URLReference(link).isLoopback
    else { return [] }
    let pictures = [message[.webIcon], message[.webBadge]].compactMap { $0 }
      .compactMap { picture in hostAndPort(of: picture).map { (picture, $0) } }
    guard let (picture, other) = pictures.first, !pictures.contains(where: { $0.1 == host }) else {
      return []
    }
    return [
      Finding(
        at: link, "FCM opens links of the app's own host only, which may be \(other)",
        help: "set \"project.webOrigins\" in the configuration to check links against your hosts"
      )
      .note("on another host than the link", at: picture)
    ]
  }

  private static func hostAndPort(of node: JSONNode) -> String? {
    guard node.isString, !node.isOpaque else { return nil }
    let url = URLReference(node)
    return url.isAbsolute ? Excerpt.shortened(url.hostAndPort) : nil
  }
}
