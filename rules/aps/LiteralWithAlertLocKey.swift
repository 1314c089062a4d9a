import FCMLint

extension Rule {
  static let literalWithAlertLocKey = Rule(
    "literal-with-alert-loc-key", .aps, .warning,
    on: .fields(.alertTitleLocKey, .alertSubtitleLocKey, .alertLocKey).in(.apple)
      .includingPlaceholders(),
    summary: "An alert should have either a literal text or its localization key, not both.",
    why: """
      Apple describes title-loc-key as a replacement for title, and the same for subtitle and \
      body. If both are set, the localized text should be the one that appears, but Apple does \
      not document which one takes precedence.
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
      let literal = message[AlertText(ofMember: name).literal], let key = literal.key
    else { return [] }
    // Both may be null if neither is known.
    if localized.isOpaque, literal.isOpaque { return [] }
    return [
      Finding(
        at: key, "\(key.excerpt) is set together with \(locKey.excerpt), which replaces it",
        help: "remove \(key.excerpt) or \(locKey.excerpt)"
      ).note("the localized text", at: locKey)
    ]
  }
}
