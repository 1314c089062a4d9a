import FCMLint

extension Rule {
  /// A browser makes text of whatever it gets.
  static let webOptionNotText = Rule(
    "web-option-not-text", .webpush, .warning,
    on: .fields(.webTitle, .webBody, .webIcon, .webImage, .webBadge, .webLang, .webTag),
    summary: "Texts and URLs of a web notification must be strings.",
    why: """
      The browser converts any value to a string without an error: an object shows as [object \
      Object], true as true, and where a URL is expected the result is looked up on the site. A \
      number as title or body shows as its digits and is not reported.
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
    // A count in place of the badge has a rule of its own.
    if value.isNumber, !isAddress { return [] }
    let fate =
      isAddress || key.matches("badge")
      ? "which is not a URL" : "which the browser turns into text"
    return [
      Finding(at: value, "\(key.excerpt) is \(value.excerpt), \(fate)", help: "write a string")
    ]
  }
}
