import FCMLint

extension Rule {
  /// Line breaks and tabs in a string are escaped.
  static let controlCharacter = Rule(
    "control-character", .error, syntax: .controlCharacter,
    summary: "A string holds a raw line break, tab or other control character.",
    why: """
      Characters below U+0020 must be escaped inside a string. A text that is broken over \
      several lines of the file is the usual case; most readers refuse it, and those that \
      do not keep the indentation too.
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
  ) { fault, context in
    let first = context.text(fault.range).unicodeScalars.first
    let (name, escape) =
      switch first {
      case "\n", "\r": ("line break", "\\n")
      case "\t": ("tab", "\\t")
      default: ("control character", "an escape such as \\u001b")
      }
    return [
      context.finding(
        fault, "a raw \(name) in a string", help: "write \(escape)",
        fix: "escape the control characters")
    ]
  }
}
