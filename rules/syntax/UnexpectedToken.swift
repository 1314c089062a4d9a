import FCMLint

extension Rule {
  /// Only JSON may stand where JSON is due.
  static let unexpectedToken = Rule(
    "unexpected-token", .syntax, .error, on: .syntaxError(.unexpectedToken),
    summary: "Something in the document is not JSON.",
    why: """
      Typical cases are a bare word, an expression, an ellipsis copied from documentation, an \
      unescaped quotation mark inside a string, or a no-break space copied from a web page. The \
      service answers 400 with "Unexpected token" or "Expected a value". Template placeholders and \
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
    let shown = context.excerpt(error.range)
    let node = context.node(of: error)
    let (message, help): (String, String) =
      switch text {
      case "\"" where !error.repair.isEmpty:
        ("one quotation mark too many", "use one at each end of the string")
      case _ where node?.kind == .string && !text.hasPrefix("\"") && !error.repair.isEmpty:
        ("\(shown) has no opening quotation mark", "add one before it")
      case _ where node?.kind == .string && text.utf8.count > 1 && !error.repair.isEmpty:
        ("the quotation marks of this JSON text end the string", "write \\\" for each of them")
      case "{" where !error.repair.isEmpty: ("one { too many", "remove it")
      case "{", "[": ("expected a key, found \(text)", "add the key before it")
      case _ where node?.kind == .string || node?.kind == .key:
        ("a quotation mark inside a string ends it", "write \\\" if it is part of the text")
      case "...", "…":
        ("\(text) is not JSON", "replace the ellipsis with the real content, or remove it")
      case "}", "]":
        (
          "\(text) does not close anything",
          "remove it\(error.repair.isEmpty ? ", or add the bracket that opens" : "")"
        )
      case _ where text.utf8.allSatisfy(Array(",:; \t\r\n".utf8).contains):
        ("unexpected \(shown)", "remove it")
      case _ where text.utf8.allSatisfy { $0 == 0 }:
        ("NUL bytes are not allowed in JSON", "remove them: they are no part of the document")
      case _ where text.unicodeScalars.allSatisfy(Excerpt.isForeignSpace):
        ("this kind of space is not allowed in JSON", "use an ordinary space (U+0020)")
      default:
        ("\(shown) is not JSON", "write text in double quotes, a number, true, false or null")
      }
    // Which of several brackets is the one too many, only the author knows.
    let isQuote = text == "\"" || node?.kind == .string
    let fix = text == "\"" || !isQuote ? "remove it" : help
    let isSafe = isQuote || text.hasPrefix(",") || text == ";"
    return [context.finding(error, message, help: help, fix: fix, isSafe ? .safe : .unsafe)]
  }
}
