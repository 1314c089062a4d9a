import FCMLint

extension Rule {
  /// Keys are strings.
  static let unquotedKey = Rule(
    "unquoted-key", .error, syntax: .unquotedKey,
    summary: "A key stands without double quotes.",
    why: """
      JavaScript lets object keys go without quotes, JSON does not. Google's parser seems \
      to take them, but nothing promises it, and the SDKs, JSON.parse and most other \
      readers refuse them.
      """,
    source: "RFC 8259 §4; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ «message»: { «topic»: "news", "notification": { "title": "Hi" } } }"#,
      #"{ "message": { «topic"»: "news", "notification": { "title": "Hi" } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { fault, context in
    let isHalf = context.text(fault.range).hasSuffix("\"")
    return [
      context.finding(
        fault,
        isHalf
          ? "the key \(context.excerpt(fault.range)) lacks its opening quote"
          : "the key \(context.excerpt(fault.range)) has no quotes",
        help: isHalf ? "put a double quote before it" : "put double quotes around it",
        fix: isHalf ? "insert the quote" : "quote the key")
    ]
  }
}
