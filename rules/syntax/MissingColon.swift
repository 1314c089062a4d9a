import FCMLint

extension Rule {
  static let missingColon = Rule(
    "missing-colon", .syntax, .error, on: .syntaxError(.missingColon),
    summary: "A colon must separate a key from its value.",
    why: """
      A key must be followed by a colon and its value. Without the colon FCM responds with error \
      400 "Expected : between key:value pair". A sample in Firebase's own documentation has this \
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
          error, "the colon is inside the quotes",
          help: "move it after the closing quote", fix: "move it after the closing quote")
      ]
    }
    return [
      context.finding(
        error,
        isOther
          ? "expected a colon, found \"\(found)\""
          : "missing colon before \(context.excerpt(error.range))",
        help: isOther ? "replace it with a colon" : "add a colon after the key",
        fix: isOther ? "replace with a colon" : "add a colon")
    ]
  }
}
