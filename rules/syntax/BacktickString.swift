import FCMLint

extension Rule {
  static let backtickString = Rule(
    "backtick-string", .syntax, .error, on: .syntaxError(.backtickString),
    summary: "Strings must be in double quotes, not in backticks.",
    why: """
      Backticks mark JavaScript template literals and have no meaning in JSON: Google's parser \
      responds with "Expected a value". A ${…} inside them is not replaced either.
      """,
    source: "RFC 8259 §7",
    bad: [
      #"{ "message": { "topic": «`news`», "notification": { "title": "Hi" } } }"#,
      """
      { "message": { "topic": "news", "notification": { "title": «`two
      lines`» } } }
      """,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { error, context in
    [
      context.finding(
        error, "\(context.excerpt(error.range)) is in backticks",
        help: "use double quotes",
        fix: "use double quotes")
    ]
  }
}
