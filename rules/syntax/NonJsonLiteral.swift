import FCMLint

extension Rule {
  /// JSON knows the words true, false and null.
  static let nonJsonLiteral = Rule(
    "non-json-literal", .syntax, .error, on: .syntaxError(.nonJSONLiteral),
    summary: "A value is written as in another programming language.",
    why: """
      True, None, nil, undefined and NaN belong to Python, Swift or JavaScript. JSON has only \
      true, false and null, in lower case, and it has no way to write NaN or infinity as a number.
      """,
    source: "RFC 8259 §3; ProtoJSON guide (float values)",
    bad: [
      #"{ "message": { "topic": "news", "android": { "direct_boot_ok": «True» } } }"#,
      #"{ "message": { "topic": "news", "android": { "ttl": «None» } } }"#,
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": «undefined» } } } } }"#,
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": «NaN» } } } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "android": { "direct_boot_ok": true } } }"#
    ]
  ) { error, context in
    let word = context.text(error.range)
    guard let meaning = error.repair.first?.replacement else {
      return [
        context.finding(
          error, "the value \(word) is not JSON", help: "write a value, or remove the member")
      ]
    }
    return [
      context.finding(
        error, "the value \(word) is not JSON", help: "write \(meaning)", fix: "write \(meaning)")
    ]
  }
}
