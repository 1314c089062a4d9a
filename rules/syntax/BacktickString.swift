import FCMLint

extension Rule {
  /// Strings stand in double quotes, not in backticks.
  static let backtickString = Rule(
    "backtick-string", .syntax, .error, on: .syntaxError(.backtickString),
    summary: "A string is in backticks.",
    why: """
      Backticks mark JavaScript template literals and have no meaning in JSON: Google's parser \
      answers "Expected a value". Nothing replaces a ${…} inside them.
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
        error, "backticks around \(context.excerpt(error.range))", help: "use double quotes",
        fix: "use double quotes")
    ]
  }
}
