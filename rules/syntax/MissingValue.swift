import FCMLint

extension Rule {
  /// Every key has a value, every comma an element before it.
  static let missingValue = Rule(
    "missing-value", .syntax, .error, on: .syntaxError(.missingValue),
    summary: "A value or its key is missing.",
    why: """
      A key without a value, a value without a key, or two commas in a row: usually something was \
      deleted by mistake. The service answers 400 with "Expected a value" or "Expected : between \
      key:value pair". Only the author knows what is missing, so there is no automatic fix.
      """,
    source: "RFC 8259 §4–5; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ "message": { "topic": "news", "notification": { "title": «,» "body": "x" } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": "Hi", "body": «}» } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": "Hi", «"body"» } } }"#,
      #"{ "message": { "topic": "news", "android": { "notification": { "title_loc_key": "K", "title_loc_args": ["a", «,» "b"] } } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi", "body": "" } } }"#
    ]
  ) { error, context in
    let found = context.text(error.range)
    if found.hasPrefix("\"") {
      return [
        context.finding(
          error, "\(context.excerpt(error.range)) is alone: its value or its key is missing",
          help: "write both, such as \"title\": \"Hi\", or remove it")
      ]
    }
    return [
      context.finding(
        error, "missing value before \(context.excerpt(error.range))",
        help: "add a value, or remove the key or comma before it")
    ]
  }
}
