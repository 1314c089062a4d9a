import FCMLint

extension Rule {
  /// The Admin SDKs rename some fields before they send; nobody does it for a REST document.
  static let sdkSpelling = Rule(
    "sdk-spelling", .error, schema: .sdkSpelling, kinds: .rest,
    summary: "A member has a name that only an Admin SDK knows.",
    why: """
      The Admin SDKs take some fields under names and in units of their own, such as imageUrl or \
      vibrateTimingsMillis, and send what the API wants. In a document that goes over the wire as \
      it is the service refuses these names as unknown.
      """,
    source: "Admin SDKs for Node.js 14.3, Python 7.7, Go, Java 9.10 and .NET 3.5",
    bad: [
      """
      { "message": { "topic": "news",
        "notification": { "title": "Hi", «"imageUrl"»: "https://example.com/a.png" } } }
      """,
      """
      { "message": { "topic": "news", "notification": { "title": "Hi" },
        "android": { "notification": { «"vibrateTimingsMillis"»: [0, 250, 100],
          «"event_timestamp"»: "2026-05-01T09:00:00Z" } } } }
      """,
      #"{ "message": { «"tokens"»: ["a", "b"], "notification": { "title": "Hi" } } }"#,
    ],
    good: [
      """
      { "message": { "topic": "news",
        "notification": { "title": "Hi", "image": "https://example.com/a.png" },
        "android": { "notification": { "vibrate_timings": ["0s", "0.25s", "0.1s"] } } } }
      """
    ]
  ) { fault, document in
    var help = document.advice(on: fault)
    if fault.followers > 0 {
      help +=
        "; \(fault.followers) more \(fault.followers == 1 ? "name" : "names") of the SDK follow"
      help += ": --kind admin-node checks a message for the SDK for Node.js"
    }
    let finding = Finding(
      at: fault.node,
      "\(fault.node.excerpt) \(document.place(in: fault.object)) is a name of the Admin SDKs only",
      help: help)
    return [finding.fix(fault.moving(in: document) ?? fault.millisecondsAsDurations())]
  }
}
