import FCMLint

extension Rule {
  static let badDuration = Rule(
    "bad-duration", .schema, .error, about: .lifetime | .arrival, on: .violation(.badDuration),
    summary: "A duration must be a string of seconds that ends in s, such as \"3.5s\".",
    why: """
      FCM expects a duration as a string: digits, optionally a point and up to nine more digits, \
      then a lower-case s. It rejects a bare number, a string without s, and other units with \
      INVALID_ARGUMENT ("Illegal duration format"). Its older converter also accepts spaces, a \
      plus sign or an empty fraction, but this is not documented. The Admin SDKs for Node.js and \
      Java take milliseconds where the API takes seconds.
      """,
    source: "https://protobuf.dev/programming-guides/json/ (Duration); protobuf 21.12, time.cc",
    bad: [
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «3600» } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «"1h"» } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «"PT1H"» } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": «1800000» } } }"#,
      #"{ "message": { "token": "{{t}}", "data": { "a": "b" }, "android": { "ttl": «"{{h}}h"» } } }"#,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { "vibrate_timings": [«0», «"500ms"», «250»] } } } }
      """,
    ],
    good: [
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": "3600s" } } }"#,
      #"{ "message": { "topic": "news", "data": { "a": "b" }, "android": { "ttl": "0.5s" } } }"#,
      #"{ "message": { "token": "{{t}}", "data": { "a": "b" }, "android": { "ttl": "{{n}}00s" } } }"#,
    ]
  ) { violation, document in
    let value = violation.node
    let isTTL = violation.row?.field == .androidTTL
    let message: String
    switch ProtoDuration.refusal(of: value) {
    case .tooLong:
      let longest = isTTL ? "2419200s" : "315576000000s"
      return [
        Finding(
          at: value, "duration \(value.excerpt) is longer than FCM allows, so FCM rejects it",
          help: "write at most \"\(longest)\"")
      ]
    case .tooFine:
      message = "duration \(value.excerpt) has more than nine decimal places, so FCM rejects it"
    case .malformed: message = "\(value.excerpt) is not a valid duration, so FCM rejects it"
    }
    let isMilliseconds = isTTL && DurationRepair.unit(ofLifetime: value) == .milliseconds
    let finding = Finding(
      at: value, message,
      help: isMilliseconds
        ? "write seconds followed by s: this value looks like milliseconds"
        : "write seconds followed by s, such as \"3600s\" or \"0.5s\"")
    return [
      finding.fix(isTTL ? violation.writingLifetime() : violation.writingSeconds(in: document))
    ]
  }
}
