import FCMLint

extension Rule {
  static let byteOrderMark = Rule(
    "byte-order-mark", .syntax, .warning, about: .syntax | .arrival,
    on: .syntaxError(.byteOrderMark),
    summary: "A document should not start with a byte-order mark.",
    why: """
      JSON must not start with a byte-order mark (U+FEFF). Google's parser may skip it, but \
      JSON.parse, Python and many command-line tools reject such a file, and most editors do not \
      show the mark.
      """,
    source: "RFC 8259 §8.1",
    bad: [
      "«\u{FEFF}»{ \"message\": { \"topic\": \"news\", \"notification\": { \"title\": \"Hi\" } } }"
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { error, context in
    [
      context.finding(
        error, "byte-order mark before the document, which some parsers reject",
        help: "save the file as UTF-8 without a byte-order mark", fix: "remove the byte-order mark")
    ]
  }
}
