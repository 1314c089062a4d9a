import FCMLint

extension Rule {
  /// A thousand at a time.
  static let tooManyRegistrationTokens = Rule(
    "too-many-registration-tokens", .groups, .error, on: .field(.batchTokens).in(.topicBatch),
    summary: "A topic batch must not have more than 1000 registration tokens.",
    why: """
      The service refuses a request with more tokens, and the Admin SDKs refuse to send it. Send \
      several requests instead.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/manage-topics",
    bad: [
      #"{ "to": "/topics/fog", "registration_tokens": «["#
        + String(repeating: #""{{a}}","#, count: 1000) + #""{{b}}"]» }"#
    ],
    good: [
      #"{ "to": "/topics/fog", "registration_tokens": ["#
        + String(repeating: #""{{a}}","#, count: 999) + #""{{b}}"] }"#
    ]
  ) { list, _ in
    let count = list.elementCount
    guard count > 1000 else { return [] }
    return [
      Finding(
        at: list, "\(count) tokens are too many: one request may have 1000",
        help: "split the list into several requests"
      )
      .given(whole: list)
    ]
  }
}
