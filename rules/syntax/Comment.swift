import FCMLint

extension Rule {
  static let comment = Rule(
    "comment", .syntax, .error, on: .syntaxError(.comment),
    summary: "A document must not contain comments.",
    why: """
      JSON has no comments of any kind. Some editors allow them in their own settings files, but \
      FCM, every SDK and JSON.parse reject the document. In a .jsonc or .json5 file, whose comments \
      are removed before sending, they are not reported.
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
        error, "\(context.excerpt(error.range)) is a comment",
        help: "remove it, or keep it outside the document", fix: "remove the comment")
    ]
  }
}
