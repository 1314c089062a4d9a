import FCMLint

extension Rule {
  /// A request is an object, and an object stands in braces.
  static let missingBraces = Rule(
    "missing-braces", .syntax, .error, on: .syntaxError(.missingBraces),
    summary: "The braces around the document are missing.",
    why: """
      Part of a request was copied without the braces around it. For a JSON parser the document \
      then ends after its first string, so the service answers 400 with "Parsing terminated before \
      end of input". In JSON Lines every line is a document of its own, so one that is spread over \
      several lines has its braces on others.
      """,
    source: "RFC 8259 §2–4; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"«"message"»: { "topic": "news", "notification": { "title": "Hi" } }"#,
      #"«"message"»: { "topic": "news", "notification": { "title": "Hi" } } }"#,
      #"«"topic"»: "news", "notification": { "title": "Hi" }, "android": { "ttl": "60s" }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { error, context in
    guard case .missingBraces(let braces) = error.detail else { return [] }
    if braces == .onOtherLines {
      return [
        context.finding(
          error, "the document is spread over several lines of JSON Lines",
          help: "write each document on one line; a single document belongs in a .json file")
      ]
    }
    let isClosed = braces == .opening
    return [
      context.finding(
        error,
        isClosed
          ? "the opening brace of the document is missing"
          : "the braces around the document are missing",
        help: isClosed ? "start with {" : "start with { and end with }",
        fix: isClosed ? "add the brace" : "add the braces")
    ]
  }
}
