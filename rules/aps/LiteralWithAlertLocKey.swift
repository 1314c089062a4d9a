import FCMLint

extension Rule {
  /// A line of text is given once: as it is, or by its key.
  static let literalWithAlertLocKey = Rule(
    "literal-with-alert-loc-key", .aps, .warning,
    on: .fields(.alertTitleLocKey, .alertSubtitleLocKey, .alertLocKey).in(.apple)
      .includingPlaceholders(),
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
  ) { localized, message in
    if localized.isString, localized.contentRange.isEmpty { return [] }
    guard let locKey = localized.key, let name = locKey.text,
      let key = message[AlertText(ofMember: name).literal]?.key
    else { return [] }
    return [
      Finding(
        at: key, "\(key.excerpt) is set beside \(locKey.excerpt), which replaces it",
        help: "keep one of the two"
      ).note("the localized text", at: locKey)
    ]
  }
}
