import FCMLint

extension Rule {
  /// UTF-8 needs no byte-order mark.
  static let byteOrderMark = Rule(
    "byte-order-mark", .warning, syntax: .byteOrderMark,
    summary: "A byte-order mark stands in front of the document.",
    why: """
      Writers must not put U+FEFF in front of JSON. Google's parser may skip it, but \
      JSON.parse, Python and many command-line tools refuse such a file, and the mark \
      cannot be seen in an editor.
      """,
    source: "RFC 8259 §8.1",
    bad: [
      "«\u{FEFF}»{ \"message\": { \"topic\": \"news\", \"notification\": { \"title\": \"Hi\" } } }"
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { fault, context in
    [
      context.finding(
        fault, "a byte-order mark stands in front of the document",
        help: "save the file as UTF-8 without it", fix: "remove the byte-order mark")
    ]
  }
}
