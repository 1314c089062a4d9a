import FCMLint

extension Rule {
  static let missingValue = Rule(
    "missing-value", .syntax, .error, on: .syntaxError(.missingValue),
    summary: "Every member must have a key and a value.",
    why: """
      A key has no value, a value has no key, or there are two commas in a row: usually something \
      was deleted by mistake. FCM responds with error 400 "Expected a value" or "Expected : \
      between key:value pair". There is no automatic fix, because the missing part is unknown.
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
          error, "\(context.excerpt(error.range)) has no value, or its key is missing",
          help: "write a key and a value, such as \"title\": \"Hi\", or remove it")
      ]
    }
    return [
      context.finding(
        error,
        found.isEmpty
          ? "missing value at the end of the document"
          : "missing value before \"\(context.excerpt(error.range))\"",
        help: "add a value, or remove the key or comma before it")
    ]
  }
}
