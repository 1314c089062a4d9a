import FCMLint

extension Rule {
  static let apsKeyBesideAps = Rule(
    "aps-key-beside-aps", .apns, .error, about: .display | .sound | .badge | .wake,
    on: .field(.apnsPayloadEntry).in(.apple).includingPlaceholders(),
    summary: "Apple's keys must be inside aps, not next to it.",
    why: """
      Keys next to aps are custom data for the app, and Apple devices do nothing with them: \
      mutable-content there starts no service extension, and sound plays nothing. This is an \
      error if the message cannot work without the key, otherwise a warning. An app may have its \
      own keys called alert, badge or sound, so these are reported as info, and only if aps does \
      not have the key, Apple would accept the value, and the push is not silent. An alert is an \
      error if nothing else has any text.
      """,
    source: "Apple: Generating a remote notification",
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": {
        "aps": { "alert": "Hi" }, «"mutable-content"»: 1, «"badge"»: 3 } } } }
      """,
      """
      { "message": { "token": "{{token}}", "data": { "a": "b" }, "apns": {
        "headers": { "apns-push-type": "background", "apns-priority": "5" },
        "payload": { "aps": { "thread-id": "a" }, «"content-available"»: 1 } } } }
      """,
      #"{ "aps": { "alert": "Hi" }, «"sound"»: "default", "Simulator Target Bundle": "a.b.c" }"#,
      """
      { "message": { "topic": "news", "apns": { "payload": {
        "aps": { "alert": "Hi" }, «"sound"»: "bell.caf" } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": {
        "aps": { "alert": "Hi", "sound": "default" }, "sound": "wind", "threadId": "7" } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, let aps = message[.aps], aps.isObject,
      let name = ApsSpelling.besideAps(key) ?? ApsSpelling.sharedWord(key, in: message),
      aps.canTake(name)
    else { return [] }
    // empty-aps reports an empty aps, which FCM rejects.
    if aps.isEmptyContainer, message.kind != .apnsPayload { return [] }
    let loss = MisplacedKeyEffect(of: name, value, in: message)
    let mildness: Severity = ApsSpelling.besideAps(key) == nil ? .info : .warning
    let isSpelt = key.text == name
    let finding = Finding(
      at: key,
      "\(key.excerpt) is outside aps, so \(loss?.phrase ?? "Apple devices ignore it")",
      help: "move it to \(message.path(of: .aps))"
        + (isSpelt ? "" : " and rename it to \"\(name)\""),
      severity: loss == nil ? mildness : nil)
    let payload = message.kind == .apnsPayload ? message.root : message[.apnsPayload]
    guard let payload, isSpelt, !aps.isEmptyContainer, !value.isOpaque else {
      return [finding]
    }
    return [finding.fix(message.movingToAps(key, from: payload, .unsafe))]
  }
}
