import FCMLint

extension Rule {
  static let trailingComma = Rule(
    "trailing-comma", .syntax, .error, on: .syntaxError(.trailingComma),
    summary: "A comma must not follow the last member or element.",
    why: """
      JSON allows no comma after the last member or element. Some of Google's own samples have \
      one, and Google's parser seems to accept it, but other parsers and the Admin SDKs reject the \
      document. In a .jsonc or .json5 file it is not reported.
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
