import FCMLint

extension Rule {
  static let missingBraces = Rule(
    "missing-braces", .syntax, .error, on: .syntaxError(.missingBraces),
    summary: "A document and each of its objects must be enclosed in braces.",
    why: """
      Part of a request was copied without the braces around it. A JSON parser then ends the \
      document after its first string, so FCM responds with error 400 "Parsing terminated before \
      end of input". In JSON Lines every line is its own document, so a document that is spread \
      over several lines has no complete pair of braces on any of them.
      """,
    source: "RFC 8259 §2–4; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"«"message"»: { "topic": "news", "notification": { "title": "Hi" } }"#,
      #"«"message"»: { "topic": "news", "notification": { "title": "Hi" } } }"#,
      #"«"topic"»: "news", "notification": { "title": "Hi" }, "android": { "ttl": "60s" }"#,
      #"{ «"message"»: "topic": "news", "notification": { "title": "Hi" } } }"#,
      """
      {
        «"message"»:
          "topic": "news",
          "notification": { "title": "Hi" }
      }
      """,
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
    if braces == .openingOfObject {
      return [
        context.finding(
          error, "missing { after \(context.excerpt(error.range)):",
          help: "write { after the colon", fix: "add the brace")
      ]
    }
    if braces == .bothOfObject {
      return [
        context.finding(
          error, "missing { after \(context.excerpt(error.range)):, and } after its members",
          help: "write { after the colon and } after the last member", fix: "add the braces")
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
