import FCMLint

extension Rule {
  static let emptySource = Rule(
    "empty-source", .syntax, .error, on: .syntaxError(.emptySource),
    summary: "A file must contain a document.",
    why: """
      An empty file, or one with only white space or comments, is not a JSON value. FCM responds \
      to an empty body with error 400. This is reported only where a document is expected, for \
      example in a file that the configuration names.
      """,
    source: "RFC 8259 §2",
    bad: [
      "«»",
      "«  \n»",
      "«// nothing yet»",
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { error, context in
    [
      context.finding(
        error, "the file contains no document",
        help: #"write a message, such as { "message": { "topic": "news", … } }"#)
    ]
  }
}
