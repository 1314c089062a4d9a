import FCMLint

extension Rule {
  static let controlCharacter = Rule(
    "control-character", .syntax, .error, on: .syntaxError(.controlCharacter),
    summary: "Line breaks, tabs and other control characters in a string must be escaped.",
    why: """
      JSON requires an escape for each character below U+0020 in a string. The usual cause is text \
      that continues on the next line of the file. JSON.parse and the parsers of Python and Go \
      reject it, so no Admin SDK gets the document. What FCM does is not documented; a parser that \
      accepts it keeps the indentation as part of the text.
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
        error, "unescaped \(name) in a string", help: "write \(escape)",
        fix: "escape the \(name)")
    ]
  }
}
