import FCMLint

extension Rule {
  static let dataValueObjectText = Rule(
    "data-value-object-text", .data, .warning,
    on: .fields(.data, .androidData, .webData).includingPlaceholders(),
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
  ) { data, _ in
    data.members.compactMap { member in
      guard member.value.isString, member.value.starts(with: "[object Object]") else { return nil }
      return Finding(
        at: member.value, "\(member.key.excerpt) is \"[object Object]\": its content is lost",
        help: "convert the object with JSON.stringify before you send it")
    }
  }
}
