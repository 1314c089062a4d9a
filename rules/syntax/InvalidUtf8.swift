import FCMLint

extension Rule {
  static let invalidUtf8 = Rule(
    "invalid-utf8", .syntax, .error, about: .syntax | .text | .arrival,
    on: .syntaxError(.invalidUTF8),
    summary: "A document must be encoded in UTF-8.",
    why: """
      FCM expects JSON in UTF-8. It rejects bytes in Latin-1, Windows-1252 or Shift JIS, and files \
      saved as UTF-16 ("Encountered non UTF-8 code points"). There is no automatic fix, because \
      the encoding of the file is unknown.
      """,
    source: "RFC 8259 §8.1",
    bad: [
      "{ \"message\": { \"topic\": \"news\", \"notification\": { \"title\": \"Caf«\u{F7E9}»\" } } }"
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Café" } } }"#
    ]
  ) { error, context in
    if context.node(of: error) == nil {
      return [
        context.finding(
          error, "the document is not encoded in UTF-8", help: "save the file as UTF-8")
      ]
    }
    return [
      context.finding(
        error, "these bytes are not valid UTF-8",
        help: "save the file as UTF-8, or write \\u escapes")
    ]
  }
}
