import FCMLint

extension Rule {
  /// Every opener has its closer.
  static let unclosedContainer = Rule(
    "unclosed-container", .syntax, .error, on: .syntaxError(.unclosedContainer),
    summary: "An object or array is never closed.",
    why: """
      The file was cut off, or a closing bracket was lost in an edit. The service answers 400 with \
      "Unexpected end of string". Only the author knows where the bracket belongs, so there is no \
      automatic fix.
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
  ) { error, context in
    let opener = context.text(error.range)
    let others =
      switch error.detail {
      case .openContainers(2): ", and neither is 1 bracket around it"
      case .openContainers(let count) where count > 2:
        ", and neither are \(count - 1) brackets around it"
      default: ""
      }
    let place = error.related.map(context.text) ?? ""
    return [
      context.finding(
        error, "\(opener) is never closed\(others)",
        help: "add \(opener == "[" ? "]" : "}") at the end of its content",
        related: place.isEmpty
          ? "the document ends here"
          : place.utf8.count == 1
            ? "this closes a bracket around it" : "this key belongs after it")
    ]
  }
}
