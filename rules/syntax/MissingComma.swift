import FCMLint

extension Rule {
  /// Members and elements are parted by commas.
  static let missingComma = Rule(
    "missing-comma", .error, syntax: .missingComma,
    summary: "No comma parts two members or elements.",
    why: """
      Without the comma nobody can tell where a value ends. The service answers 400 with \
      "Expected , or } after key:value pair", and every SDK refuses the document. A \
      semicolon, a colon or a full stop in its place is no better.
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
  ) { fault, context in
    let found = context.text(fault.range)
    let isOther = [";", ":", "."].contains(found)
    return [
      context.finding(
        fault,
        isOther
          ? "\(found) where a comma is due" : "no comma before \(context.excerpt(fault.range))",
        help: isOther ? "write a comma" : "put a comma behind the value before it",
        related: "this comma belongs there", fix: isOther ? "write a comma" : "insert the comma")
    ]
  }
}
