import FCMLint

extension Rule {
  static let missingComma = Rule(
    "missing-comma", .syntax, .error, on: .syntaxError(.missingComma),
    summary: "A comma must separate members and elements.",
    why: """
      The members of an object and the elements of an array are separated by commas. Without one, \
      FCM responds with error 400 "Expected , or } after key:value pair", and every SDK rejects \
      the document. A semicolon, a colon or a period is not accepted either.
      """,
    source: "RFC 8259 §4–5; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } «"data"»: { "a": "1" } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": "Hi"«;» "body": "x" } } }"#,
      #"{ "message": { "topic": "news", "notification": { "body": "x" «"title"»: "Hi", } } }"#,
      #"{ "message": { "topic": "news", "android": { "notification": { "title_loc_key": "K", "title_loc_args": ["a" «"b"»] } } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" }, "data": { "a": "1" } } }"#
    ]
  ) { error, context in
    let found = context.text(error.range)
    let isOther = [";", ":", "."].contains(found)
    return [
      context.finding(
        error,
        isOther
          ? "expected a comma, found \"\(found)\""
          : "missing comma before \(context.excerpt(error.range))",
        help: isOther ? "replace it with a comma" : "add a comma after the previous value",
        related: "the comma is here instead",
        fix: isOther ? "replace with a comma" : "add a comma")
    ]
  }
}
