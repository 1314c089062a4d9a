import FCMLint

extension Rule {
  static let unclosedContainer = Rule(
    "unclosed-container", .syntax, .error, on: .syntaxError(.unclosedContainer),
    summary: "Every object and array must be closed.",
    why: """
      The file was cut off, or a closing bracket was deleted by mistake. FCM responds with error \
      400 "Unexpected end of string". There is no automatic fix, because the place of the missing \
      bracket is unknown.
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
      case .openContainers(2): " and 1 enclosing bracket"
      case .openContainers(let count) where count > 2:
        " and \(count - 1) enclosing brackets"
      default: ""
      }
    let place = error.related.map(context.text) ?? ""
    return [
      context.finding(
        error, "unclosed \(opener)\(others)",
        help: opener == "[" ? "add ] after its last element" : "add } after its last member",
        related: place.isEmpty
          ? "the document ends here"
          : place.utf8.count == 1
            ? "this closes an enclosing bracket" : "this key belongs to the enclosing object")
    ]
  }
}
