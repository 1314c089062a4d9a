import FCMLint

extension Rule {
  /// The service reads a hundred levels.
  static let tooDeep = Rule(
    "too-deep", .error, syntax: .tooDeep,
    summary: "The document is nested too deeply.",
    why: """
      Google's JSON parser gives up below 100 levels of objects and arrays, the outermost \
      object counting as the first; that is its default, and nothing is known of another \
      limit for FCM. This program itself reads 1,000 levels and passes over what lies \
      deeper.
      """,
    source: "Google's JSON to protobuf converter (json_stream_parser.cc, default recursion limit)",
    bad: [
      nested(96, "«[»]")
    ],
    good: [
      nested(95, "[]")
    ]
  ) { fault, context in
    [
      context.finding(
        fault, "nested deeper than \(fault.count) levels",
        help: "flatten the value, or send it as a JSON text in one string")
    ]
  }
}

/// A message with a custom key below which so many arrays stand in each other.
private func nested(_ count: Int, _ innermost: String) -> String {
  #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" }, "deep": "#
    + String(repeating: "[", count: count) + innermost + String(repeating: "]", count: count)
    + " } } } }"
}
