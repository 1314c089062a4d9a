import FCMLint

extension Rule {
  static let typographicQuote = Rule(
    "typographic-quote", .syntax, .error, on: .syntaxError(.typographicQuote),
    summary: "Strings and keys must be in straight quotes, not in typographic (curly) ones.",
    why: """
      Word processors, mail programs and chat apps replace straight quotes with curly ones. To a \
      JSON parser these are ordinary characters that start and end no string, so FCM, the SDKs and \
      JSON.parse reject the document. Inside a string they are fine.
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
        error,
        "\(context.excerpt(error.range)) is in typographic quotes",
        help: "use straight double quotes (U+0022)", fix: "use straight double quotes")
    ]
  }
}
