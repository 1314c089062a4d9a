import FCMLint

extension Rule {
  /// The service reads a hundred levels.
  static let tooDeep = Rule(
    "too-deep", .syntax, .error, on: .syntaxError(.tooDeep),
    summary: "The document is nested too deeply.",
    why: """
      Google's JSON parser stops at 100 levels of objects and arrays, with the outermost object as \
      level one. This is its default; no other limit is known for FCM. fcmlint itself reads 1000 \
      levels and skips anything deeper.
      """,
    source: "Google's JSON to protobuf converter (json_stream_parser.cc, default recursion limit)",
    bad: [
      nested(96, "«[»]")
    ],
    good: [
      nested(95, "[]")
    ]
  ) { error, context in
    guard case .depthLimit(let levels) = error.detail else { return [] }
    return [
      context.finding(
        error, "nested deeper than \(levels) levels",
        help: "flatten the value, or send it as JSON text in a string")
    ]
  }
}

/// A message with a custom key below which so many arrays stand in each other.
private func nested(_ count: Int, _ innermost: String) -> String {
  #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" }, "deep": "#
    + String(repeating: "[", count: count) + innermost + String(repeating: "]", count: count)
    + " } } } }"
}
