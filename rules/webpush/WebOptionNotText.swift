import FCMLint

extension Rule {
  /// A browser makes text of whatever it gets.
  static let webOptionNotText = Rule(
    "web-option-not-text", .webpush, .warning, on: .webTitle, .webBody, .webIcon, .webImage,
    .webBadge, .webLang, .webTag,
    summary: "Texts and addresses of a web notification are strings.",
    why: """
      The browser turns any value into text without a word: an object shows as [object Object], \
      true as true, and where an address is due the result is looked up on the site. A number as \
      title or body is shown as its digits, so it is left alone.
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
    guard !value.isString, !value.isOpaque, !value.isFaulty, let key = value.key else { return [] }
    let isAddress = key.matches("icon") || key.matches("image")
    // A count in place of the badge has a rule of its own.
    if value.isNumber, !isAddress { return [] }
    let fate =
      isAddress || key.matches("badge")
      ? "which is no address" : "which the browser turns into text"
    return [
      Finding(at: value, "\(key.excerpt) is \(value.excerpt), \(fate)", help: "write a string")
    ]
  }
}
