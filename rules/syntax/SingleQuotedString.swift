import FCMLint

extension Rule {
  /// Strings stand in double quotes.
  static let singleQuotedString = Rule(
    "single-quoted-string", .syntax, .error, on: .syntaxError(.singleQuotedString),
    summary: "A string or key is in single quotes.",
    why: """
      JSON strings must be in double quotes. Google's parser seems to accept single quotes too, \
      but this is not documented, and the SDKs, JSON.parse and most other parsers refuse them.
      """,
    source: "RFC 8259 §7; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ "message": { "topic": «'news'», "notification": { "title": "Hi" } } }"#,
      #"{ "message": { «'topic'»: "news", "notification": { «'title'»: «'He said "hi"'» } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "it's fine" } } }"#
    ]
  ) { error, context in
    [
      context.finding(
        error, "single quotes around \(context.excerpt(error.range))", help: "use double quotes",
        fix: "use double quotes")
    ]
  }
}
