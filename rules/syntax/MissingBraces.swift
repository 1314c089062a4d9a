import FCMLint

extension Rule {
  /// A request is an object, and an object stands in braces.
  static let missingBraces = Rule(
    "missing-braces", .error, syntax: .missingBraces,
    summary: "The braces around the document are missing.",
    why: """
      Part of a request was copied without the braces around it. For a JSON parser the document \
      then ends after its first string, so the service answers 400 with "Parsing terminated before \
      end of input".
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
  ) { fault, context in
    let isClosed = fault.count == 1
    return [
      context.finding(
        fault,
        isClosed
          ? "the opening brace of the document is missing"
          : "the braces around the document are missing",
        help: isClosed ? "start with {" : "start with { and end with }",
        fix: isClosed ? "add the brace" : "add the braces")
    ]
  }
}
