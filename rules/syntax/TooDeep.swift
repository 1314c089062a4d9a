import FCMLint

extension Rule {
  static let tooDeep = Rule(
    "too-deep", .syntax, .error, on: .syntaxError(.tooDeep),
    summary: "A document must not be nested deeper than 100 levels.",
    why: """
      Google's JSON parser stops at 100 levels of objects and arrays, counted from the outermost \
      object. This is its default; no other limit is known for FCM, so it is a warning. fcmlint reads \
      1000 levels; deeper nesting is an error, and its content is skipped.
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
    var finding = context.finding(
      error, "nested deeper than \(levels) levels, so FCM may reject the request",
      help: "flatten the value, or send it as JSON text in a string")
    if levels <= 100 { finding.severity = .warning }
    return [finding]
  }
}

/// A message with a custom key whose value is `count` nested arrays around `innermost`.
private func nested(_ count: Int, _ innermost: String) -> String {
  #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": "Hi" }, "deep": "#
    + String(repeating: "[", count: count) + innermost + String(repeating: "]", count: count)
    + " } } } }"
}
