import FCMLint

extension Rule {
  /// A document is one value.
  static let extraContent = Rule(
    "extra-content", .error, syntax: .extraContent,
    summary: "Something follows the end of the document.",
    why: """
      A source holds one JSON value. What follows it, a stray closer or a second message, \
      makes the whole body unreadable for the service ("Parsing terminated before end of \
      input"). Several messages in one file belong in an array, or one on each line of a \
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
  ) { fault, context in
    let text = context.text(fault.range)
    let isCloser = text.hasPrefix("}") || text.hasPrefix("]")
    let isDocument = text.hasPrefix("{")
    return [
      context.finding(
        fault,
        isDocument
          ? "a second document follows the first"
          : "\(context.excerpt(fault.range)) stands behind the document",
        help: isDocument
          ? "put both in an array, or use a .jsonl file with one document on each line"
          : isCloser ? "remove it, or add the opener it belongs to" : "remove it")
    ]
  }
}
