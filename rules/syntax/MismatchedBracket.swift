import FCMLint

extension Rule {
  static let mismatchedBracket = Rule(
    "mismatched-bracket", .syntax, .error, on: .syntaxError(.mismatchedBracket),
    summary: "A closing bracket must match the opening one.",
    why: """
      Either the closing bracket is of the wrong type, or the right one is missing before it. FCM \
      responds with error 400 ("Expected , or } after key:value pair"), and every SDK rejects the \
      document. The \
      finding is at the opening bracket, the note at the closing bracket that does not match. A \
      common cause is [ ] around members, as Swift and PHP write dictionaries.
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
          error, "the members of an object are in [ ]", help: "use { } instead",
          fix: "replace [ ] with { }")
      ]
    }
    let closer = opener == "[" ? "]" : "}"
    return [
      context.finding(
        error, "expected \(closer) to close \(opener), found \(found)",
        help: error.detail == .replacedCloser
          ? "replace \(found) with \(closer)" : "add \(closer) before \(found)",
        related: "this does not close \(opener)")
    ]
  }
}
