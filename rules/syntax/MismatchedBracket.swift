import FCMLint

extension Rule {
  /// { is closed by }, [ by ].
  static let mismatchedBracket = Rule(
    "mismatched-bracket", .error, syntax: .mismatchedBracket,
    summary: "An object or array is closed by the wrong bracket.",
    why: """
      Either the closer is of the wrong sort, or one closer before it is missing. How many \
      closers follow tells which; the finding stands at the opener, the note at the closer \
      that does not fit. Members in [ ] are how Swift and PHP write them.
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
  ) { fault, context in
    let opener = context.text(fault.range)
    let found = fault.related.map(context.text) ?? ""
    if !fault.repair.isEmpty {
      return [
        context.finding(
          fault, "members stand in [ ] as if they were elements", help: "write { and } around them",
          fix: "write braces")
      ]
    }
    return [
      context.finding(
        fault, "\(opener) is not closed by \(opener == "[" ? "]" : "}")",
        help: "put \(opener == "[" ? "]" : "}") where its content ends",
        related: "\(found) stands where the closer is due")
    ]
  }
}
