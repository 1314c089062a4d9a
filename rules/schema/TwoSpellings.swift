import FCMLint

extension Rule {
  static let twoSpellings = Rule(
    "two-spellings", .schema, .error, on: .violation(.twoSpellings),
    summary: "A field must not be set under both of its spellings.",
    why: """
      click_action and clickAction are two spellings of the same field, so the object contains it \
      twice. A parser may reject this, take the last one or merge the two. The Admin SDK for \
      Node.js overwrites one spelling with its own, so one of the values is never sent.
      """,
    source: "https://protobuf.dev/programming-guides/json/ (field names, duplicates)",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "android": {
        "notification": { "click_action": "OPEN", «"clickAction"»: "OPEN" } } } }
      """,
      """
      { "tokens": ["{{a}}"], "android": { "notification": { "title": "Hi",
        «"click_action"»: "SHOW", "clickAction": "OPEN" } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" }, "android": {
        "collapse_key": "a", "notification": { "clickAction": "OPEN" } } } }
      """
    ]
  ) { violation, document in
    guard let first = violation.first else { return [] }
    if document.kind == .adminNode, let row = violation.row,
      AdminSpelling.isOverwritten(row, in: violation.object)
    {
      return [overwritten(violation, row, first)]
    }
    let isEqual = violation.node.value.source == first.value.source
    let finding = Finding(
      at: violation.node,
      "\(violation.node.excerpt) and \(first.excerpt) are two spellings of the same field",
      help: "remove one of them", severity: isEqual ? .warning : nil
    ).note("first set here", at: first)
    guard isEqual, let removal = violation.node.removingMember(from: violation.parent)
    else { return [finding] }
    return [finding.fix("remove \(violation.node.excerpt)", .unsafe, removal)]
  }

  /// The finding about a spelling that the Admin SDK for Node.js overwrites with its own.
  private static func overwritten(
    _ violation: SchemaViolation, _ row: SchemaField, _ first: JSONNode
  )
    -> Finding
  {
    let isFirst = AdminSpelling.right(for: first, row) != nil
    let (lost, sent) = isFirst ? (first, violation.node) : (violation.node, first)
    return Finding(
      at: lost, "\(lost.excerpt) is not sent: the SDK sends \(sent.excerpt) instead",
      help: "remove it", severity: .warning
    )
    .note("the SDK sends this", at: sent)
    .fix("remove \(lost.excerpt)", .safe, lost.removingMember(from: violation.parent))
  }
}
