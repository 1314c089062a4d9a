import FCMLint

extension Rule {
  /// A door with a closing date.
  static let retiringEndpoint = Rule(
    "retiring-endpoint", .groups, .hint,
    on: .field(.batchTo).in(.topicBatch).includingPlaceholders(),
    summary: "The Instance ID endpoints for topics will be shut down in September 2027.",
    why: """
      Subscribing many tokens with one body of the Instance ID API ends on 2027-09-29. HTTP v1 has \
      topicSubscriptions instead: one small request for each token and topic, with an empty body. \
      The Admin SDKs switch by themselves.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/manage-topics",
    bad: [#"{ «"to"»: "/topics/fog", "registration_tokens": ["{{a}}"] }"#],
    good: [#"{ "message": { "topic": "fog", "notification": { "title": "Fog" } } }"#]
  ) { topic, _ in
    [
      Finding(
        at: topic.key ?? topic, "the Instance ID API for this body will be shut down on 2027-09-29",
        help: "POST to v1/projects/PROJECT/registrations/TOKEN/topicSubscriptions?topicName=NAME")
    ]
  }
}
