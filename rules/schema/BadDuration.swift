import FCMLint

extension Rule {
  /// A duration is text: decimal seconds and an `s`.
  static let badDuration = Rule(
    "bad-duration", .error, schema: .badDuration,
    summary: "A duration is text with seconds and the letter s, such as \"3.5s\".",
    why: """
      The service reads durations by the rules of ProtoJSON: digits, at most nine digits of \
      fraction, then a lower-case s. A bare number, a text without s and other units are refused \
      with INVALID_ARGUMENT ("Illegal duration format"). Blanks, a plus sign and an empty fraction \
      pass its older converter, which nothing promises. The Admin SDKs for Node.js and Java take \
      milliseconds where the API takes seconds.
      """,
    source: "https://protobuf.dev/programming-guides/json/ (Duration); protobuf 21.12, time.cc",
    bad: [
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «3600» } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «"1h"» } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «"PT1H"» } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «3600000» } } }"#,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "vibrate_timings": [«0», «"500ms"», «250»] } } } }
      """,
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": "3600s" } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": "0.5s" } } }"#,
    ]
  ) { fault, _ in
    let value = fault.node
    let isTTL = fault.row?.field == .androidTTL
    let isLong = isTTL && (value.number ?? value.text.flatMap(Double.init) ?? 0) > 2_419_200
    let parts = (value.text ?? "").split(separator: ".", omittingEmptySubsequences: false)
    let isTooFine =
      parts.count == 2 && parts[1].utf8.count > 10 && parts[1].last == "s"
      && (parts[0] + parts[1].dropLast()).allSatisfy(\.isWholeNumber)
    let finding = Finding(
      at: value,
      "duration \(value.excerpt) "
        + (isTooFine ? "has more than nine digits of fraction" : "is not seconds with an s"),
      help: isLong
        ? "this looks like milliseconds: write seconds with an s"
        : "write seconds, such as \"3600s\" or \"0.5s\"")
    guard let guess = DurationGuess(value, bare: isTTL && !isLong ? .seconds : .milliseconds),
      let seconds = DurationText(text: Array(guess.text.utf8)[...])?.seconds,
      !isTTL || seconds <= 2_419_200
    else { return [finding] }
    return [
      finding.fix(
        "write \"\(guess.text)\"", guess.isSure ? .safe : .unsafe,
        value.replacing(withText: guess.text))
    ]
  }
}
