import FCMLint

extension Rule {
  static let dataValueObjectText = Rule(
    "data-value-object-text", .data, .warning,
    on: .field(.notableDataEntry).includingPlaceholders(),
    summary: "A value in data should not be the text \"[object Object]\".",
    why: """
      JavaScript converts an object to "[object Object]" where a string is expected, for example \
      with String(value) or in a template string. The content of the object is lost before the \
      message is sent, so the app receives only this text.
      """,
    source: "ECMA-262: Object.prototype.toString",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "data": { "order": «"[object Object]"» } } }
      """
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "order": "{\"id\":\"4\"}" } } }"#
    ]
  ) { value, _ in
    guard value.starts(with: "[object Object]"), let key = value.key else { return [] }
    return [
      Finding(
        at: value, "\(key.excerpt) is \"[object Object]\": its content is lost",
        help: "convert the object with JSON.stringify before you send it")
    ]
  }
}
