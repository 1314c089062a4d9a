import FCMLint

extension Rule {
  /// A door with a closing date.
  static let retiringEndpoint = Rule(
    "retiring-endpoint", .groups, .hint, on: .batchTo, kinds: .topicBatch, seesTemplates: true,
    summary: "The Instance ID endpoints for topics go away in September 2027.",
    why: """
      Subscribing many tokens by one body of the Instance ID API ends on 2027-09-29. HTTP v1 has \
      topicSubscriptions instead: one small request for each token and topic, without a body worth \
      the name. The Admin SDKs change over by themselves.
      """,
    source: "https://firebase.google.com/docs/cloud-messaging/manage-topics",
    bad: [#"{ «"to"»: "/topics/fog", "registration_tokens": ["{{a}}"] }"#],
    good: [#"{ "message": { "topic": "fog", "notification": { "title": "Fog" } } }"#]
  ) { topic, _ in
    [
      Finding(
        at: topic.key ?? topic, "the Instance ID API that takes this body ends on 2027-09-29",
        help: "POST to v1/projects/PROJECT/registrations/TOKEN/topicSubscriptions?topicName=NAME")
    ]
  }
}
