import FCMLint

extension Rule {
  static let duplicateKey = Rule(
    "duplicate-key", .syntax, .error, about: .syntax | .data | .arrival,
    on: .syntaxError(.duplicateKey),
    summary: "A key must occur only once in an object.",
    why: """
      Parsers disagree about which of the two values counts. FCM takes the last value of a typed \
      field, may merge two objects, and rejects a repeated key in a map such as data ("Repeated \
      map key"). JSON.parse and the SDKs silently drop one of them. Two equal values outside such a \
      map are a warning. Keys are compared after their escapes are decoded.
      """,
    source: "RFC 8259 §4; ProtoJSON guide; discovery document of messages.send (last one wins)",
    bad: [
      #"{ "message": { "topic": "news", "notification": { "title": "Hi", «"title"»: "Ho" } } }"#,
      ##"{ "message": { "topic": "news", "data": { "a": "1", «"\u0061"»: "2" } } }"##,
      #"{ "message": { "topic": "news", «"topic"»: "news", "notification": { "title": "Hi" } } }"#,
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "a": "1", "A": "2" } } }"#
    ]
  ) { error, context in
    let finding = context.finding(
      error, "duplicate key \(context.excerpt(error.range)), so one of the two values is ignored",
      help: "remove one of them", related: "first used here")
    guard let (object, one, two) = context.duplicateKeys(of: error) else { return [finding] }
    var known = finding
    let isMap = object.key.map { $0.matches("data") || $0.matches("headers") } ?? false
    if isMap { known.message = "duplicate key \(two.excerpt), so FCM may reject the request" }
    if one.value.source == two.value.source {
      if !isMap { known.severity = .warning }
      return [known.fix("remove the copy", .safe, two.removingMember(from: object))]
    }
    guard let edits = one.value.merging(two.value, in: object) else { return [known] }
    known.help = "merge the two objects"
    return [known.fix("merge the two objects", .unsafe, edits)]
  }
}
