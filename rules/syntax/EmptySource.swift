import FCMLint

extension Rule {
  /// A source holds a document.
  static let emptySource = Rule(
    "empty-source", .syntax, .error, on: .syntaxError(.emptySource),
    summary: "The file contains no document.",
    why: """
      An empty file, or one with only white space or comments, is not a JSON value. The service \
      answers 400 to an empty body. This is reported only where a document was expected, for \
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
        error, "there is no document here",
        help: #"write a message, such as { "message": { "topic": "news", … } }"#)
    ]
  }
}
