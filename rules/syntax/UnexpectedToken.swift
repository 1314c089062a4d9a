import FCMLint

extension Rule {
  /// Only JSON may stand where JSON is due.
  static let unexpectedToken = Rule(
    "unexpected-token", .error, syntax: .unexpectedToken,
    summary: "Something that is no JSON stands in the document.",
    why: """
      Bare words, expressions, an ellipsis copied from documentation, a quotation mark \
      inside a string, or a no-break space copied from a web page: the service answers 400 \
      with "Unexpected token" or "Expected a value". Template placeholders such as \
      {{name}} are no fault: something replaces them before the message is sent.
      """,
    source: "RFC 8259 §2–3; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ "message": { "topic": "news", "notification": { "title": «hello» } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" }, «...» } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": "He said «"hi"» to me" } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": "Hi", «,» "body": "x" } } }"#,
      #"{ "message": { "topic": "news", "notification": { «"»"title": "Hi" } } }"#,
      #"{ "message": { "topic": "news"«"», "notification": { "title": "Hi" } } }"#,
      #"{ "message": { "topic": "news", "notification": { «{» "title": "Hi" } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": «new Date("1, 2")» } } }"#,
      #"{ "message": { "topic": "news", "android": { "ttl": «60s"» } } }"#,
      #"{ "message": { "topic": "news", «\#u{A0}»"notification": { "title": "Hi" } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": {{title}} } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": "He said \"hi\" to me" } } }"#,
    ]
  ) { fault, context in
    let text = context.text(fault.range)
    let shown = context.excerpt(fault.range)
    let node = context.node(of: fault)
    let (message, help): (String, String) =
      switch text {
      case "\"" where !fault.repair.isEmpty:
        ("a quotation mark too many", "write one at each end of the text")
      case _ where node?.kind == .string && !text.hasPrefix("\"") && !fault.repair.isEmpty:
        ("\(shown) has no quotation mark in front", "write one in front")
      case "{" where !fault.repair.isEmpty: ("{ is one too many", "remove it")
      case "{", "[": ("\(text) stands where a key is due", "write the key in front of it")
      case _ where node?.kind == .string || node?.kind == .key:
        ("a quotation mark inside a string ends it", "write \\\" for one that belongs to the text")
      case "...", "…":
        ("\(text) is not JSON", "write out what the ellipsis stands for, or remove it")
      case "}", "]":
        ("\(text) closes nothing", "remove it\(fault.repair.isEmpty ? ", or add its opener" : "")")
      case _ where text.utf8.allSatisfy(Array(",:; \t\r\n".utf8).contains):
        ("\(shown) parts nothing", "remove it")
      case _ where text.unicodeScalars.allSatisfy(Excerpt.isForeignSpace):
        ("\(shown) is no white space to JSON", "write an ordinary space (U+0020)")
      default:
        ("\(shown) is not JSON", "write text in double quotes, a number, true, false or null")
      }
    // Which of several brackets is the one too many, only the author knows.
    let isQuote = text == "\"" || node?.kind == .string
    let fix = text == "\"" || !isQuote ? "remove it" : help
    return [context.finding(fault, message, help: help, fix: fix, isQuote ? .safe : .unsafe)]
  }
}
