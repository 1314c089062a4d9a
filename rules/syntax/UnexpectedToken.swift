import FCMLint

extension Rule {
  static let unexpectedToken = Rule(
    "unexpected-token", .syntax, .error, on: .syntaxError(.unexpectedToken),
    summary: "A document must contain only JSON.",
    why: """
      Typical causes are a bare word, an expression, an ellipsis copied from documentation, an \
      unescaped quotation mark in a string, or a no-break space copied from a web page. FCM \
      responds with error 400 "Unexpected token" or "Expected a value". Template placeholders and \
      tags such as {{name}}, {{#if x}}, {% if x %} and <%= x %> are not reported, because they are \
      replaced before the message is sent.
      """,
    source: "RFC 8259 §2–3; Google's JSON to protobuf converter (json_stream_parser.cc)",
    bad: [
      #"{ "message": { "topic": "news", "notification": { "title": «hello» } } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": "Hi" }, «...» } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": "He said «"hi"» to me" } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "{«"b": "c"»}", "d": "e" } } }"#,
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
      #"{ "message": { "topic": "news", {% if x %}"data": { "a": <%= b %> }{% endif %} } }"#,
      #"{ "message": { "topic": "news", "notification": { "title": "He said \"hi\" to me" } } }"#,
    ]
  ) { error, context in
    let text = context.text(error.range)
    // Of a call on several lines, only the first one is shown.
    let isLong = text.utf8.contains(.lineFeed) && text.hasSuffix(")")
    let firstLine = text.prefix { !$0.isNewline }
    let shown = isLong ? Excerpt.shortened("\(firstLine)…)") : context.excerpt(error.range)
    let node = context.node(of: error)
    let (message, help): (String, String) =
      switch text {
      case "\"" where !error.repair.isEmpty:
        ("extra quotation mark", "remove it")
      case _ where node?.kind == .string && !text.hasPrefix("\"") && !error.repair.isEmpty:
        ("\(shown) has no opening quote", "add the opening quote")
      case _ where node?.kind == .string && text.utf8.count > 1 && !error.repair.isEmpty:
        ("unescaped quotation marks in a string of JSON", "write \\\" for each of them")
      case "{" where !error.repair.isEmpty: ("extra {", "remove it")
      case "{", "[": ("expected a key, found \(text)", "add a key before it")
      case _ where node?.kind == .string || node?.kind == .key:
        ("unescaped quotation mark in a string", "write \\\" if it is part of the text")
      case "...", "…":
        ("\(text) is not JSON", "replace it with the real content, or remove it")
      case "or", "and", "OR", "AND":
        ("\(text) is not JSON", "write a comma instead, or keep one of the two members")
      case _ where text.utf8.allSatisfy(Array("]}".utf8).contains):
        (
          "\(shown) has no matching opening bracket",
          "remove it\(error.repair.isEmpty ? ", or add the opening bracket" : "")"
        )
      case _ where text.utf8.allSatisfy(Array(",:; \t\r\n".utf8).contains):
        ("unexpected \"\(shown)\"", "remove it")
      case _ where text.utf8.allSatisfy { $0 == 0 }:
        ("NUL bytes are not allowed in JSON", "remove them")
      case _ where text.unicodeScalars.allSatisfy(Excerpt.isForeignSpace):
        ("this kind of space is not allowed in JSON", "use an ordinary space (U+0020)")
      default:
        ("\(shown) is not JSON", "write a string in double quotes, a number, true, false or null")
      }
    // It is unknown which of several brackets is the extra one.
    let isQuote = text == "\"" || node?.kind == .string
    let fix =
      text == "\"" ? "remove the quotation mark" : isQuote ? help : "remove \(shown)"
    let isSafe = isQuote || text.hasPrefix(",") || text == ";"
    return [context.finding(error, message, help: help, fix: fix, isSafe ? .safe : .unsafe)]
  }
}
