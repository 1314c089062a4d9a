import FCMLint

extension Rule {
  static let duplicateAction = Rule(
    "duplicate-action", .webpush, .warning, about: .buttons, on: .field(.webActions),
    summary: "Each action should have a unique ID.",
    why: """
      Two actions with the same ID are allowed, but the handler in the service worker cannot tell \
      which one the user clicked.
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
    // One action is never a duplicate, and two are compared without a table.
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
        findings.add(
          Finding(
            at: id, "duplicate action ID \(id.excerpt): the handler cannot tell the actions apart",
            help: "give each action its own ID"
          )
          .note("the first action with this ID", at: first))
      } else {
        seen[text] = id
      }
    }
    return findings
  }
}
