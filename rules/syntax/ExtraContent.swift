import FCMLint

extension Rule {
  /// A document is one value.
  static let extraContent = Rule(
    "extra-content", .syntax, .error, on: .syntaxError(.extraContent),
    summary: "There is something after the end of the document.",
    why: """
      A document is one JSON value. Anything after it, such as an extra closing bracket or a \
      second message, makes the service refuse the whole body ("Parsing terminated before end of \
      input"). To keep several messages in one file, put them in an array, or one per line in a \
      .jsonl file.
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
          ? "put both in an array, or use a .jsonl file with one document per line"
          : isCloser
            ? "remove it, or whichever closer before it comes too early, or open what it closes"
            : "remove it")
    ]
  }
}
