import FCMLint

extension Rule {
  static let literalBeatsLocKey = Rule(
    "literal-beats-loc-key", .android, .warning,
    on: .fields(.androidTitleLocKey, .androidBodyLocKey),
    summary: "A literal title or body should not be set together with its localization key.",
    why: """
      The Android client uses the literal text if there is one, and the localization key only if \
      there is none. A title or body of message.notification also counts as a literal text, unless \
      the Android block has its own. So no device shows the translation, and the literal text does \
      not work as a fallback for old versions of the app without the string resource.
      """,
    source: """
      firebase-android-sdk: NotificationParams.getNotificationTitle; \
      https://github.com/firebase/firebase-android-sdk/issues/3938
      """,
    bad: [
      """
      { "message": { "topic": "news", "android": { "notification": {
        "title": "Hi", "title_loc_key": «"greeting"» } } } }
      """,
      """
      { "message": { "topic": "news", "android": { "notification": {
        "body_loc_key": «"greeting"», "body": "Hi" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "title_loc_key": «"greeting"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "android": { "notification": {
        "title": "Hi", "body_loc_key": "greeting" } } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "body": "Hi" },
        "android": { "notification": { "title_loc_key": "greeting", "body": "" } } } }
      """,
    ]
  ) { key, message in
    // Under another name, FCM rejects the key, and another rule reports it.
    guard let field = key.key, Schema.row(of: field, in: .androidNotification) >= 0 else {
      return []
    }
    let isTitle = field.starts(with: "title")
    // An empty text in the Android block counts as unset.
    let fields: [Field] =
      isTitle ? [.androidTitle, .commonTitle] : [.androidBody, .commonBody]
    let literal = fields.lazy.compactMap { message[$0] }.first { !$0.contentRange.isEmpty }
    guard !key.contentRange.isEmpty, let literal, literal.isString, !literal.isOpaque else {
      return []
    }
    let name = isTitle ? "title" : "body"
    return [
      Finding(
        at: key,
        "\(field.text ?? name) \(key.excerpt) has no effect: Android shows the literal \(name)",
        help: "remove \"\(name)\" to show the translation, or the key to show the literal text"
      ).note("Android shows this text", at: literal)
    ]
  }
}
