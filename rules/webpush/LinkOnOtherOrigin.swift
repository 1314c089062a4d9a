import FCMLint

extension Rule {
  /// The service worker opens pages of its own host only.
  static let linkOnOtherOrigin = Rule(
    "link-on-other-origin", .webpush, .warning, on: .webLink,
    project: ProjectFacts(webOrigins: ["https://example.com"]),
    summary: "A link leads to the web app's own host.",
    why: """
      The FCM SDK for JavaScript opens a link only when its host and port are those of the service \
      worker that got the message. For any other host a click closes the notification and does \
      nothing, and no error shows anywhere. Speaks only when the configuration names the project's \
      webOrigins (in these examples: https://example.com).
      """,
    source: "firebase-js-sdk: packages/messaging (notificationclick); issues 5822 and 7190",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": «"https://shop.example.org/inbox"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": «"https://example.com:8443/inbox"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": "https://EXAMPLE.com:443/inbox" } } } }
      """
    ]
  ) { link, message in
    guard let origins = message.project.webOrigins, !origins.isEmpty, link.isString else {
      return []
    }
    let url = message.url(of: link)
    guard url.isAbsolute, !url.isLoopback else { return [] }
    let place = url.hostAndPort
    if origins.contains(where: { URLText($0).hostAndPort == place }) { return [] }
    return [
      Finding(
        at: link, "a click does nothing: \(Excerpt.shortened(place)) is not the web app's host",
        help: "link to \(Excerpt.shortened(origins[0])), and lead on from there")
    ]
  }
}
