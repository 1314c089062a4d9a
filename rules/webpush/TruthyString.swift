import FCMLint

extension Rule {
  static let truthyString = Rule(
    "truthy-string", .webpush, .error,
    on: .fields(.webRenotify, .webRequireInteraction, .webSilent),
    summary: "Boolean options of a web notification must be true or false, not strings.",
    why: """
      The browser reads every string except the empty one as true, even "false". "true" works \
      only by chance.
      """,
    source: "Web IDL, conversion to boolean; https://notifications.spec.whatwg.org/",
    bad: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "requireInteraction": «"false"» } } } }
      """,
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "silent": «"true"» } } } }
      """,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "webpush": { "notification": { "title": "Hi", "requireInteraction": false } } } }
      """
    ]
  ) { value, _ in
    guard value.isString, value.contentRange.count > 0, let key = value.key,
      let text = value.text?.lowercased()
    else { return [] }
    let isMeantFalse = ["false", "no", "off", "0"].contains(text)
    let isPlain = text == "false" || text == "true"
    let finding = Finding(
      at: value,
      "\(key.excerpt) must be a boolean, not \(value.excerpt): the browser reads it as true",
      help: isMeantFalse ? "write false" : "write true", severity: isMeantFalse ? nil : .info)
    let word = isMeantFalse ? "false" : "true"
    return [
      finding.fix("replace with \(word)", isPlain ? .safe : .unsafe, value.replacing(with: word))
    ]
  }
}
