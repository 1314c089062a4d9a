import FCMLint

extension Rule {
  static let webOptionNotText = Rule(
    "web-option-not-text", .webpush, .warning, about: .display | .text,
    on: .fields(.webTitle, .webBody, .webIcon, .webImage)
      .and(.webBadge, .webLang, .webTag),
    summary: "Texts and URLs of a web notification should be strings.",
    why: """
      The browser converts any value to a string without an error: an object appears as [object \
      Object], and true as true. Where a URL is expected, the browser looks up the result on the \
      site. A number as title or body appears as its digits and is not reported.
      """,
    source: "Web IDL, conversion to DOMString; https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "body": «{ "text": "Spring is here" }» } } } }
      """,
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "icon": «7», "image": «["a.png"]» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi", "body": 7,
        "icon": "/icon.png" } } } }
      """
    ]
  ) { value, _ in
    guard !value.isString, !value.isOpaque, !value.isMalformed, let key = value.key else {
      return []
    }
    let isAddress = key.matches("icon") || key.matches("image")
    // numeric-web-badge reports a number as the badge.
    if value.isNumber, !isAddress { return [] }
    let use = isAddress || key.matches("badge") ? "a URL" : "text"
    return [
      Finding(
        at: value,
        "\(key.excerpt) must be a string, not \(value.excerpt): the browser converts it to \(use)",
        help: "write a string")
    ]
  }
}
