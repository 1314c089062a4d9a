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
      #"{ "message": { "topic": "news", "notification": { "title": «new Date("1, 2")» } } }"#,
      #"{ "message": { «""topic""»: «""news""», "android": { "ttl": «60s"» } } }"#,
      #"{ "message": { "topic": "news", «\#u{A0}»"notification": { "title": "Hi" } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "notification": { "title": {{title}} } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": "He said \"hi\" to me" } } }"#,
    ]
  ) { fault, context in
    let text = context.text(fault.range)
    let node = context.node(of: fault)
    let isText = node?.kind == .string || node?.kind == .key
    let (message, help): (String, String)
    switch text {
    case _ where isText && !text.hasPrefix("\"") && !fault.repair.isEmpty:
      message = "\(context.excerpt(fault.range)) has no quotation mark in front"
      help = "write one in front"
    case _ where isText && !fault.repair.isEmpty:
      message = "the quotation marks of \(context.excerpt(fault.range)) are doubled"
      help = "write one on each side"
    case _ where isText:
      message = "a quotation mark inside a string ends it"
      help = "write \\\" for a quotation mark that belongs to the text"
    case "...", "…":
      message = "\(text) is not JSON"
      help = "write out what the ellipsis stands for, or remove it"
    case "}", "]":
      message = "\(text) closes nothing"
      help = "remove it"
    case _ where text.utf8.allSatisfy(Array(",:; \t\r\n".utf8).contains):
      message = "\(context.excerpt(fault.range)) parts nothing"
      help = "remove it"
    case _ where text.unicodeScalars.allSatisfy(Excerpt.isForeignSpace):
      message = "\(context.excerpt(fault.range)) is no white space to JSON"
      help = "write an ordinary space (U+0020)"
    default:
      message = "\(context.excerpt(fault.range)) is not JSON"
      help = "write a string in double quotes, a number, true, false, null, [ or {"
    }
    return [context.finding(fault, message, help: help, fix: isText ? help : nil)]
  }
}
