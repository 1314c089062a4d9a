import FCMLint

extension Rule {
  /// JSON separates with commas; it does not end with one.
  static let trailingComma = Rule(
    "trailing-comma", .error, syntax: .trailingComma,
    summary: "A comma stands before a closing bracket.",
    why: """
      JSON has no comma after the last member or element. Google's own samples contain some, and \
      its parser seems to swallow them, but other parsers and the Admin SDKs refuse the document.
      """,
    source: "RFC 8259 §4–5; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [#"{ "message": { "topic": "news", "notification": { "title": "Hi"«,» } } }"#],
    good: [#"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#]
  ) { fault, context in
    [
      context.finding(
        fault, "trailing comma before the closing bracket", help: "remove the comma",
        fix: "remove the comma")
    ]
  }
}
