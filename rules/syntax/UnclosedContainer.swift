import FCMLint

extension Rule {
  /// Every opener has its closer.
  static let unclosedContainer = Rule(
    "unclosed-container", .error, syntax: .unclosedContainer,
    summary: "The document ends inside an object or array.",
    why: """
      A file that was cut short, or a closer lost in an edit. The service answers 400 with \
      "Unexpected end of string". Only the author knows where the closer belongs, so there \
      is no fix.
      """,
    source: "RFC 8259 §4–5; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ "message": { "topic": "news", "notification": «{» "title": "Hi""#,
      #"«{» "message": { "topic": "news", "notification": { "title": "Hi" } }"#,
      """
      { "message": { "topic": "news", "android": { "notification": {
        "title_loc_args": «[»"a", "title_loc_key": "K" } } } }
      """,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { fault, context in
    let opener = context.text(fault.range)
    let others =
      switch fault.count {
      case 1: ""
      case 2: ", nor is one around it"
      case let count: ", nor are \(count - 1) around it"
      }
    let place = fault.related.map(context.text) ?? ""
    return [
      context.finding(
        fault, "\(opener) is never closed\(others)",
        help: "add \(opener == "[" ? "]" : "}") where it belongs",
        related: place.isEmpty
          ? "the document ends here"
          : place.utf8.count == 1
            ? "this closer belongs to a bracket around it" : "this key belongs behind it")
    ]
  }
}
