import FCMLint

extension Rule {
  /// Curly quotes begin no string.
  static let typographicQuote = Rule(
    "typographic-quote", .syntax, .error, on: .syntaxError(.typographicQuote),
    summary: "A string or key is in typographic (curly) quotes.",
    why: """
      Word processors, mail programs and chat apps turn straight quotes into curly ones. A JSON \
      parser treats curly quotes as ordinary characters, so they do not start or end a string. \
      Inside a string they are fine.
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
  ) { error, context in
    [
      context.finding(
        error, "typographic quotes around \(context.excerpt(error.range))",
        help: "use straight double quotes (U+0022)", fix: "use straight quotes")
    ]
  }
}
