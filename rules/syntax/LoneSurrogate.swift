import FCMLint

extension Rule {
  static let loneSurrogate = Rule(
    "lone-surrogate", .syntax, .error, about: .syntax | .text | .arrival,
    on: .syntaxError(.loneSurrogate),
    summary: "Surrogate escapes must come in pairs.",
    why: """
      Characters above U+FFFF, such as emoji, are written as two escapes in JSON. One half alone \
      is not a character and cannot be encoded in UTF-8: FCM rejects it or shows a replacement \
      character. The usual cause is text that was cut in the middle of an emoji.
      """,
    source: "RFC 8259 §8.2; ProtoJSON guide (strings are UTF-8)",
    bad: [
      ##"{ "message": { "topic": "news", "notification": { "title": "Ebb «\ud83c»" } } }"##
    ],
    good: [
      ##"{ "message": { "topic": "news", "notification": { "title": "Ebb \ud83c\udf0a" } } }"##
    ]
  ) { error, context in
    [
      context.finding(
        error, "\(context.excerpt(error.range)) is only half of a surrogate pair",
        help: "write both halves, or the character itself")
    ]
  }
}
