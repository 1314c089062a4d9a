import FCMLint

extension Rule {
  /// Surrogates come in pairs.
  static let loneSurrogate = Rule(
    "lone-surrogate", .syntax, .error, on: .syntaxError(.loneSurrogate),
    summary: "An escape is only one half of a surrogate pair.",
    why: """
      Characters beyond U+FFFF, such as emoji, are written as two escapes in JSON. One half alone \
      is not a character and cannot be encoded in UTF-8: the service refuses it or shows a \
      replacement character. Usually a text was cut in the middle of an emoji.
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
        error, "\(context.excerpt(error.range)) is only half of a character",
        help: "write both halves of the pair, or the character itself")
    ]
  }
}
