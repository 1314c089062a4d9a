import FCMLint

extension Rule {
  /// Every key has a value, every comma an element before it.
  static let missingValue = Rule(
    "missing-value", .error, syntax: .missingValue,
    summary: "A value is missing.",
    why: """
      A key without a value, or a comma with no element before it, is usually what is left \
      of an edit. The service answers 400 with "Expected a value". Nobody can guess the \
      value, so there is no fix.
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
          fault, "the key \(context.excerpt(fault.range)) has no value",
          help: "give it a value, or remove it")
      ]
    }
    return [
      context.finding(
        fault, "no value before \(context.excerpt(fault.range))",
        help: "give a value, or remove what wants one")
    ]
  }
}
