import FCMLint

extension Rule {
  static let nonJsonLiteral = Rule(
    "non-json-literal", .syntax, .error, on: .syntaxError(.nonJSONLiteral),
    summary: "A literal must be true, false or null.",
    why: """
      True, None, nil, undefined and NaN are literals of Python, Swift or JavaScript. JSON has \
      only true, false and null, in lowercase, and no number for NaN or infinity. FCM, the SDKs \
      and JSON.parse reject any other word.
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
          error, "JSON has no literal \(word)", help: "write a value, or remove the member")
      ]
    }
    return [
      context.finding(
        error, "JSON has no literal \(word)", help: "write \(meaning)",
        fix: "replace with \(meaning)")
    ]
  }
}
