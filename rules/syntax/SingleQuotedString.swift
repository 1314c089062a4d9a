import FCMLint

extension Rule {
  static let singleQuotedString = Rule(
    "single-quoted-string", .syntax, .error, on: .syntaxError(.singleQuotedString),
    summary: "Strings and keys must be in double quotes, not in single quotes.",
    why: """
      JSON strings must be in double quotes. Google's parser seems to accept single quotes too, \
      but this is not documented, and the SDKs, JSON.parse and most other parsers reject them.
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
        error, "\(context.excerpt(error.range)) is in single quotes",
        help: "use double quotes",
        fix: "use double quotes")
    ]
  }
}
