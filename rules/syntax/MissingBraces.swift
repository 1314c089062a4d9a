import FCMLint

extension Rule {
  /// A request is an object, and an object stands in braces.
  static let missingBraces = Rule(
    "missing-braces", .error, syntax: .missingBraces,
    summary: "The document stands in braces.",
    why: """
      A part of a request that was copied without the braces around it: it begins with a key, and \
      for JSON a lone text ends before the colon. The service answers 400 with "Parsing \
      terminated before end of input".
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
          ? "the brace is missing that opens the document"
          : "the braces around the document are missing",
        help: isClosed ? "begin with {" : "begin with { and end with }",
        fix: isClosed ? "add the brace" : "add the braces")
    ]
  }
}
