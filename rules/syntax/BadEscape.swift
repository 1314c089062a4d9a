import FCMLint

extension Rule {
  static let badEscape = Rule(
    "bad-escape", .syntax, .error, on: .syntaxError(.badEscape),
    summary: "An escape in a string must be one that JSON defines.",
    why: """
      JSON allows b, f, n, r, t, a slash, a double quote, another backslash, or u with four \
      hexadecimal digits after a backslash. Google's parser seems to read any other escape as the \
      character itself, so a Windows path or a regular expression arrives changed. Other parsers \
      reject the document.
      """,
    source: "RFC 8259 §7; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      ##"{ "message": { "topic": "news", "notification": { "title": "it«\'»s", "body": "«\x41»" } } }"##,
      ##"{ "message": { "topic": "news", "notification": { "title": "«\u00»g0" } } }"##,
      ##"{ "message": { "topic": "news", "notification": { "title": "C:«\P»ush" } } }"##,
    ],
    good: [
      ##"{ "message": { "topic": "news", "notification": { "title": "\u00e9\n\t\"\\ \/" } } }"##
    ]
  ) { error, context in
    let text = context.text(error.range)
    if text.hasPrefix("\\u") {
      return [
        context.finding(
          error, "the escape \(text) is incomplete, so parsers reject it",
          help: "write four hexadecimal digits after \\u"
        )
      ]
    }
    let repair = error.repair.first?.replacement
    let letter = text.utf8.dropFirst().first ?? 0
    if letter == .lineFeed || letter == .carriageReturn {
      return [
        context.finding(
          error, "a backslash at the end of a line does not join lines in JSON",
          help: "write the text on one line, with \\n for each line break",
          fix: repair == nil ? nil : "join the lines")
      ]
    }
    let isOpen = repair?.hasPrefix("\\\\") == true
    return [
      context.finding(
        error, "the escape \(context.excerpt(error.range)) is not allowed in JSON",
        help: "write the character itself, or \\\\ for a backslash",
        fix: repair.map { $0.isEmpty ? "remove the backslash" : "replace with \($0)" },
        isOpen ? .unsafe : .safe)
    ]
  }
}
