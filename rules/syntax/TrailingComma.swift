import FCMLint

extension Rule {
  /// JSON separates with commas; it does not end with one.
  static let trailingComma = Rule(
    "trailing-comma", .syntax, .error, on: .syntaxError(.trailingComma),
    summary: "There is a comma after the last member or element.",
    why: """
      JSON allows no comma after the last member or element. Some of Google's own samples have \
      one, and Google's parser seems to accept it, but other parsers and the Admin SDKs refuse the \
      document.
      """,
    source: "RFC 8259 §4–5; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [#"{ "message": { "topic": "news", "notification": { "title": "Hi"«,» } } }"#],
    good: [#"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#]
  ) { error, context in
    [
      context.finding(
        error, "trailing comma before the closing bracket", help: "remove the comma",
        fix: "remove the comma")
    ]
  }
}
