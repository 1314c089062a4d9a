import FCMLint

extension Rule {
  /// The handler knows a button by its id.
  static let duplicateAction = Rule(
    "duplicate-action", .webpush, .warning, on: .field(.webActions),
    summary: "Each action should have its own id.",
    why: """
      Two actions with the same id are allowed, but the handler in the service worker cannot tell \
      which one was clicked.
      """,
    source: "https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi",
          "actions": [ { "action": "open", "title": "A" },
        { "action": «"open"», "title": "B" } ] } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi",
          "actions": [ { "action": "open", "title": "A" },
        { "action": "mute", "title": "B" } ] } } } }
      """
    ]
  ) { actions, _ in
    // The usual two actions need no table, and one nothing at all.
    var elements = actions.elements
    guard elements.next() != nil, elements.next() != nil else { return [] }
    var ids = actions.elements.compactMap { $0[name: "action"] }
    if ids.count < 2 || ids.count == 2 && !ids[0].hasSameText(as: ids[1]) { return [] }
    ids.removeAll { $0.isOpaque }
    var seen: [String: JSONNode] = [:]
    var findings: [Finding] = []
    for id in ids {
      guard let text = id.text else { continue }
      if let first = seen[text] {
        findings.append(
          Finding(
            at: id, "two actions have the id \(id.excerpt): the handler cannot tell them apart",
            help: "give each action its own id"
          )
          .note("the first one", at: first))
      } else {
        seen[text] = id
      }
    }
    return findings
  }
}
