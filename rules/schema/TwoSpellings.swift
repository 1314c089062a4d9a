import FCMLint

extension Rule {
  /// One field under both of its names.
  static let twoSpellings = Rule(
    "two-spellings", .error, schema: .twoSpellings,
    summary: "A field is given twice, in both spellings.",
    why: """
      click_action and clickAction are two spellings of the same field, so the object contains it \
      twice. A parser may refuse this, take the last one or merge the two.
      """,
    source: "https://protobuf.dev/programming-guides/json/ (field names, duplicates)",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "android": {
        "notification": { "click_action": "OPEN", «"clickAction"»: "OPEN" } } } }
      """
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "android": {
        "collapse_key": "a", "notification": { "clickAction": "OPEN" } } } }
      """
    ]
  ) { fault, _ in
    guard let first = fault.first else { return [] }
    let finding = Finding(
      at: fault.node, "\(fault.node.excerpt) and \(first.excerpt) are the same field, given twice",
      help: "keep one of the two"
    ).note("first given here", at: first)
    guard fault.node.value.source == first.value.source,
      let removal = fault.node.removingMember(from: fault.parent)
    else { return [finding] }
    return [finding.fix("remove the second", .unsafe, removal)]
  }
}
