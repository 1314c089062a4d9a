import FCMLint

extension Rule {
  static let retiringEndpoint = Rule(
    "retiring-endpoint", .groups, .info, about: .arrival,
    on: .field(.batchTo).in(.topicBatch).includingPlaceholders(),
    summary: "Topic subscriptions should use HTTP v1 instead of the Instance ID API.",
    why: """
      The Instance ID API, which subscribes many tokens with one request, will be shut down on \
      2027-09-29, and new projects cannot use it since 2026-10-01. HTTP v1 has \
      topicSubscriptions instead: one small request for each token and topic, with an empty body. \
      The Admin SDK for Python uses it since 7.7; those for Node.js 14.3, Go 4.21, Java 9.10 and \
      .NET 3.5 still use the old API, so update them before that date.
      """,
    source: """
      https://firebase.google.com/docs/cloud-messaging/manage-topics; \
      https://developers.google.com/instance-id/reference/server; the code of the Admin SDKs
      """,
    bad: [#"{ «"to"»: "/topics/fog", "registration_tokens": ["{{a}}"] }"#],
    good: [#"{ "message": { "topic": "fog", "notification": { "title": "Fog" } } }"#]
  ) { topic, _ in
    [
      Finding(
        at: topic.key ?? topic,
        "this body is for the Instance ID API, which will be shut down on 2027-09-29",
        help: "use POST v1/projects/PROJECT/registrations/TOKEN/topicSubscriptions?topicName=NAME")
    ]
  }
}
