import FCMLint

extension Rule {
  /// { is closed by }, [ by ].
  static let mismatchedBracket = Rule(
    "mismatched-bracket", .syntax, .error, on: .syntaxError(.mismatchedBracket),
    summary: "An object or array is closed by the wrong bracket.",
    why: """
      Either the closing bracket is of the wrong type, or the right one is missing before it. The \
      finding points at the opening bracket, the note at the closing bracket that does not match. \
      Members in [ ] are how Swift and PHP write objects.
      """,
    source: "RFC 8259 §4–5",
    bad: [
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "alert": «{» "title": "Hi" ] } } } } }"#,
      #"{ "message": { "topic": "news", "android": { "notification": { "title_loc_key": "K", "title_loc_args": «[»"a" } } } }"#,
      #"{ "message": { "topic": "news", "notification": «[»"title": "Hi", "body": "x"] } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { error, context in
    let opener = context.text(error.range)
    let found = error.related.map(context.text) ?? ""
    if !error.repair.isEmpty {
      return [
        context.finding(
          error, "members stand in [ ] as if they were elements", help: "write { and } around them",
          fix: "write braces")
      ]
    }
    let closer = opener == "[" ? "]" : "}"
    return [
      context.finding(
        error, "\(opener) is not closed by \(closer)",
        help: error.detail == .replacedCloser
          ? "write \(closer) in place of \(found)" : "add \(closer) at the end of its content",
        related: "\(found) does not match it")
    ]
  }
}
