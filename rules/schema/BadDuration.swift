import FCMLint

extension Rule {
  /// A duration is text: decimal seconds and an `s`.
  static let badDuration = Rule(
    "bad-duration", .error, schema: .badDuration,
    summary: "A duration is text with seconds and the letter s, such as \"3.5s\".",
    why: """
      The service reads durations by the rules of ProtoJSON: digits, at most nine digits of \
      fraction, then a lower-case s. A bare number, a text without s and other units are refused \
      with INVALID_ARGUMENT ("Illegal duration format").
      """,
    source: "https://protobuf.dev/programming-guides/json/ (Duration)",
    bad: [
      #"{ "message": { "topic": "news", "android": { "ttl": «3600» } } }"#,
      #"{ "message": { "topic": "news", "android": { "ttl": «"1h"» } } }"#,
    ],
    good: [#"{ "message": { "topic": "news", "android": { "ttl": "3600s" } } }"#]
  ) { fault, _ in
    let value = fault.node
    let finding = Finding(
      at: value, "duration \(value.excerpt) is not seconds with an s",
      help: "write seconds, such as \"3600s\"")
    guard let text = value.numberText ?? value.text, let seconds = Int64(text), seconds >= 0 else {
      return [finding]
    }
    return [finding.fix("write \"\(seconds)s\"", .safe, value.replacing(withText: "\(seconds)s"))]
  }
}
