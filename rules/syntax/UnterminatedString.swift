import FCMLint

extension Rule {
  /// Every string ends with a quote.
  static let unterminatedString = Rule(
    "unterminated-string", .syntax, .error, on: .syntaxError(.unterminatedString),
    summary: "The closing quote of a string is missing.",
    why: """
      Without its closing quote a string continues up to the next quote or the end of the \
      document. The service answers 400 with "Closing quote expected in string". The finding \
      points at the opening quote; the note shows where the closing quote was expected.
      """,
    source: "RFC 8259 §7; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
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
        related: "the closing quote was expected here")
    ]
  }
}
