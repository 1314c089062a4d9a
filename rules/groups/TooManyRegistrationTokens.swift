import FCMLint

extension Rule {
  static let tooManyRegistrationTokens = Rule(
    "too-many-registration-tokens", .groups, .error, on: .field(.batchTokens).in(.topicBatch),
    summary: "A topic batch must not have more than 1000 registration tokens.",
    why: """
      FCM rejects a request with more tokens, and the Admin SDKs do not send it. Split the list \
      into several requests.
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
        at: list, "the topic batch has \(count) tokens; the limit is 1000",
        help: "split the list into several requests"
      )
      .given(whole: list)
    ]
  }
}
