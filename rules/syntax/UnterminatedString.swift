import FCMLint

extension Rule {
  static let unterminatedString = Rule(
    "unterminated-string", .syntax, .error, on: .syntaxError(.unterminatedString),
    summary: "Every string must have a closing quote.",
    why: """
      Without its closing quote a string continues up to the next quote or the end of the \
      document. FCM responds with error 400 "Closing quote expected in string". The finding is at \
      the opening quote; the note shows where the closing quote is expected.
      """,
    source: "RFC 8259 §7; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ "message": { "topic": "news", "notification": { "title": «"»Hi, "body": "x" } } }"#,
      """
      { "message": { "topic": "news", "notification": {
        "title": «"»Hi,
        "body": "x" } } }
      """,
      #"{ "message": { "topic": «"»news, "notification": { "title": "Hi" } } }"#,
      #"{ "message": { «"»topic: "news", "notification": { "title": "Hi" } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": «"»Hi } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { error, context in
    [
      context.finding(
        error, "the string that starts here has no closing quote", help: "add the closing quote",
        related: "the closing quote is expected here", fix: "add the closing quote")
    ]
  }
}
