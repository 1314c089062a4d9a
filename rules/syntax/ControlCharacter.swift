import FCMLint

extension Rule {
  /// Line breaks and tabs in a string are escaped.
  static let controlCharacter = Rule(
    "control-character", .syntax, .error, on: .syntaxError(.controlCharacter),
    summary: "A string contains a raw line break, tab or other control character.",
    why: """
      Characters below U+0020 must be escaped inside a string. The usual cause is a text that \
      continues on the next line of the file. Most parsers refuse it, and the others also keep the \
      indentation as part of the text.
      """,
    source: "RFC 8259 §7",
    bad: [
      """
      { "message": { "topic": "news", "notification": { "body": "two«
      »lines" } } }
      """,
      "{ \"message\": { \"topic\": \"news\", \"notification\": { \"title\": \"a«\t»b\" } } }",
    ],
    good: [
      ##"{ "message": { "topic": "news", "notification": { "body": "two\nlines\tand a tab" } } }"##
    ]
  ) { error, context in
    let first = context.text(error.range).unicodeScalars.first
    let (name, escape) =
      switch first {
      case "\n", "\r": ("line break", "\\n")
      case "\t": ("tab", "\\t")
      default: ("control character", "an escape such as \\u001b")
      }
    return [
      context.finding(
        error, "a raw \(name) in a string", help: "write \(escape)",
        fix: "escape the control characters")
    ]
  }
}
