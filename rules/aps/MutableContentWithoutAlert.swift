import FCMLint

extension Rule {
  static let mutableContentWithoutAlert = Rule(
    "mutable-content-without-alert", .aps, .info,
    on: .fields(.apsMutableContent, .adminMutableContent).in(.apple),
    summary: "A push with mutable-content should have a title, a subtitle or a body.",
    why: """
      iOS starts the notification service extension only for a push that shows an alert with a \
      title, a subtitle or a body. Silent, sound-only and badge-only pushes never start it, so \
      the extension never receives their data. Write a text that the extension may replace, or \
      wake the app itself with a background push.
      """,
    source: "Apple: Modifying content in newly delivered notifications",
    bad: [
      """
      { "message": { "token": "{{token}}", "data": { "a": "b" }, "apns": { "payload": { "aps": {
        "mutable-content": «1», "badge": 1 } } } } }
      """,
      """
      { "aps": { "mutable-content": «1», "content-available": 1 }, "order": 7 }
      """,
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "notification": { "title": "Hi" }, "apns": {
        "payload": { "aps": { "mutable-content": 1, "badge": 1 } } } } }
      """,
      """
      { "aps": { "mutable-content": 1, "alert": { "loc-key": "ORDER" } }, "order": 7 }
      """,
    ]
  ) { flag, message in
    guard !message.hasAppleAlert, !message.hasCommonText, AppleDelivery.isOn(flag),
      message.misspelling(of: .apsAlert) == nil,
      // Other rules report images, misplaced texts and Live Activities.
      !message.hasAny(
        .notification, .appleImage, .rootAppleImage, .apsTitle, .apsSubtitle, .apsBody,
        .liveActivityToken, .apsEvent)
    else { return [] }
    return [
      Finding(
        at: flag, "the push has no text, so iOS does not start the notification service extension",
        help: "add a title or a body to aps.alert, or remove mutable-content"
      )
      .given(whole: message.root)
    ]
  }
}
