import FCMLint

extension Rule {
  /// JSON knows the words true, false and null.
  static let nonJsonLiteral = Rule(
    "non-json-literal", .error, syntax: .nonJSONLiteral,
    summary: "A literal of another language stands for a value.",
    why: """
      True, None, nil, undefined and NaN belong to Python, Swift or JavaScript. JSON knows \
      true, false and null, in small letters; infinities and not-a-number cannot be \
      written as numbers at all.
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
  ) { fault, context in
    let word = context.text(fault.range)
    guard let meaning = fault.repair.first?.replacement else {
      return [
        context.finding(
          fault, "the word \(word) is not JSON", help: "give a value, or leave the member out")
      ]
    }
    return [
      context.finding(
        fault, "the word \(word) is not JSON", help: "write \(meaning)", fix: "write \(meaning)")
    ]
  }
}
