import FCMLint

extension Rule {
  /// A name occurs once in an object.
  static let duplicateKey = Rule(
    "duplicate-key", .syntax, .error, on: .syntaxError(.duplicateKey),
    summary: "The same key occurs twice in an object.",
    why: """
      Parsers disagree about which of the two values counts. The service takes the last value of a \
      typed field, may merge two objects, and refuses a repeated key in a map such as data \
      ("Repeated map key"). JSON.parse and the SDKs silently drop one of them. Keys are compared \
      after their escapes are decoded.
      """,
    source: "RFC 8259 §4; ProtoJSON guide; discovery document of messages.send (last one wins)",
    bad: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi", «"title"»: "Ho" } } }"#,
      ##"{ "message": { "topic": "news", "data": { "a": "1", «"\u0061"»: "2" } } }"##,
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "a": "1", "A": "2" } } }"#
    ]
  ) { error, context in
    [
      context.finding(
        error, "the key \(context.excerpt(error.range)) occurs twice in this object",
        help: "remove one of the two", related: "first used here")
    ]
  }
}
