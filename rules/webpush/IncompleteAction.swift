import FCMLint

extension Rule {
  /// A button has an id and a label.
  static let incompleteAction = Rule(
    "incomplete-action", .webpush, .error, on: .fields(.webActions, .webAction),
    summary: "Each action must have an action id and a title.",
    why: """
      actions is a list of objects, and action and title are required in each. Otherwise the \
      browser throws a TypeError, and nothing appears.
      """,
    source: "https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "actions": [ «{» "action": "open" } ] } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi",
          "actions": «{ "action": "open", "title": "Open" }» } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "actions": [ «"open"» ] } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi",
          "actions": [ { "action": "open", "title": "Open" } ] } } } }
      """
    ]
  ) { value, message in
    let isList = value.isSame(as: message[.webActions])
    if isList {
      if value.isArray { return [] }
      return [
        Finding(
          at: value, "the browser throws an error: actions is not a list, and nothing appears",
          help: "write a list: [ { \"action\": \"open\", \"title\": \"Open\" } ]")
      ]
    }
    guard value.isObject else {
      return [
        Finding(
          at: value, "the browser throws an error for action \(value.excerpt): nothing appears",
          help: "write an object: { \"action\": \"open\", \"title\": \"Open\" }")
      ]
    }
    if value[name: "action"] != nil, value[name: "title"] != nil { return [] }
    let lacking = ["action", "title"].filter { value.member(named: $0) == nil }
    let names = lacking.map { "\"\($0)\"" }.joined(separator: " and ")
    var help = "add \(names)"
    let known = NameSuggester(lacking)
    for member in value.members {
      if let right = known.suggestion(for: member.key.text ?? "", upTo: .missingWord)?.name {
        help = "write \"\(right)\" instead of \(member.key.excerpt)"
      }
    }
    return [
      Finding(missingIn: value, "this action has no \(names): nothing appears", help: help)
    ]
  }
}
