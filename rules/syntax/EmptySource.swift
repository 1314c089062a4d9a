import FCMLint

extension Rule {
  /// A source holds a document.
  static let emptySource = Rule(
    "empty-source", .error, syntax: .emptySource,
    summary: "The source holds nothing.",
    why: """
      An empty file, or one that holds only white space or comments, is no JSON value. The \
      service answers 400 to an empty body. The rule speaks only where a document was \
      plainly expected, such as a path that the configuration names.
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
  ) { fault, context in
    [
      context.finding(
        fault, "there is no document here",
        help: #"write a message, such as { "message": { "topic": "news", … } }"#)
    ]
  }
}
