import FCMLint

extension Rule {
  static let linkNotAbsolute = Rule(
    "link-not-absolute", .webpush, .warning, on: .field(.webLink),
    summary: "A link should be an absolute web URL.",
    why: """
      The API description requires an HTTPS URL, and the Admin SDKs for Python, Go and .NET throw \
      for anything else. The Admin SDKs for Node.js and Java do not check, and the service worker of \
      the JavaScript SDK would resolve a path against its own URL, so relative links work for some \
      apps, and this is a warning. Browsers encode a space. An empty link counts as unset.
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
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "webpush": { "fcm_options": { "link": «"https://example.com/my inbox"» } } } }
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
    guard link.isString, link.contentRange.count > 0, !message.urlSummary(of: link).isSound else {
      return []
    }
    guard let problem = message.url(of: link).problem else {
      guard link.rawContent.contains(.space) else { return [] }
      return [
        Finding(
          at: link, "link \(link.excerpt) contains a space, so it is not a valid URL",
          help: "remove the space, or write it as %20")
      ]
    }
    let words =
      switch problem {
      case .noScheme, .empty: "is not an absolute URL, which the API requires"
      case .otherScheme: "is not a web URL, so a click opens nothing"
      case .noHost, .badHost, .badPort: "has no valid host"
      }
    return [
      Finding(
        at: link, "link \(link.excerpt) \(words)",
        help: "write the full URL: https://host/path")
    ]
  }
}
