import FCMLint

extension Rule {
  static let incompleteAction = Rule(
    "incomplete-action", .webpush, .error, about: (.buttons | .display | .unseen).on(.web),
    on: .fields(.webActions, .webAction),
    summary: "Each action must have an action ID and a title.",
    why: """
      actions is a list of objects, each of which requires action and title. Otherwise Chrome and \
      Edge throw a TypeError, and nothing appears; so should Firefox since version 152, which \
      supports actions. Browsers that do not support them, such as Safari, ignore them.
      """,
    source: """
      https://notifications.spec.whatwg.org/; https://github.com/mdn/browser-compat-data \
      (Notification.actions, August 2026)
      """,
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
      """
      { "message": { "topic": "news", "webpush": { "notification": { "title": "Hi",
        "actions": [ { "action": "open", "title": "Open", "icon": «5» } ] } } } }
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
    if value.isSame(as: message[.webActions]) {
      if value.isArray { return [] }
      return [
        Finding(
          at: value,
          "\"actions\" must be a list, not \(value.excerpt): Chrome throws and shows nothing",
          help: "write a list: [ { \"action\": \"open\", \"title\": \"Open\" } ]")
      ]
    }
    guard value.isObject else {
      return [
        Finding(
          at: value,
          "an action must be an object, not \(value.excerpt): Chrome throws and shows nothing",
          help: "write an object: { \"action\": \"open\", \"title\": \"Open\" }")
      ]
    }
    if value[name: "action"] != nil, value[name: "title"] != nil {
      guard let icon = value[name: "icon"], !icon.isString, !icon.isNull, !icon.isOpaque,
        !icon.isMalformed
      else { return [] }
      return [
        Finding(
          at: icon, "the icon of an action must be a URL, not \(icon.excerpt)",
          help: "write the URL of a picture", severity: .warning)
      ]
    }
    let missing = ["action", "title"].filter { value.member(named: $0) == nil }
    let names = missing.map { "\"\($0)\"" }.joined(separator: " and ")
    var help = "add \(names)"
    let known = NameSuggester(missing)
    for member in value.members {
      if let right = known.suggestion(for: member.key.text ?? "", upTo: .missingWord)?.name {
        help = "rename \(member.key.excerpt) to \"\(right)\""
      }
    }
    return [
      Finding(
        missingIn: value,
        "the action requires \(names): Chrome throws and shows nothing", help: help)
    ]
  }
}
