import FCMLint

extension Rule {
  static let escapedQuote = Rule(
    "escaped-quote", .syntax, .error, on: .syntaxError(.escapedQuote),
    summary: "The quotes around strings and keys must not be escaped.",
    why: """
      JSON in a string of a program has \" instead of each quote, and JSON from the source of a \
      web page has &quot;. Such a text is JSON only after the program or the browser has read it. \
      Parsers reject it in a file.
      """,
    source: "RFC 8259 §7",
    bad: [
      #"{ «\"message\"»: { "topic": "news", "notification": { "title": "Hi" } } }"#,
      #"{ "message": { «&quot;topic&quot;»: "news", "notification": { "title": "Hi" } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "json": "{\"a\": \"b\"}" } } }"#
    ]
  ) { error, context in
    [
      context.finding(
        error,
        "\(context.excerpt(error.range)) has escaped quotes, which only a string may contain",
        help: "use double quotes",
        fix: "use double quotes")
    ]
  }
}
