import FCMLint

extension Rule {
  /// An alert without words shows nothing.
  static let emptyAlert = Rule(
    "empty-alert", .aps, .warning, on: .field(.apsAlert).in(.apple),
    summary: "An alert should have a title, a subtitle or a body.",
    why: """
      An alert without any text shows nothing, and it does not start the service extension that \
      would load an image. If nothing should be shown, leave alert out.
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
    // A background push must have no alert at all, and is told so.
    if message.pushType == .background, !message.hasLiveActivityToken { return [] }
    if let body = message[.alertBody], body.isString, !body.contentRange.isEmpty { return [] }
    let isEmpty =
      if alert.isString {
        alert.contentRange.count == 0
      } else {
        alert.isObject && !alert.members.contains { AlertMember.speaks($0) }
      }
    // A common notification, or text in the wrong place, is what is shown or explained instead.
    let isExplained = message[.notification].map { !$0.isEmptyContainer } ?? false
    guard isEmpty, !isExplained, !message.hasAny(.apsTitle, .apsSubtitle, .apsBody) else {
      return []
    }
    // A background push must have no alert at all, and has a finding that says so.
    if message.isBackgroundPush, !alert.isEmptyContainer { return [] }
    // A text of the wrong type has a finding of its own.
    let texts = ["title", "subtitle", "body"]
    let hasProblem = alert.members.contains { member in
      !member.value.isNull && !member.value.isString && texts.contains { member.key.text == $0 }
    }
    if hasProblem { return [] }
    return [
      Finding(at: alert, "the alert has no text: nothing is shown", help: "add a title or a body")
        .given(whole: alert)
    ]
  }
}
