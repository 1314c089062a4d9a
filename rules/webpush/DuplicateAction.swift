import FCMLint

extension Rule {
  /// The handler knows a button by its id.
  static let duplicateAction = Rule(
    "duplicate-action", .webpush, .warning, on: .webActions,
    summary: "Each action has an id of its own.",
    why: """
      Two actions with one id are legal, but the handler in the service worker cannot tell \
      which of them was pressed.
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
            at: id, "a second action is called \(id.excerpt): the handler cannot tell them apart",
            help: "give each action an id of its own"
          )
          .note("the first one", at: first))
      } else {
        seen[text] = id
      }
    }
    return findings
  }
}
