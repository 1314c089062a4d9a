import FCMLint

extension Rule {
  static let apsKeySpelling = Rule(
    "aps-key-spelling", .aps, .error, about: .wake | .group | .image | .display | .sound,
    on: .field(.apsEntry).in(.apple).includingPlaceholders(),
    summary: "Keys of aps must have Apple's spelling, such as content-available or thread-id.",
    why: """
      FCM forwards aps unchanged, and Apple devices ignore unknown keys. Spellings such as \
      content_available (legacy API), mutableContent (Admin SDK for Node.js) or interruptionLevel \
      (Swift) have no effect. The Admin SDK corrects some of them before it sends a message; the \
      HTTP API does not. An FCM engineer once wrote that content_available also works in HTTP v1; \
      Apple's documentation and reports of users say that it does not, so it is a warning.
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
    let problem = "\(key.excerpt) is not an aps key, so Apple devices ignore it"
    guard case .key(let name, let isSure) = meant else {
      let place = if case .elsewhere(let place) = meant { place } else { "" }
      return [Finding(at: key, problem, help: "use \(place)")]
    }
    let isContested = key.matches("content_available") && message.kind != .apnsPayload
    let finding = Finding(
      at: key,
      isContested
        ? "\(key.excerpt) is not an aps key, so Apple devices probably ignore it" : problem,
      help: "rename it to \"\(name)\"", severity: isContested ? .warning : nil)
    let repaired = ApsValue.repaired(name, value)
    guard aps.canTake(name),
      repaired != nil || ApsValue.isRight(name, value), ApsSpelling.isFree(name, in: message)
    else { return [finding] }
    let edits = key.renaming(to: name, json: repaired ?? value.source)
    return [finding.fix("rename to \"\(name)\"", isSure ? .safe : .unsafe, edits)]
  }
}
