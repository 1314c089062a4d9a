import FCMLint

extension Rule {
  /// A text of its own wins over a translated one.
  static let literalBeatsLocKey = Rule(
    "literal-beats-loc-key", .android, .warning, on: .androidTitleLocKey, .androidBodyLocKey,
    summary: "A literal title or body hides the localized one.",
    why: """
      The Android client uses the literal text if there is one, and the localization key only if \
      there is none. So no device shows the translation.
      """,
    source: "firebase-android-sdk: NotificationParams.getNotificationTitle",
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification": {
        "title": "Hi", "title_loc_key": «"greeting"» } } } }
      """,
      """
      { "message": { "topic": "news", "android": { "notification": {
        "body_loc_key": «"greeting"», "body": "Hi" } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": {
        "title": "Hi", "body_loc_key": "greeting" } } } }
      """
    ]
  ) { key, message in
    let isTitle = key.key?.rawContent.first == 0x74
    guard !key.contentRange.isEmpty, let literal = message[isTitle ? .androidTitle : .androidBody],
      literal.isString, !literal.contentRange.isEmpty, !literal.isOpaque
    else { return [] }
    let name = isTitle ? "title" : "body"
    return [
      Finding(
        at: key, "\(name)_loc_key \(key.excerpt) is never used: the literal \(name) wins",
        help: "remove \"\(name)\" to show the translation, or the key to show the literal text"
      ).note("this text is shown", at: literal)
    ]
  }
}
