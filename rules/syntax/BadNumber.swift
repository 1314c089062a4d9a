import FCMLint

extension Rule {
  static let badNumber = Rule(
    "bad-number", .syntax, .error, on: .syntaxError(.badNumber),
    summary: "Numbers must be written in JSON syntax.",
    why: """
      JSON numbers are decimal, have no leading zero or plus sign, and have digits on both sides \
      of the decimal point. FCM rejects octal and hexadecimal numbers and those that start with a \
      plus sign or a point, and so does JSON.parse. A number with a leading \
      zero is fixed only if its octal and decimal values are equal, because parsers disagree about \
      the others. All values of data are strings, so a telephone number there keeps its plus sign.
      """,
    source: "RFC 8259 §6; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": «+1» } } } } }"#,
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": «01» } } } } }"#,
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": «012» } } } } }"#,
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": «0x1f» } } } } }"#,
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": «1_000» } } } } }"#,
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": «1.» } } } } }"#,
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": «1.2.3» } } } } }"#,
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "relevance-score": «.5» } } } } }"#,
      #"{ "message": { "topic": "news", "data": { "phone": «+491512345» } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": 1, "relevance-score": 0.5 } } } } }"#,
      #"{ "message": { "topic": "news", "apns": { "payload": { "aps": { "badge": 1e0 } } } } }"#,
    ]
  ) { error, context in
    if context.isInData(error) {
      let text = JSONEscaping.quoted(context.text(error.range))
      let finding = context.finding(
        error, "\(context.excerpt(error.range)) is not a JSON number",
        help: "write it as a string: \(Excerpt.shortened(text))")
      return [finding.fix("convert to a string", .unsafe, Edit(error.range, text))]
    }
    let repair = error.repair.first?.replacement
    return [
      context.finding(
        error, "\(context.excerpt(error.range)) is not a JSON number",
        help: repair.map { "write \($0)" } ?? "write it as a plain decimal number",
        fix: repair.map { "replace with \($0)" })
    ]
  }
}
