import FCMLint

extension Rule {
  /// A click opens a whole address.
  static let linkNotAbsolute = Rule(
    "link-not-absolute", .webpush, .warning, on: .webLink,
    summary: "A link is an absolute web address.",
    why: """
      The API asks for an HTTPS URL, and the Admin SDKs for Python and .NET refuse anything \
      else. The service worker of the JavaScript SDK would resolve a path against its own \
      address, so relative links work for some. An empty link equals none.
      """,
    source:
      "https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages#WebpushFcmOptions",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": «"/inbox"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": «"example.com/inbox"» } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": «"myapp://inbox"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": "https://example.com:8443/inbox?id=4#top" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": "" } } } }
      """,
    ]
  ) { link, message in
    guard link.isString, link.contentRange.count > 0 else { return [] }
    guard let fault = message.url(of: link).fault else { return [] }
    let problem =
      switch fault {
      case .noScheme, .empty: "is not absolute"
      case .otherScheme: "is no web address"
      case .noHost, .badHost, .badPort: "has no host that can exist"
      }
    return [
      Finding(
        at: link, "link \(link.excerpt) \(problem)",
        help: "write the full address: https://host/path")
    ]
  }
}
