import FCMLint

extension Rule {
  /// Curly quotes begin no string.
  static let typographicQuote = Rule(
    "typographic-quote", .error, syntax: .typographicQuote,
    summary: "A string or key stands in typographic quotes.",
    why: """
      Word processors, mail programs and chats turn straight quotes into curly ones. To a \
      JSON parser they are letters like any other: they begin and end nothing. Inside a \
      string they are fine.
      """,
    source: "RFC 8259 §7 (quotation-mark = U+0022)",
    bad: [
      #"{ "message": { "topic": "news", "notification": { «“title”»: «“Hi”» } } }"#,
      #"{ "message": { "topic": «"news”», "notification": { "title": "Hi" } } }"#,
      #"{ "message": { "topic": «„news“», "notification": { "title": "Hi" } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "“Ebb” and “flood”" } } }"#
    ]
  ) { fault, context in
    [
      context.finding(
        fault, "typographic quotes around \(context.excerpt(fault.range))",
        help: "write straight double quotes (U+0022)", fix: "write straight quotes")
    ]
  }
}
