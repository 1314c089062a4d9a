import FCMLint

extension Rule {
  static let unquotedKey = Rule(
    "unquoted-key", .syntax, .error, on: .syntaxError(.unquotedKey),
    summary: "Keys must be in double quotes.",
    why: """
      JavaScript allows object keys without quotes, JSON does not. Google's parser seems to accept \
      them, but this is not documented, and the SDKs, JSON.parse and most other parsers reject \
      them.
      """,
    source: "RFC 8259 §4; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ «message»: { «topic»: "news", "notification": { "title": "Hi" } } }"#,
      #"{ "message": { «topic"»: "news", "notification": { "title": "Hi" } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { error, context in
    let isHalf = context.text(error.range).hasSuffix("\"")
    return [
      context.finding(
        error,
        isHalf
          ? "the key \(context.excerpt(error.range)) has no opening quote"
          : "the key \(context.excerpt(error.range)) is not in quotes",
        help: isHalf ? "add the opening quote" : "use double quotes",
        fix: isHalf ? "add the opening quote" : "use double quotes")
    ]
  }
}
