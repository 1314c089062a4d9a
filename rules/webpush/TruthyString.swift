import FCMLint

extension Rule {
  /// Text is true on the web.
  static let truthyString = Rule(
    "truthy-string", .webpush, .error,
    on: .fields(.webRenotify, .webRequireInteraction, .webSilent),
    summary: "Booleans of a web notification must be true or false, not strings.",
    why: """
      The browser takes every string except the empty one as true, even "false". "true" works only \
      by luck.
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
    guard value.isString, value.contentRange.count > 0, let text = value.text?.lowercased() else {
      return []
    }
    let isMeantFalse = ["false", "no", "off", "0"].contains(text)
    let isPlain = text == "false" || text == "true"
    let finding = Finding(
      at: value, "the string \(value.excerpt) counts as true",
      help: isMeantFalse ? "write false" : "write true", severity: isMeantFalse ? nil : .info)
    let word = isMeantFalse ? "false" : "true"
    return [finding.fix("write \(word)", isPlain ? .safe : .unsafe, value.replacing(with: word))]
  }
}
