import FCMLint

extension Rule {
  /// Numbers are written in one way.
  static let badNumber = Rule(
    "bad-number", .syntax, .error, on: .syntaxError(.badNumber),
    summary: "A number is not written as JSON requires.",
    why: """
      JSON numbers are decimal, without a leading zero or plus sign, and with digits on both sides \
      of the decimal point. The service refuses octal and hexadecimal numbers. A number with a \
      leading zero is fixed only if its octal and decimal values are equal, because parsers \
      disagree about the rest. The values of data are text, in which a telephone number keeps its \
      plus sign.
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
        help: "write it as text, such as \(Excerpt.shortened(text))")
      return [finding.fix("write it in quotes", .unsafe, Edit(error.range, text))]
    }
    let repair = error.repair.first?.replacement
    return [
      context.finding(
        error, "\(context.excerpt(error.range)) is not a JSON number",
        help: repair.map { "write \($0)" } ?? "write it as a plain decimal number",
        fix: repair.map { "write \($0)" })
    ]
  }
}
