import FCMLint

extension Rule {
  static let extraContent = Rule(
    "extra-content", .syntax, .error, about: .syntax | .arrival, on: .syntaxError(.extraContent),
    summary: "A file must contain a single JSON value and nothing after it.",
    why: """
      A document is one JSON value. Anything after it, such as an extra closing bracket or a \
      second message, makes FCM reject the whole body ("Parsing terminated before end of input"). \
      To keep several messages in one file, put them in an array, or one per line in a .jsonl \
      file.
      """,
    source: "RFC 8259 §2; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } } «}»"#,
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }«;»"#,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" } } }
      «{ "message": { "topic": "more", "notification": { "title": "Hi" } } }»
      """,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { error, context in
    let text = context.text(error.range)
    let isCloser = text.hasPrefix("}") || text.hasPrefix("]")
    let isDocument = text.hasPrefix("{")
    return [
      context.finding(
        error,
        isDocument
          ? "a second document follows the first"
          : "unexpected \(context.excerpt(error.range)) after the end of the document",
        help: isDocument
          ? "put both in an array, or write one document per line in a .jsonl file"
          : isCloser
            ? "remove it, or check for an extra closing or a missing opening bracket"
            : "remove it")
    ]
  }
}
