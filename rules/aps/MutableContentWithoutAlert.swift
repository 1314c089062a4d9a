import FCMLint

extension Rule {
  /// The service extension is started by visible alerts only.
  static let mutableContentWithoutAlert = Rule(
    "mutable-content-without-alert", .aps, .info,
    on: .fields(.apsMutableContent, .adminMutableContent).in(.apple),
    summary: "mutable-content has an effect only in a push with a text.",
    why: """
      iOS starts the notification service extension only for a push that shows an alert with a \
      title, a subtitle or a body. Silent, sound-only and badge-only pushes never start it, so \
      that an extension waits in vain for data. Write a text that the extension may replace, or \
      wake the app itself by a background push.
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
    guard AppleDelivery.isOn(flag), !message.hasAppleAlert, !message.hasCommonText,
      message.misspelling(of: .apsAlert) == nil,
      // An image, a text at the wrong level and an activity have rules of their own.
      !message.hasAny(
        .notification, .appleImage, .rootAppleImage, .apsTitle, .apsSubtitle, .apsBody,
        .liveActivityToken, .apsEvent)
    else { return [] }
    return [
      Finding(
        at: flag, "no service extension is started: the push has no text",
        help: "add a title or a body to aps.alert, or remove mutable-content"
      )
      .given(whole: message.root)
    ]
  }
}
