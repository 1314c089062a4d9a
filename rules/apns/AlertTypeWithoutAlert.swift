import FCMLint

extension Rule {
  static let alertTypeWithoutAlert = Rule(
    "alert-type-without-alert", .apns, .warning, about: .wake | .display, on: .field(.apnsPushType),
    summary: "A push of type alert should have an alert, a badge or a sound.",
    why: """
      The push type alert says that the push shows, counts or plays something. If the payload has \
      no alert, badge or sound, for example because it only wakes the app, the push may be \
      dropped; such cases have been reported. The right type for such a push is background.
      """,
    source:
      "Apple: Sending notification requests to APNs; github.com/malliina/mobile-push, issue 19",
    bad: [
      """
      { "message": { "token": "{{token}}", "data": { "a": "b" }, "apns": {
        "headers": { "apns-push-type": «"alert"», "apns-priority": "5" },
        "payload": { "aps": { "content-available": 1 } } } } }
      """
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "notification": { "title": "Hi" }, "apns": {
        "headers": { "apns-push-type": "alert" } } } }
      """
    ]
  ) { type, message in
    guard type.isSame(as: message[.apnsPushType]), message.pushType == .alert,
      !message.isLiveActivity
    else {
      return []
    }
    let delivery = AppleDelivery(message)
    guard !delivery.isVisible, !delivery.isHidden else { return [] }
    return [
      Finding(
        at: type, "push type is \(type.excerpt), but the push has no alert, badge or sound",
        help: "write \"background\", or add an alert"
      )
      .given(whole: message.root)
    ]
  }
}
