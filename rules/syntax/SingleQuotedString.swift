import FCMLint

extension Rule {
  /// Strings stand in double quotes.
  static let singleQuotedString = Rule(
    "single-quoted-string", .error, syntax: .singleQuotedString,
    summary: "A string or key stands in single quotes.",
    why: """
      Only the double quote begins a string in JSON. Google's parser seems to take single \
      quotes too, but nothing promises it, and the SDKs, JSON.parse and most other readers \
      refuse them.
      """,
    source: "RFC 8259 §7; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ "message": { "topic": «'news'», "notification": { "title": "Hi" } } }"#,
      #"{ "message": { «'topic'»: "news", "notification": { «'title'»: «'He said "hi"'» } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "it's fine" } } }"#
    ]
  ) { fault, context in
    [
      context.finding(
        fault, "single quotes around \(context.excerpt(fault.range))", help: "write double quotes",
        fix: "write double quotes")
    ]
  }
}
