import FCMLint

extension Rule {
  static let linkNotHTTPS = Rule(
    "link-not-https", .webpush, .warning, on: .field(.webLink),
    summary: "A link should use https.",
    why: """
      The API documents that every URL must use HTTPS, and the Admin SDKs for Python, Go and .NET \
      reject http. FCM has been observed to deliver such links all the same. URLs of localhost \
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
    guard let edit = message.editToHTTPS(link) else { return [] }
    return [
      Finding(
        at: link, "link \(link.excerpt) uses http, but the API requires https",
        help: "use https"
      )
      .fix("replace http with https", .unsafe, edit)
    ]
  }
}
