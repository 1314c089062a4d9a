import FCMLint

extension Rule {
  static let unknownApsKey = Rule(
    "unknown-aps-key", .aps, .error, about: .data,
    on: .field(.apsEntry).in(.apple).includingPlaceholders(),
    summary: "aps must contain only Apple's keys; custom keys belong next to it.",
    why: """
      Apple reserves aps for its own keys, and APNs and the system ignore all others in it. An app \
      can read them there, but Apple documents that custom values belong next to aps, in \
      apns.payload; data is another place for them. Names from other \
      platforms have no effect here either. An unknown key is an error only if the message cannot \
      work without the key that was meant, such as the flag of an image or the event of a Live \
      Activity.
      """,
    source: """
      https://developer.apple.com/documentation/usernotifications/\
      generating-a-remote-notification
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", «"bagde"»: 1, «"article"»: "a17" } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", «"collapse_key"»: "a" } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", «"mutable-contnt"»: 1 } },
        "fcm_options": { "image": "https://example.com/a.png" } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": {
        "aps": { "alert": "Hi", "badge": 1 }, "article": "a17" } } } }
      """
    ]
  ) { value, message in
    guard let stray = UnknownAppleKey(inAps: value, of: message) else { return [] }
    return [
      Finding(
        at: stray.key, "\(stray.key.excerpt) is not an aps key, so \(stray.effect)",
        help: stray.help(in: message), severity: stray.loss == nil ? .warning : nil
      ).fix(stray.fix(in: message))
    ]
  }
}
