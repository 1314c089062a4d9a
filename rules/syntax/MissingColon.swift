import FCMLint

extension Rule {
  /// A colon stands between a name and its value.
  static let missingColon = Rule(
    "missing-colon", .error, syntax: .missingColon,
    summary: "No colon stands between a key and its value.",
    why: """
      A key is parted from its value by a colon and by nothing else. The service answers \
      400 with "Expected : between key:value pair"; a sample in Firebase's own \
      documentation has this slip.
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
  ) { fault, context in
    let found = context.text(fault.range)
    let isOther = ["=", "=>", ",", ";"].contains(found)
    if found.hasPrefix(":") {
      return [
        context.finding(
          fault, "the colon stands inside the quotation marks",
          help: "put it behind the closing one", fix: "put it behind the quotation mark")
      ]
    }
    return [
      context.finding(
        fault,
        isOther
          ? "\(found) where a colon is due"
          : "no colon between the key and \(context.excerpt(fault.range))",
        help: isOther ? "write a colon" : "put a colon behind the key",
        fix: isOther ? "write a colon" : "insert the colon")
    ]
  }
}
