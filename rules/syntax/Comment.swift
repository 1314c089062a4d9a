import FCMLint

extension Rule {
  /// JSON has no comments.
  static let comment = Rule(
    "comment", .syntax, .error, on: .syntaxError(.comment),
    summary: "The document contains a comment.",
    why: """
      JSON has no comments of any kind. Some editors allow them in their own settings files, but \
      the service, every SDK and JSON.parse refuse the document.
      """,
    source: "RFC 8259 §2; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" «/* the title */» } } }"#,
      """
      {
        «// sent every morning»
        "message": { "topic": "news", "notification": { "title": "Hi" } }
      }
      """,
      """
      { "message": { "topic": "news", «# or a token»
        "notification": { "title": "Hi" } } }
      """,
    ],
    good: [
      ##"{ "message": { "topic": "news", "data": { "a": "// no comment", "b": "# nor /* this */" } } }"##
    ]
  ) { error, context in
    [
      context.finding(
        error, "a comment is not allowed in JSON: \(context.excerpt(error.range))",
        help: "remove it, or keep it outside the document", fix: "remove the comment")
    ]
  }
}
