import FCMLint

extension Rule {
  /// A line of text is given once: as it is, or by its key.
  static let literalWithAlertLocKey = Rule(
    "literal-with-alert-loc-key", .aps, .warning, on: .alertTitleLocKey, .alertSubtitleLocKey,
    .alertLocKey, kinds: .apple, seesTemplates: true,
    summary: "An alert gives a line of text as it is, or by its key, not both.",
    why: """
      Apple describes title-loc-key as what to give instead of title, and the same for subtitle \
      and body. Where both stand, the localised text is the one meant to be shown; which one wins \
      is not spelled out.
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
  ) { localised, message in
    guard let locKey = localised.key else { return [] }
    let field: Field =
      locKey.matches("title-loc-key")
      ? .alertTitle : locKey.matches("loc-key") ? .alertBody : .alertSubtitle
    guard let key = message[field]?.key else { return [] }
    return [
      Finding(
        at: key, "\(key.excerpt) stands beside \(locKey.excerpt), which replaces it",
        help: "keep one of the two"
      ).note("the localised text", at: locKey)
    ]
  }
}
