import FCMLint

extension Rule {
  static let linkOnOtherOrigin = Rule(
    "link-on-other-origin", .webpush, .warning, on: .field(.webLink),
    summary: "A link should point to the web app's own host.",
    why: """
      The FCM SDK for JavaScript opens a link only if its host and port are those of the service \
      worker that received the message. For any other host a click closes the notification and \
      does nothing, without an error. This is reported only if the configuration sets \
      "project.webOrigins". (In these examples it is https://example.com.)
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
    if origins.contains(where: { URLReference($0).hostAndPort == place }) { return [] }
    return [
      Finding(
        at: link, "\(Excerpt.shortened(place)) is not the web app's host, so a click does nothing",
        help: "link to \(Excerpt.shortened(origins[0])), and redirect from there")
    ]
  }
  .assuming(ProjectSettings(webOrigins: ["https://example.com"]))
}
