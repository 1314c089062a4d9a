import FCMLint

extension Rule {
  /// A colon stands between a name and its value.
  static let missingColon = Rule(
    "missing-colon", .syntax, .error, on: .syntaxError(.missingColon),
    summary: "There is no colon between a key and its value.",
    why: """
      A key must be followed by a colon and its value. Without the colon the service answers 400 \
      with "Expected : between key:value pair". A sample in Firebase's own documentation has this \
      mistake.
      """,
    source: "RFC 8259 §4; Firebase documentation, delivery options sample",
    bad: [
      #"{ "message": { "topic": "news", "notification" «{» "title": "Hi" } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title" «=» "Hi" } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title" «=>» "Hi" } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title"«,» "Hi" } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title«:"» "Hi" } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" } } }"#
    ]
  ) { error, context in
    let found = context.text(error.range)
    let isOther = ["=", "=>", ",", ";"].contains(found)
    if found.hasPrefix(":") {
      return [
        context.finding(
          error, "the colon stands inside the quotation marks",
          help: "put it behind the closing one", fix: "put it behind the quotation mark")
      ]
    }
    return [
      context.finding(
        error,
        isOther
          ? "expected a colon, found \(found)"
          : "missing colon between the key and \(context.excerpt(error.range))",
        help: isOther ? "replace it with a colon" : "add a colon after the key",
        fix: isOther ? "replace it with a colon" : "insert the colon")
    ]
  }
}
