import FCMLint

extension Rule {
  static let backgroundWithAlert = Rule(
    "background-with-alert", .apns, .error, about: .wake | .display | .arrival,
    on: .field(.apnsPushType),
    summary: "A background push must not show or play anything.",
    why: """
      A background push contains content-available and no alert, badge or sound; a common \
      notification becomes an alert too. If push type and payload disagree, Apple may reject, \
      delay or drop the push.
      """,
    source: "Apple: Pushing background updates to your App; Sending notification requests to APNs",
    bad: [
      """
      { "message": { "token": "{{token}}", «"notification"»: { "title": "Hi" }, "apns": {
        "headers": { "apns-push-type": "background", "apns-priority": "5" } } } }
      """,
      """
      { "message": { "token": "{{token}}", "apns": {
        "headers": { "apns-push-type": "background", "apns-priority": "5" },
        "payload": { "aps": { "content-available": 1, «"sound"»: "default", «"badge"»: 2 } } } } }
      """,
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "apns": {
        "headers": { "apns-push-type": "background", "apns-priority": "5" },
        "payload": { "aps": { "content-available": 1 }, "sound": "wind" } } } }
      """
    ]
  ) { type, message in
    guard type.isSame(as: message[.apnsPushType]), message.isBackgroundPush else { return [] }
    var offenders: [JSONNode] = []
    for field in [Field.notification, .apsAlert, .apsBadge, .apsSound] {
      // bad-sound reports an empty sound, which plays nothing.
      guard let value = message[field], let key = value.key,
        field == .apsAlert || !value.isEmptyContainer,
        field != .apsSound || !value.isString || !value.contentRange.isEmpty
      else {
        continue
      }
      offenders.append(key)
    }
    return offenders.map { key in
      Finding(
        at: key, "\(key.excerpt) is not allowed in a background push, so APNs may drop it",
        help: message[.apsAlert]?.isEmptyContainer == true && key.matches("alert")
          ? "remove \(key.excerpt)" : "remove it, or set apns-push-type to \"alert\""
      ).note("the push type is background", at: type)
    }
  }
}
