import FCMLint

extension Rule {
  /// A duration is text: decimal seconds and an `s`.
  static let badDuration = Rule(
    "bad-duration", .error, schema: .badDuration,
    summary: "A duration must be a string of seconds that ends in s, such as \"3.5s\".",
    why: """
      The service expects a duration as a string: digits, optionally a point and up to nine more \
      digits, then a lower-case s. It refuses a bare number, a string without s, and other units \
      with INVALID_ARGUMENT ("Illegal duration format"). Its older converter also accepts spaces, \
      a plus sign or an empty fraction, but this is not documented. The Admin SDKs for Node.js and \
      Java take milliseconds where the API takes seconds.
      """,
    source: "https://protobuf.dev/programming-guides/json/ (Duration); protobuf 21.12, time.cc",
    bad: [
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «3600» } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «"1h"» } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «"PT1H"» } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «1800000» } } }"#,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "vibrate_timings": [«0», «"500ms"», «250»] } } } }
      """,
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": "3600s" } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": "0.5s" } } }"#,
    ]
  ) { fault, document in
    let value = fault.node
    let isTTL = fault.row?.field == .androidTTL
    let number = value.number ?? value.text.flatMap(Double.init) ?? 0
    let isLong = isTTL && DurationGuess.isMilliseconds(lifetime: number)
    let parts = (value.text ?? "").split(separator: ".", omittingEmptySubsequences: false)
    let isTooFine =
      parts.count == 2 && parts[1].utf8.count > 10 && parts[1].last == "s"
      && (parts[0] + parts[1].dropLast()).allSatisfy(\.isWholeNumber)
    let isTooLong = !isTooFine && DurationText.isTooLong(value)
    let reason =
      isTooFine
      ? "more than nine decimal places"
      : isTooLong ? "no duration is so long" : "it must be a string such as \"3600s\""
    if isTooLong {
      let longest = isTTL ? "2419200s" : "315576000000s"
      return [
        Finding(
          at: value, "duration \(value.excerpt) is refused: \(reason)",
          help: "write at most \"\(longest)\"")
      ]
    }
    let finding = Finding(
      at: value, "duration \(value.excerpt) is refused: \(reason)",
      help: isLong
        ? "this looks like milliseconds: write seconds, followed by s"
        : "write seconds, followed by s, such as \"3600s\" or \"0.5s\"")
    if !isTTL { return [finding.fix(fault.writingSeconds(in: document))] }
    guard let guess = DurationGuess(value, bare: isLong ? .milliseconds : .seconds),
      let seconds = DurationText(text: Array(guess.text.utf8)[...])?.seconds,
      seconds <= Lifetime.longest
    else { return [finding] }
    // A few thousand may be either.
    let isRound = number >= 1000 && number.remainder(dividingBy: 1000) == 0 && number < 10_000
    return [
      finding.fix(
        "write \"\(guess.text)\"", guess.isSure && !isRound ? .safe : .unsafe,
        value.replacing(withText: guess.text))
    ]
  }
}
