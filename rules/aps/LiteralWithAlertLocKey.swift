import FCMLint

extension Rule {
  /// A line of text is given once: as it is, or by its key.
  static let literalWithAlertLocKey = Rule(
    "literal-with-alert-loc-key", .aps, .warning, on: .alertTitle, .alertSubtitle, .alertBody,
    kinds: .apple, seesTemplates: true,
    summary: "An alert should give a text literally or by its key, not both.",
    why: """
      Apple describes title-loc-key as a replacement for title, and the same for subtitle and \
      body. If both are set, the localized text is the one meant to be shown, but Apple does not \
      say exactly which one wins.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { «"title"»: "Hi", "title-loc-key": "HELLO" } } } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi", "loc-key": "SPRING" } } } } } }
      """
    ]
  ) { text, message in
    guard let key = text.key else { return [] }
    let field: Field =
      key.matches("title")
      ? .alertTitleLocKey : key.matches("body") ? .alertLocKey : .alertSubtitleLocKey
    guard let other = message[field], let otherKey = other.key else { return [] }
    return [
      Finding(
        at: key, "\(key.excerpt) is set beside \(otherKey.excerpt), which replaces it",
        help: "keep one of the two"
      ).note("the localized text", at: otherKey)
    ]
  }
}
