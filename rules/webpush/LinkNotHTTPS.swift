import FCMLint

extension Rule {
  /// Links are asked to be https.
  static let linkNotHTTPS = Rule(
    "link-not-https", .webpush, .warning, on: .field(.webLink),
    summary: "A link should start with https.",
    why: """
      The API says that every URL must use HTTPS, and the Admin SDKs for Python, Go and .NET \
      refuse http. The server has been seen to deliver such links all the same. URLs of localhost \
      are not reported.
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages#WebpushFcmOptions",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": «"http://example.com/inbox"» } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": "https://example.com/inbox" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": "http://localhost:5173/inbox" } } } }
      """,
    ]
  ) { link, message in
    guard link.isString, !message.urlSummary(of: link).isSound else { return [] }
    guard let scheme = message.url(of: link).plainHTTPScheme else { return [] }
    return [
      Finding(at: link, "link \(link.excerpt) is plain http, not https", help: "use https")
        .fix("write https", .unsafe, Edit(link.slice(scheme), "https"))
    ]
  }
}
