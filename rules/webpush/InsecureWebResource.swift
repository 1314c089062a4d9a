import FCMLint

extension Rule {
  static let insecureWebResource = Rule(
    "insecure-web-resource", .webpush, .warning, about: .image | .icon,
    on: .fields(.webIcon, .webImage, .webBadge, .webActionIcon),
    summary: "Images of a web notification should use https.",
    why: """
      Pages that receive push messages are served over https. An image over plain http is mixed \
      content there, which browsers may block. A page of the web cannot load a file: URL at all. \
      Relative URLs are fine.
      """,
    source: "https://www.w3.org/TR/mixed-content/",
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "icon": «"http://example.com/a.png"» } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "image": «"file:///home/me/a.png"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "icon": "/img/a.png",
          "image": "https://example.com/a.png" } } } }
      """
    ]
  ) { resource, message in
    // Most URLs are paths on the page's own server and have no scheme.
    guard resource.isString, resource.rawContent.first != UInt8(ascii: "/"),
      !message.urlSummary(of: resource).isSound
    else { return [] }
    if resource.starts(with: "file:") {
      return [
        Finding(
          at: resource, "\(resource.excerpt) is a local file, which browsers do not load",
          help: "write an https URL, or a path on the site")
      ]
    }
    guard let edit = message.editToHTTPS(resource) else { return [] }
    return [
      Finding(
        at: resource, "\(resource.excerpt) uses http, so browsers may block it on an https page",
        help: "use https if the server supports it"
      )
      .fix("replace http with https", .unsafe, edit)
    ]
  }
}
