import FCMLint

extension Rule {
  static let unclosedContainer = Rule(
    "unclosed-container", .syntax, .error, on: .syntaxError(.unclosedContainer),
    summary: "Every object and array must be closed.",
    why: """
      The file was cut off, or a closing bracket was deleted by mistake. FCM responds with error \
      400 "Unexpected end of string". The fix adds the bracket at the end. It is safe only if an \
      earlier place would move members to an object that does not have them.
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
    let closer = opener == "[" ? "]" : "}"
    let others =
      switch error.detail {
      case .openContainers(2): " and 1 enclosing bracket are"
      case .openContainers(let count) where count > 2:
        " and \(count - 1) enclosing brackets are"
      default: " is"
      }
    let place = error.related.map(context.text) ?? ""
    return [
      context.finding(
        error, "this \(opener)\(others) never closed",
        help: "add \(closer) after its last \(opener == "[" ? "element" : "member")",
        related: place.isEmpty
          ? "the document ends here"
          : place.utf8.count == 1
            ? "this closes an enclosing bracket" : "this key belongs to the enclosing object",
        fix: error.detail == .openContainers(1) ? "add \(closer) at the end" : "add the closers",
        error.detail == .openContainers(1) && context.canOnlyCloseAtEnd ? .safe : .unsafe)
    ]
  }
}
