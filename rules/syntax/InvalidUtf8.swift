import FCMLint

extension Rule {
  /// JSON is written in UTF-8.
  static let invalidUtf8 = Rule(
    "invalid-utf8", .error, syntax: .invalidUTF8,
    summary: "The source holds bytes that are not UTF-8.",
    why: """
      JSON that travels between systems is UTF-8. Bytes of Latin-1, Windows-1252 or Shift \
      JIS, or a file saved as UTF-16, are refused by the service ("Encountered non UTF-8 \
      code points"). What was meant depends on the encoding the file really has.
      """,
    source: "RFC 8259 §8.1",
    bad: [
      "{ \"message\": { \"topic\": \"news\", \"notification\": { \"title\": \"Caf«\u{F7E9}»\" } } }"
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Café" } } }"#
    ]
  ) { fault, context in
    if context.node(of: fault) == nil {
      return [
        context.finding(
          fault, "the source is not written in UTF-8", help: "save the file as UTF-8")
      ]
    }
    return [
      context.finding(
        fault, "bytes that are not UTF-8", help: "save the file as UTF-8, or write \\u escapes")
    ]
  }
}
