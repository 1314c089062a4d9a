import FCMLint

extension Rule {
  /// Apple's keys have hyphens, and one spelling.
  static let apsKeySpelling = Rule(
    "aps-key-spelling", .aps, .error, on: .field(.apsEntry).in(.apple).includingPlaceholders(),
    summary: "Keys of aps must be spelled Apple's way: content-available, thread-id.",
    why: """
      FCM forwards aps unchanged, and Apple ignores every key that it does not know. Spellings \
      such as content_available (legacy API), mutableContent (Admin SDK for Node.js) or \
      interruptionLevel (Swift) do nothing. The Admin SDK corrects some of them before it sends; \
      nobody corrects a document for the HTTP API. An FCM engineer once wrote that \
      content_available works in HTTP v1 too; no other source says so.
      """,
    source: """
      Apple: Generating a remote notification; github.com/firebase/firebase-ios-sdk, issue 3368; \
      firebase-admin-java, issue 513 (the doubt)
      """,
    bad: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", «"content_available"»: 1, «"mutableContent"»: true } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", «"imageUrl"»: "https://example.com/a.png" } } } } }
      """,
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", «"click_action"»: "OPEN", «"interruptionLevel"»: "timeSensitive" } } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "apns": { "payload": { "aps": {
        "alert": "Hi", "content-available": 1, "mutable-content": 1 } } } } }
      """
    ]
  ) { value, message in
    guard let key = value.key, let aps = message[.aps], let meant = ApsSpelling.meaning(of: key)
    else { return [] }
    guard case .key(let name, let isSure) = meant else {
      let place = if case .elsewhere(let place) = meant { place } else { "" }
      return [
        Finding(at: key, "\(key.excerpt) does nothing in aps", help: "use \(place)")
      ]
    }
    let finding = Finding(
      at: key, "\(key.excerpt) is not Apple's spelling: it does nothing",
      help: "write \"\(name)\"")
    let repaired = ApsValue.repaired(name, value)
    guard aps.canTake(name),
      repaired != nil || ApsValue.isRight(name, value), ApsSpelling.isFree(name, in: message)
    else { return [finding] }
    let edits = key.renaming(to: name, json: repaired ?? value.source)
    return [finding.fix("write \"\(name)\"", isSure ? .safe : .unsafe, edits)]
  }
}
