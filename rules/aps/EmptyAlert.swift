import FCMLint

extension Rule {
  static let emptyAlert = Rule(
    "empty-alert", .aps, .warning, about: .display | .text, on: .field(.apsAlert).in(.apple),
    summary: "An alert should have a title, a subtitle or a body.",
    why: """
      An alert without text shows nothing, and it does not start the notification service \
      extension that would load an image. If the push should show nothing, remove alert, or the \
      whole payload if aps has no other key, because FCM rejects an empty aps.
      """,
    source: "Apple: Modifying content in newly delivered notifications",
    bad: [
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": «""» } } } } }"#,
      """
      { "message": { "topic": "news", "notification": {}, "apns": { "payload": { "aps": {
        "alert": «{}» } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": «{ "title": "", "launch-image": "a.png" }» } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": { "title": "Hi" } } } } } }
      """
    ]
  ) { alert, message in
    // background-with-alert reports any alert in a background push.
    if message.pushType == .background, !message.hasLiveActivityToken { return [] }
    if let body = message[.alertBody], body.isString, !body.contentRange.isEmpty { return [] }
    let isEmpty =
      if alert.isString {
        alert.contentRange.count == 0
      } else {
        alert.isObject && !alert.members.contains { AlertMember.isVisible($0) }
      }
    // The common notification appears instead, or alert-text-in-aps reports misplaced text.
    let isExplained = message[.notification].map { !$0.isEmptyContainer } ?? false
    guard isEmpty, !isExplained, !message.hasAny(.apsTitle, .apsSubtitle, .apsBody) else {
      return []
    }
    // background-with-alert reports any alert in a background push.
    if message.isBackgroundPush, !alert.isEmptyContainer { return [] }
    // bad-alert reports a text of the wrong type.
    let texts = ["title", "subtitle", "body"]
    let hasProblem = alert.members.contains { member in
      !member.value.isNull && !member.value.isString && texts.contains { member.key.text == $0 }
    }
    if hasProblem { return [] }
    return [
      Finding(
        at: alert, "the alert has no text, so Apple devices show nothing",
        help: AppleDelivery(message).contentAvailable.map { AppleDelivery.isOn($0) } == true
          ? "remove \"alert\", which a silent push does not have" : "add a title or a body"
      )
      .given(whole: message.root)
    ]
  }
}
