import FCMLint

extension Rule {
  static let collapseKeyWithoutTag = Rule(
    "collapse-key-without-tag", .android, .hint, on: .field(.androidCollapseKey),
    summary: "A notification that replaces an earlier one should have a tag.",
    why: """
      collapse_key decides which messages FCM drops while a device is offline. A notification that \
      is already visible stays, and the next one appears below it. tag replaces it on Android, \
      apns-collapse-id on Apple devices, and webpush.notification.tag in browsers. According to \
      Firebase's guide and several reports, Android even ignores the collapse key of a \
      notification; the API description says otherwise.
      """,
    source: """
      https://firebase.google.com/docs/cloud-messaging/customize-messages/collapsible-message-types; \
      firebase-android-sdk: CommonNotificationBuilder.getTag
      """,
    bad: [
      """
      { "message": { "topic": "scores", "notification": { "title": "1:0" },
        "android": { "collapse_key": «"score"» } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "scores", "notification": { "title": "1:0" },
        "android": { "collapse_key": "score", "notification": { "tag": "score" } } } }
      """,
      """
      { "message": { "topic": "scores", "data": { "score": "1:0" },
        "android": { "collapse_key": "score" } } }
      """,
    ]
  ) { key, message in
    guard !message.has(.androidTag), message.hasCommonText || message.hasAndroidText,
      key.isString, !key.contentRange.isEmpty
    else { return [] }
    return [
      Finding(
        at: key, "collapse key \(key.excerpt) replaces waiting messages, not visible ones",
        help: message.text(
          "set `android.notification.tag` in `message.android.notification` to replace the visible notification, too"
        )
      )
      .given(whole: message.root)
    ]
  }
}
