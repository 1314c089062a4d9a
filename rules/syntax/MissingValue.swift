import FCMLint

extension Rule {
  /// Every key has a value, every comma an element before it.
  static let missingValue = Rule(
    "missing-value", .error, syntax: .missingValue,
    summary: "A key, a value or a comma stands alone.",
    why: """
      A key without a value, a value without its key, or a comma with no element before it, is \
      usually what is left of an edit. The service answers 400 with "Expected a value" or "Expected \
      : between key:value pair". Nobody can guess what is missing, so there is no fix.
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
  ) { fault, context in
    let found = context.text(fault.range)
    if found.hasPrefix("\"") {
      return [
        context.finding(
          fault, "\(context.excerpt(fault.range)) stands alone: its value is missing, or its key",
          help: "write both, such as \"title\": \"Hi\", or remove it")
      ]
    }
    return [
      context.finding(
        fault, "no value before \(context.excerpt(fault.range))",
        help: "give a value, or remove what wants one")
    ]
  }
}
