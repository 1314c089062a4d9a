import FCMLint

extension Rule {
  static let backgroundWithoutContentAvailable = Rule(
    "background-without-content-available", .apns, .error, about: .wake | .arrival,
    on: .field(.apnsPushType),
    summary: "A background push must have content-available: 1.",
    why: """
      The push type tells APNs what to expect; content-available in aps wakes the app. Without it \
      the device has nothing to do, and the app is not woken.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      pushing-background-updates-to-your-app
      """,
    bad: [
      """
      { "message": { "token": "{{token}}", "data": { "a": "b" }, "apns": {
        "headers": { "apns-push-type": "background", "apns-priority": "5" },
        "payload": { «"aps"»: { "thread-id": "a" } } } } }
      """,
      """
      { "message": { "token": "{{token}}", "data": { "a": "b" }, «"apns"»: {
        "headers": { "apns-push-type": "background", "apns-priority": "5" } } } }
      """,
    ],
    good: [
      """
      { "message": { "token": "{{token}}", "data": { "a": "b" }, "apns": {
        "headers": { "apns-push-type": "background", "apns-priority": "5" },
        "payload": { "aps": { "content-available": 1 } } } } }
      """
    ]
  ) { type, message in
    guard type.isSame(as: message[.apnsPushType]), message.isBackgroundPush,
      message[.apsContentAvailable]?.integer != 1
    else { return [] }
    let delivery = AppleDelivery(message)
    guard !delivery.isVisible, !delivery.isHidden, let apns = message[.apns] else { return [] }
    let help = message.text(
      "add `apns.payload.aps.content-available: 1` to `message.apns.payload.aps`")
    if let flag = delivery.contentAvailable {
      guard message.kind != .adminNode, flag.integer == 0 || flag.bool == false else { return [] }
      return [
        Finding(
          at: flag,
          message.text("`apns.payload.aps.content-available` is ")
            + "\(flag.excerpt), so the background push does not wake the app",
          help: "write 1"
        ).fix("replace with 1", .unsafe, flag.replacing(with: "1"))
      ]
    }
    let finding = Finding(
      missingIn: message[.aps] ?? apns,
      message.text(
        "the background push has no `apns.payload.aps.content-available`, so it does not wake the app"
      ),
      help: help
    ).given(whole: message.root)
    let verb = message.has(.aps) ? "add" : "add a payload with"
    let edit = message.addingToAps("content-available", json: "1")
    return [finding.fix("\(verb) \"content-available\": 1", .safe, edit)]
  }
}
