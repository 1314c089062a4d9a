import FCMLint

extension Rule {
  /// Strings stand in double quotes, not in backticks.
  static let backtickString = Rule(
    "backtick-string", .error, syntax: .backtickString,
    summary: "A string stands in backticks.",
    why: """
      Backticks are template literals of JavaScript and mean nothing in JSON. Google's \
      parser refuses them with "Expected a value". Whatever ${…} they hold is not filled \
      in by anybody.
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
  ) { fault, context in
    [
      context.finding(
        fault, "backticks around \(context.excerpt(fault.range))", help: "write double quotes",
        fix: "write double quotes")
    ]
  }
}
